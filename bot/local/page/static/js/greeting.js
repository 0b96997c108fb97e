// What an empty channel says to a newcomer.

import { flatten } from "./commands.js";
import { el } from "./dom.js";
import { isThread, placeName, see, state } from "./state.js";
import { word } from "./words.js";

const SUGGESTED = 4;

const suggestion = (command) =>
  el(
    "button",
    { type: "button", class: "suggestion", onclick: () => see.pick(command.name) },
    el("code", { text: `/${command.title}` }),
    el("span", { class: "faint", text: command.description }),
  );

export function greeting() {
  const place = state.places.get(state.here);
  if (!place) return [];
  if (isThread(place))
    return [
      el(
        "div",
        { class: "greeting" },
        el("h2", { text: placeName(place) }),
        el("p", { text: word("helloThread") }),
      ),
    ];
  const commands = flatten(state.commands).slice(0, SUGGESTED);
  return [
    el(
      "div",
      { class: "greeting" },
      el("img", { src: "/static/mark.svg", alt: "", width: 64, height: 64 }),
      el("h2", { text: word("hello", state.guild.name) }),
      el("p", { text: word("helloWhy") }),
      el("p", { text: word(commands.length ? "helloHow" : "helloWait") }),
      el("div", { class: "suggestions" }, commands.map(suggestion)),
    ),
  ];
}
