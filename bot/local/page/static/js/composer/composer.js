// The input at the bottom: a message, or a command if it starts with a slash.

import { Combobox } from "../controls/combobox.js";
import { avatar } from "../dom/avatar.js";
import { $, alertLine, el, fill, showProblem } from "../dom/elements.js";
import { displayName, state } from "../model/state.js";
import { failureText, localized, translate } from "../model/strings.js";
import { CommandForm } from "./command_form.js";
import { matching, slashCommands } from "./commands.js";

const parameter = (option) =>
  el("span", { class: option.required ? "param" : "param optional", text: localized(option, "name") });

export class Composer {
  #form = null;

  constructor(send) {
    this.send = send;
    this.entry = el("input", {
      id: "entry",
      type: "text",
      placeholder: translate("say"),
      "aria-label": translate("say"),
      enterkeyhint: "send",
    });
    this.failure = alertLine("failure");
    this.avatar = el("span", { class: "me" });
    this.sendButton = el("button", { type: "submit", class: "button primary", text: translate("send") });
    this.combo = new Combobox(this.entry, {
      label: translate("commands"),
      source: (text) => this.#suggest(text),
      pick: (item) => this.startCommand(item.value),
    });
    this.line = el("div", { class: "line" }, this.avatar, this.entry, this.sendButton);
    $("composer").append(this.combo.list, this.failure, this.line);
    $("composer").addEventListener("submit", (event) => this.#submit(event));
    this.entry.addEventListener("input", () => this.#onInput());
  }

  focus() {
    (this.#form ?? this.entry).focus();
  }

  // Shows who is writing.
  draw() {
    fill(
      this.avatar,
      avatar(state.you),
      el("span", { class: "visually-hidden", text: `${translate("switcher")} ${displayName(state.you)}` }),
    );
  }

  #suggest(text) {
    if (!text.startsWith("/")) return null;
    return matching(slashCommands(), text.slice(1).trim()).map((command) => ({
      value: command.name,
      content: [el("span", { class: "strong", text: `/${command.title}` }), command.options.map(parameter)],
      hint: command.description,
    }));
  }

  // A command's name and a space start the command; the rest is the value of its first option.
  #onInput() {
    showProblem(this.failure, null);
    const text = this.entry.value;
    for (const { name, title } of slashCommands()) {
      const typed = [name, title].find((each) => text.startsWith(`/${each} `));
      if (typed) return this.startCommand(name, text.slice(typed.length + 2));
    }
    return null;
  }

  // A mention has the id of the command too; like Discord, a mention of another command does nothing.
  startMentioned(name, id) {
    if (slashCommands().some((each) => each.name === name && each.id === id)) this.startCommand(name);
  }

  startCommand(name, rest = "") {
    const command = slashCommands().find((each) => each.name === name);
    if (!command) return;
    this.closeCommand();
    this.combo.close();
    this.entry.value = "";
    const channel = state.channelId;
    this.#form = new CommandForm(command, {
      send: (options) => this.send({ do: "slash", channel, name, options }),
      complete: async (option, options) => {
        const request = { do: "autocomplete", channel, name, options, focused: option.name };
        return (await this.send(request)).choices ?? [];
      },
      close: () => this.closeCommand(),
    });
    this.line.hidden = true;
    $("composer").append(this.#form.node);
    this.#form.focus();
    this.#form.prefill(rest);
  }

  closeCommand() {
    if (!this.#form) return;
    const focused = this.#form.node.contains(document.activeElement);
    this.#form.node.remove();
    this.#form = null;
    this.line.hidden = false;
    // On a touch screen focus would open the keyboard over the response.
    if (focused) (matchMedia("(pointer: coarse)").matches ? $("log") : this.entry).focus();
  }

  async #submit(event) {
    event.preventDefault();
    if (this.#form) return void this.#form.submit();
    const content = this.entry.value.trim();
    if (!content) return void this.entry.focus();
    if (content.startsWith("/")) return void this.#startTyped(content.slice(1).trim());
    this.entry.value = "";
    const answer = await this.send({ do: "say", channel: state.channelId, content });
    if (answer.ok) return;
    this.entry.value ||= content;
    showProblem(this.failure, failureText(answer));
  }

  #startTyped(typed) {
    const command = slashCommands().find(({ name, title }) => typed === name || typed === title);
    if (command) this.startCommand(command.name);
    else showProblem(this.failure, translate("unknownCommand"));
  }
}
