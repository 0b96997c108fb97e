// Emoji: pictures of the application's own, or characters.

import { el } from "./elements.js";

// `alt` is empty where a label beside the emoji says the same.
export function emojiPicture({ id, name, animated = false }, alt = "") {
  const source = `/emojis/${encodeURIComponent(id)}.${animated ? "gif" : "png"}`;
  const image = el("img", { class: "emoji", src: source, decoding: "async" });
  image.alt = alt;
  // One that is deleted shows its name, as on Discord.
  image.addEventListener("error", () => image.replaceWith(`:${name}:`));
  return image;
}

export function emojiOf(emoji) {
  if (emoji?.id) return emojiPicture(emoji);
  return emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true", text: emoji.name }) : null;
}
