// A picked command with a field for each option: what is being asked, and what is wrong, in plain sight.

import { Combo } from "./combo.js";
import { TYPES, answer, closedList, rangeOf } from "./commands.js";
import { el, freshId } from "./dom.js";
import { failure, localized, word } from "./words.js";

const PAUSE = 150;

// `send(options)` resolves to an answer; `complete(option, options)` to choices; `leave` puts the entry back.
export class Order {
  #fields = [];

  constructor(command, { send, complete, leave }) {
    this.command = command;
    this.hands = { send, complete, leave };
    this.failure = el("p", { class: "failure", role: "alert", hidden: true });
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
      else
        this.extras.append(
          el("button", {
            type: "button",
            class: "button plain extra",
            onclick: (event) => this.#addExtra(option, event.currentTarget),
            text: `+ ${localized(option, "name")}`,
            title: localized(option, "description"),
          }),
        );
    }
  }

  #addExtra(option, button) {
    button.remove();
    this.#addField(option).input.focus();
  }

  #addField(option) {
    const field = new Field(option, () => this.values(), this.hands.complete);
    this.#fields.push(field);
    this.grid.append(field.node);
    return field;
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
    this.failure.hidden = true;
    this.button.setAttribute("aria-busy", "true");
    const reply = await this.hands.send(this.values());
    this.button.removeAttribute("aria-busy");
    if (reply.ok) return void this.hands.leave();
    this.failure.textContent = failure(reply);
    this.failure.hidden = false;
  }
}

class Field {
  #picked;
  #timer = 0;

  constructor(option, values, complete) {
    this.option = option;
    this.values = values;
    this.complete = complete;
    const id = freshId("option");
    const numeric =
      option.type === TYPES.integer ? "numeric" : option.type === TYPES.number ? "decimal" : null;
    this.input = el("input", {
      id,
      type: "text",
      name: option.name,
      inputmode: numeric,
      "aria-describedby": `${id}-notes`,
      "aria-required": option.required ? "true" : null,
      enterkeyhint: "send",
    });
    this.trouble = el("p", { class: "trouble", role: "alert", hidden: true });
    const combo = this.#combo();
    this.node = el(
      "div",
      { class: "labelled" },
      el(
        "label",
        { for: id },
        localized(option, "name"),
        el("span", { class: "faint", text: ` ${localized(option, "description")} ${rangeOf(option)}` }),
      ),
      this.input,
      combo?.list ?? null,
      el("div", { id: `${id}-notes` }, this.trouble),
    );
    // The list refreshes after the picked value is forgotten, or it would complete what no longer stands.
    this.input.addEventListener("input", () => {
      this.#picked = undefined;
      if (!this.trouble.hidden) this.complain();
    });
    this.input.addEventListener("change", () => this.input.value && this.complain());
    if (combo) this.input.addEventListener("focus", () => combo.refresh());
  }

  #combo() {
    const list = closedList(this.option);
    if (!list && !this.option.autocomplete) return null;
    return new Combo(this.input, {
      label: localized(this.option, "name"),
      source: (text) => (list ? filtered(list, text) : this.#ask()),
      pick: (item) => this.#take(item),
    });
  }

  #take(item) {
    this.input.value = item.label;
    this.#picked = item.value;
    this.complain();
  }

  // Waits for a pause in the typing, so that a word is one question and not six.
  async #ask() {
    clearTimeout(this.#timer);
    await new Promise((go) => {
      this.#timer = setTimeout(go, PAUSE);
    });
    const choices = await this.complete(this.option, {
      ...this.values(),
      [this.option.name]: this.input.value,
    });
    return choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value }));
  }

  answer() {
    return answer(this.option, this.input.value, this.#picked);
  }

  complain() {
    const { problem } = this.answer();
    this.trouble.textContent = problem ?? "";
    this.trouble.hidden = !problem;
    this.input.setAttribute("aria-invalid", String(Boolean(problem)));
    return problem;
  }
}

function filtered(list, text) {
  const wanted = text.trim().toLowerCase();
  const isExact = ({ name }) => name.toLowerCase() === wanted;
  const fits = list.some(isExact) ? list : list.filter(({ name }) => name.toLowerCase().includes(wanted));
  return fits.map((choice) => ({ label: choice.name, value: choice.value, current: isExact(choice) }));
}
