// The form of a command: a field for each option, and what is wrong with them.

import { alertLine, el, showProblem } from "../dom/elements.js";
import { failureText, localized, translate } from "../model/strings.js";
import { OptionField } from "./option_field.js";

// `send(options)` resolves to an answer, `complete(option, options)` to choices; `close` removes the form.
export class CommandForm {
  #fields = [];

  constructor(command, { send, complete, close }) {
    this.command = command;
    this.callbacks = { send, complete, close };
    this.failure = alertLine("failure");
    this.button = el("button", { type: "submit", class: "button primary", text: translate("send") });
    this.optionalButtons = el("div", { class: "row optional-buttons" });
    this.fieldList = el("div", { class: "command-fields" });
    this.node = el(
      "div",
      { class: "command-form", role: "group", "aria-label": `/${command.title}` },
      this.#head(),
      this.fieldList,
      this.failure,
      el("footer", {}, this.optionalButtons, this.button),
    );
    this.#addOptions();
    this.node.addEventListener("keydown", (event) => event.key === "Escape" && close());
  }

  #head() {
    const { title, description, options } = this.command;
    const noOptions = translate("noOptions");
    const onclick = () => this.callbacks.close();
    return el(
      "header",
      {},
      el("h2", {}, el("code", { text: `/${title}` })),
      el("p", { class: "faint", text: options.length ? description : `${description} ${noOptions}` }),
      el(
        "button",
        { type: "button", class: "icon", "aria-label": translate("close"), onclick },
        el("span", { class: "cross", "aria-hidden": "true" }),
      ),
    );
  }

  #addOptions() {
    for (const option of this.command.options) {
      if (option.required) this.#addField(option);
      else this.optionalButtons.append(this.#optionalButton(option));
    }
  }

  #optionalButton(option) {
    return el("button", {
      type: "button",
      class: "button plain optional-button",
      onclick: (event) => this.#addOptional(option, event.currentTarget),
      text: `+ ${localized(option, "name")}`,
      title: localized(option, "description"),
    });
  }

  #addOptional(option, button) {
    button.remove();
    this.#addField(option).input.focus();
  }

  #addField(option) {
    const field = new OptionField(option, {
      values: () => this.values(),
      complete: this.callbacks.complete,
      picked: () => this.#focusNextEmpty(),
    });
    this.#fields.push(field);
    this.fieldList.append(field.node);
    return field;
  }

  #focusNextEmpty() {
    this.#fields.find((field) => !field.input.value)?.input.focus();
  }

  focus() {
    (this.#fields[0]?.input ?? this.button).focus();
  }

  prefill(text) {
    const field = this.#fields[0];
    if (!field || !text) return;
    field.input.value = text;
    field.input.dispatchEvent(new Event("input"));
  }

  values() {
    const pairs = this.#fields.map((field) => [field.option.name, field.parse().value]);
    return Object.fromEntries(pairs.filter(([, value]) => value !== undefined));
  }

  async submit() {
    const invalid = this.#fields.filter((field) => field.validate());
    if (invalid.length) return void invalid[0].input.focus();
    if (this.button.getAttribute("aria-busy")) return;
    showProblem(this.failure, null);
    this.button.setAttribute("aria-busy", "true");
    const answer = await this.callbacks.send(this.values());
    this.button.removeAttribute("aria-busy");
    if (answer.ok) this.callbacks.close();
    else showProblem(this.failure, failureText(answer));
  }
}
