// The line at the bottom: a message, or a command once it begins with a slash.

import { Combo } from "./combo.js";
import { flatten, matching } from "./commands.js";
import { $, alertLine, el, fill, tell } from "./dom.js";
import { Order } from "./order.js";
import { nameOf, state, tile } from "./state.js";
import { failure, localized, word } from "./words.js";

const parameter = (option) =>
  el("span", { class: option.required ? "param" : "param optional", text: localized(option, "name") });

export class Composer {
  #order = null;

  constructor(ask) {
    this.ask = ask;
    this.entry = el("input", {
      id: "entry",
      type: "text",
      placeholder: word("say"),
      "aria-label": word("say"),
      enterkeyhint: "send",
    });
    this.failure = alertLine("failure");
    this.face = el("span", { class: "me" });
    this.send = el("button", { type: "submit", class: "button primary", text: word("send") });
    this.combo = new Combo(this.entry, {
      label: word("commands"),
      source: (text) => this.#suggest(text),
      pick: (item) => this.pick(item.value),
    });
    this.line = el("div", { class: "line" }, this.face, this.entry, this.send);
    $("composer").append(this.combo.list, this.failure, this.line);
    $("composer").addEventListener("submit", (event) => this.#submit(event));
    this.entry.addEventListener("input", () => this.#typed());
  }

  begin() {
    (this.#order ?? this.entry).focus();
  }

  // Who is speaking, in view while typing.
  draw() {
    fill(
      this.face,
      tile(state.you),
      el("span", { class: "unseen", text: `${word("switcher")} ${nameOf(state.you)}` }),
    );
  }

  #suggest(text) {
    if (!text.startsWith("/")) return null;
    return matching(flatten(state.commands), text.slice(1).trim()).map((command) => ({
      value: command.name,
      face: [el("span", { class: "strong", text: `/${command.title}` }), command.options.map(parameter)],
      hint: command.description,
    }));
  }

  // A whole command and a space picks it; what follows is the first answer.
  #typed() {
    tell(this.failure, null);
    const text = this.entry.value;
    for (const { name, title } of flatten(state.commands)) {
      const typed = [name, title].find((each) => text.startsWith(`/${each} `));
      if (typed) return this.pick(name, text.slice(typed.length + 2));
    }
    return null;
  }

  pick(name, rest = "") {
    const command = flatten(state.commands).find((each) => each.name === name);
    if (!command) return;
    this.leave();
    this.combo.close();
    this.entry.value = "";
    const channel = state.here;
    this.#order = new Order(command, {
      send: (options) => this.ask({ do: "slash", channel, name, options }),
      complete: async (option, options) =>
        (await this.ask({ do: "autocomplete", channel, name, options, focused: option.name })).choices ?? [],
      leave: () => this.leave(),
    });
    this.line.hidden = true;
    $("composer").append(this.#order.node);
    this.#order.focus();
    this.#order.put(rest);
  }

  leave() {
    if (!this.#order) return;
    const focused = this.#order.node.contains(document.activeElement);
    this.#order.node.remove();
    this.#order = null;
    this.line.hidden = false;
    // Where a finger writes, focus would raise the keyboard over the answer.
    if (focused) (matchMedia("(pointer: coarse)").matches ? $("log") : this.entry).focus();
  }

  async #submit(event) {
    event.preventDefault();
    if (this.#order) return void this.#order.submit();
    const content = this.entry.value.trim();
    if (!content) return void this.entry.focus();
    if (content.startsWith("/")) return void this.#command(content.slice(1).trim());
    this.entry.value = "";
    const answer = await this.ask({ do: "say", channel: state.here, content });
    if (answer.ok) return;
    this.entry.value ||= content;
    tell(this.failure, failure(answer));
  }

  #command(typed) {
    const command = flatten(state.commands).find(({ name, title }) => typed === name || typed === title);
    if (command) this.pick(command.name);
    else tell(this.failure, word("unknownCommand"));
  }
}
