// A user's avatar: a shape on a colour, so that people are not told apart by colour alone.

import { state } from "../model/state.js";
import { el } from "./elements.js";

// The outline of each shape, in a square of 24 units. None is the shape of a seat in the pictures.
const SHAPES = [
  "M12 2l3 6.6 7 .8-5.2 4.8 1.4 7L12 17.7 5.8 21.2l1.4-7L2 9.4l7-.8z", // a star
  "M12 21C4 15 2 11 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 3-2 7-10 13z", // a heart
  "M12 2c4 5 7 8.5 7 12a7 7 0 0 1-14 0c0-3.5 3-7 7-12z", // a drop
  "M12 2l9 5v10l-9 5-9-5V7z", // a hexagon
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
