// A user's avatar: a letter on a colour, so that people are not told apart by colour alone.

import { displayName, state } from "../model/state.js";
import { el } from "./elements.js";

export function avatar(user) {
  const seat = state.people.findIndex((person) => person.id === user.id);
  if (seat < 0) return el("img", { class: "avatar", src: "/static/mark.svg", alt: "" });
  return el("span", {
    class: `avatar hue-${seat % 4}`,
    "aria-hidden": "true",
    text: [...displayName(user)][0].toUpperCase(),
  });
}
