// The switch between people at the top: native radio buttons, for keyboards and screen readers.

import { avatar } from "../dom/avatar.js";
import { $, el, fill } from "../dom/elements.js";
import { displayName, state } from "../model/state.js";
import { translate } from "../model/strings.js";
import { missedMentions } from "../model/unread.js";

function choice(user, onSwitch) {
  const count = missedMentions(user.id);
  const input = el("input", {
    type: "radio",
    name: "person",
    value: user.id,
    class: "visually-hidden",
    checked: user.id === state.you.id,
    onchange: () => onSwitch(user.id),
  });
  return el(
    "label",
    { class: "person", title: displayName(user) },
    input,
    avatar(user),
    el("span", { class: "name", text: displayName(user) }),
    count ? el("span", { class: "badge", "aria-label": translate("mentions", count), text: count }) : null,
  );
}

export function drawPersonSwitch(onSwitch) {
  const focused = $("people").contains(document.activeElement);
  fill(
    $("people"),
    el("legend", { text: translate("switcher") }),
    state.people.map((user) => choice(user, onSwitch)),
  );
  if (focused) $("people").querySelector("input:checked").focus();
}
