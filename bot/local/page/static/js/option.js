// The field of one option of a command: what may be typed, what is suggested, what is wrong.

import { Combo } from "./combo.js";
import { TYPES, answer, closedList, rangeOf } from "./commands.js";
import { alertLine, el, freshId, tell } from "./dom.js";
import { localized, word } from "./words.js";

const PAUSE = 150;
const KEYBOARDS = { [TYPES.integer]: "numeric", [TYPES.number]: "decimal" };

export class OptionField {
  #picked;
  #timer = 0;

  // `values()` are the other answers so far; `complete(option, options)` asks the bot; `picked()` goes on.
  constructor(option, { values, complete, picked }) {
    this.option = option;
    this.picked = picked;
    this.values = values;
    this.complete = complete;
    const id = freshId("option");
    this.trouble = alertLine("trouble", `${id}-trouble`);
    this.input = this.#input(id);
    const combo = this.#combo();
    this.node = el("div", { class: "labelled" }, this.#label(id), this.input, combo?.list, this.trouble);
    this.input.addEventListener("input", () => this.#typed());
    this.input.addEventListener("change", () => this.input.value && this.complain());
    if (combo) this.input.addEventListener("focus", () => combo.refresh());
  }

  #input(id) {
    return el("input", {
      id,
      type: "text",
      name: this.option.name,
      inputmode: KEYBOARDS[this.option.type],
      "aria-describedby": this.trouble.id,
      "aria-required": this.option.required ? "true" : null,
      enterkeyhint: "send",
    });
  }

  #label(id) {
    const notes = ` ${localized(this.option, "description")} ${rangeOf(this.option)}`;
    return el(
      "label",
      { for: id },
      localized(this.option, "name"),
      el("span", { class: "faint", text: notes }),
    );
  }

  #combo() {
    const list = closedList(this.option);
    if (!list && !this.option.autocomplete) return null;
    return new Combo(this.input, {
      label: word("listOf", localized(this.option, "name")),
      source: (text) => (list ? filtered(list, text) : this.#ask()),
      pick: (item) => this.#take(item),
    });
  }

  #typed() {
    this.#picked = undefined;
    if (!this.trouble.hidden) this.complain();
  }

  #take(item) {
    this.input.value = item.label;
    this.#picked = item.value;
    this.complain();
    this.picked();
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
    tell(this.trouble, problem);
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
