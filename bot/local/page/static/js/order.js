// A picked command with a field for each option: what is being asked, and what is wrong, in plain sight.

import { alertLine, el, tell } from "./dom.js";
import { OptionField } from "./option.js";
import { failure, localized, word } from "./words.js";

// `send(options)` resolves to an answer; `complete(option, options)` to choices; `leave` puts the entry back.
export class Order {
  #fields = [];

  constructor(command, { send, complete, leave }) {
    this.command = command;
    this.hands = { send, complete, leave };
    this.failure = alertLine("failure");
    this.button = el("button", { type: "submit", class: "button primary", text: word("send") });
    this.extras = el("div", { class: "row extras" });
    this.grid = el("div", { class: "order-fields" });
    this.node = el(
      "div",
      { class: "order", role: "group", "aria-label": `/${command.title}` },
      this.#head(),
      this.grid,
      this.failure,
      el("footer", {}, this.extras, this.button),
    );
    this.#lay();
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && leave());
  }

  #head() {
    const { title, description, options } = this.command;
    return el(
      "header",
      {},
      el("h2", {}, el("code", { text: `/${title}` })),
      el("p", { class: "faint", text: options.length ? description : `${description} ${word("noOptions")}` }),
      el(
        "button",
        { type: "button", class: "icon", "aria-label": word("close"), onclick: () => this.hands.leave() },
        el("span", { class: "cross", "aria-hidden": "true" }),
      ),
    );
  }

  #lay() {
    for (const option of this.command.options) {
      if (option.required) this.#addField(option);
      else this.extras.append(this.#extra(option));
    }
  }

  #extra(option) {
    return el("button", {
      type: "button",
      class: "button plain extra",
      onclick: (event) => this.#addExtra(option, event.currentTarget),
      text: `+ ${localized(option, "name")}`,
      title: localized(option, "description"),
    });
  }

  #addExtra(option, button) {
    button.remove();
    this.#addField(option).input.focus();
  }

  #addField(option) {
    const field = new OptionField(option, {
      values: () => this.values(),
      complete: this.hands.complete,
      picked: () => this.#goOn(),
    });
    this.#fields.push(field);
    this.grid.append(field.node);
    return field;
  }

  // On to the next field that is empty; with nothing left to fill in, one stays.
  #goOn() {
    this.#fields.find((field) => !field.input.value)?.input.focus();
  }

  focus() {
    (this.#fields[0]?.input ?? this.button).focus();
  }

  put(text) {
    const field = this.#fields[0];
    if (!field || !text) return;
    field.input.value = text;
    field.input.dispatchEvent(new Event("input"));
  }

  values() {
    const pairs = this.#fields.map((field) => [field.option.name, field.answer().value]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  async submit() {
    const wrong = this.#fields.filter((field) => field.complain());
    if (wrong.length) return void wrong[0].input.focus();
    if (this.button.getAttribute("aria-busy")) return;
    tell(this.failure, null);
    this.button.setAttribute("aria-busy", "true");
    const reply = await this.hands.send(this.values());
    this.button.removeAttribute("aria-busy");
    if (reply.ok) this.hands.leave();
    else tell(this.failure, failure(reply));
  }
}
