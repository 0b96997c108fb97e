// A user's avatar: a shape on a colour, so that people are not told apart by colour alone.

import { state } from "../model/state.js";
import { el } from "./elements.js";

// The outline of each shape, in a square of 24 units.
const SHAPES = [
  "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8", // a ring
  "M12 3L22 20H2z", // a triangle
  "M4 4H20V20H4z", // a square
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z", // a plus
];
const SVG = "http://www.w3.org/2000/svg";

export function avatar(user) {
  const seat = state.people.findIndex((person) => person.id === user.id);
  if (seat < 0) return el("img", { class: "avatar", src: "/static/mark.svg", alt: "" });
  return el("span", { class: `avatar hue-${seat % 4}`, "aria-hidden": "true" }, shape(SHAPES[seat % 4]));
}

function shape(outline) {
  const drawing = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  drawing.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("d", outline);
  path.setAttribute("fill-rule", "evenodd");
  drawing.append(path);
  return drawing;
}
