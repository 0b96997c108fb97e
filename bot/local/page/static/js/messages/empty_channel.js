// What an empty channel shows: a welcome, and commands to start with.

import { slashCommands } from "../composer/commands.js";
import { el } from "../dom/elements.js";
import { channelName, isThread, mentionContext, state } from "../model/state.js";
import { translate } from "../model/strings.js";

const SUGGESTIONS = 4;

const suggestion = (command) =>
  el(
    "button",
    { type: "button", class: "suggestion", onclick: () => mentionContext.startCommand(command.name, command.id) },
    el("code", { text: `/${command.title}` }),
    el("span", { class: "faint", text: command.description }),
  );

export function drawEmptyChannel() {
  const channel = state.channels.get(state.channelId);
  if (!channel) return [];
  if (isThread(channel))
    return [
      el(
        "div",
        { class: "empty-channel" },
        el("h2", { text: channelName(channel) }),
        el("p", { text: translate("helloThread") }),
      ),
    ];
  const commands = slashCommands().slice(0, SUGGESTIONS);
  return [
    el(
      "div",
      { class: "empty-channel" },
      el("img", { src: "/static/mark.svg", alt: "", width: 64, height: 64 }),
      el("h2", { text: translate("hello", state.guild.name) }),
      el("p", { text: translate("helloWhy") }),
      el("p", { text: translate(commands.length ? "helloHow" : "helloWait") }),
      el("div", { class: "suggestions" }, commands.map(suggestion)),
    ),
  ];
}
