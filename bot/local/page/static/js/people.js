// The switch of person at the top: native radio buttons, so that arrows and screen readers just work.

import { $, el, fill } from "./dom.js";
import { callsFor } from "./reading.js";
import { nameOf, state, tile } from "./state.js";
import { word } from "./words.js";

function choice(user, become) {
  const count = callsFor(user.id);
  const input = el("input", {
    type: "radio",
    name: "person",
    value: user.id,
    class: "unseen",
    checked: user.id === state.you.id,
    onchange: () => become(user.id),
  });
  return el(
    "label",
    { class: "person", title: nameOf(user) },
    input,
    tile(user),
    el("span", { class: "name", text: nameOf(user) }),
    count ? el("span", { class: "badge", "aria-label": word("mentions", count), text: count }) : null,
  );
}

export function drawPeople(become) {
  const focused = $("people").contains(document.activeElement);
  fill(
    $("people"),
    el("legend", { text: word("switcher") }),
    state.people.map((user) => choice(user, become)),
  );
  if (focused) $("people").querySelector("input:checked").focus();
}
