// Links: an address of a channel or message that the person can see opens it in this page.

import { el, externalLink } from "../dom/elements.js";
import { mentionContext, placeOf } from "../model/state.js";

export function link(url, ...children) {
  const place = placeOf(url);
  if (!place) return externalLink(url, ...children);
  const open = (event) => {
    event.preventDefault();
    mentionContext.openChannel(place.channelId, place.messageId);
  };
  return el("a", { href: `#${place.channelId}`, onclick: open }, ...children);
}
