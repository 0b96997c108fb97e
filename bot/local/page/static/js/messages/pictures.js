// Pictures: enlarged by a click, and never fetched from another host.

import { el, externalLink, safeUrl } from "../dom/elements.js";
import { translate } from "../model/strings.js";
import { Lightbox } from "./lightbox.js";

const LOADING_MS = 1000;
const CDN = ["cdn.discordapp.com", "media.discordapp.net"];

// With TLS the bot uses Discord's host names for this server, so they are replaced by its own.
export function localUrl(address) {
  const url = address && URL.canParse(address, location.href) ? new URL(address, location.href) : null;
  const isLocal = url && (url.origin === location.origin || CDN.includes(url.hostname));
  return isLocal ? location.origin + url.pathname + url.search : null;
}

export const isPicture = (media) =>
  media.content_type
    ? media.content_type.startsWith("image/")
    : /\.(png|jpe?g|gif|webp)$/i.test(media.filename ?? media.url ?? "");

export function picture(media, alt, { small = false, spoiler = false } = {}) {
  const source = localUrl(media.proxy_url) ?? localUrl(media.url);
  if (!source) return externalPicture(media.url, alt);
  const image = el("img", {
    src: source,
    alt: alt || translate("picture"),
    width: media.width,
    height: media.height,
    decoding: "async",
  });
  const button = el(
    "button",
    { type: "button", class: small ? "picture small" : "picture", "aria-label": translate("zoom", alt) },
    image,
  );
  if (spoiler) button.classList.add("covered");
  button.addEventListener("click", () => {
    if (!button.classList.replace("covered", "uncovered")) new Lightbox(source, alt).open();
  });
  return button;
}

// Waits for the pictures of a node that is not on the page yet; not for ever, and a broken one does not matter.
export function picturesLoaded(node) {
  const decoded = [...node.querySelectorAll("img")].map((image) => image.decode());
  return Promise.race([Promise.allSettled(decoded), new Promise((done) => setTimeout(done, LOADING_MS))]);
}

function externalPicture(address, alt) {
  const url = safeUrl(address ?? "");
  return url ? externalLink(url, alt || url.hostname) : el("span", { text: alt || translate("picture") });
}
