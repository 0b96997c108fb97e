// Pictures: shown at their own shape, enlarged on a press, and never fetched from another host.

import { el, outside, safeUrl } from "./dom.js";
import { Lightbox } from "./lightbox.js";
import { word } from "./words.js";

const CDN = ["cdn.discordapp.com", "media.discordapp.net"];

// The platform's picture hosts are this very server, whatever name the bot knows it by.
export function localUrl(address) {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  const ours = url && (url.origin === location.origin || CDN.includes(url.hostname));
  return ours ? location.origin + url.pathname + url.search : null;
}

export const isPicture = (media) =>
  media.content_type
    ? media.content_type.startsWith("image/")
    : /\.(png|jpe?g|gif|webp)$/i.test(media.filename ?? media.url ?? "");

export function picture(media, alt, { small = false, spoiler = false } = {}) {
  const source = localUrl(media.proxy_url) ?? localUrl(media.url);
  if (!source) return elsewhere(media.url, alt);
  const image = el("img", {
    src: source,
    alt: alt || word("picture"),
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  const button = el(
    "button",
    { type: "button", class: small ? "picture small" : "picture", "aria-label": word("zoom", alt) },
    image,
  );
  if (spoiler) button.classList.add("veiled");
  button.addEventListener("click", () => {
    if (!button.classList.replace("veiled", "unveiled")) new Lightbox(source, alt).open();
  });
  return button;
}

function elsewhere(address, alt) {
  const url = safeUrl(address ?? "");
  return url ? outside(url, alt || url.hostname) : el("span", { text: alt || word("picture") });
}
