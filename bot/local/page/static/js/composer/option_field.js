// The field of one option of a command, with suggestions and validation.

import { Combobox } from "../controls/combobox.js";
import { alertLine, el, showProblem, uniqueId } from "../dom/elements.js";
import { localized, translate } from "../model/strings.js";
import { TYPES, closedList, parseOption, rangeOf } from "./commands.js";

const DEBOUNCE_MS = 150;
const KEYBOARDS = { [TYPES.integer]: "numeric", [TYPES.number]: "decimal" };

export class OptionField {
  #picked;
  #timer = 0;

  // `values()` returns those of all fields, `complete(option, options)` asks the bot for choices, `picked()` is
  // called after one was picked.
  constructor(option, { values, complete, picked }) {
    this.option = option;
    this.onPicked = picked;
    this.values = values;
    this.complete = complete;
    const id = uniqueId("option");
    this.problem = alertLine("problem", `${id}-problem`);
    this.input = this.#input(id);
    const combo = this.#combo();
    this.node = el("div", { class: "labelled" }, this.#label(id), this.input, combo?.list, this.problem);
    this.input.addEventListener("input", () => this.#onInput());
    this.input.addEventListener("change", () => this.input.value && this.validate());
    if (combo) this.input.addEventListener("focus", () => combo.refresh());
  }

  #input(id) {
    return el("input", {
      id,
      type: "text",
      name: this.option.name,
      inputmode: KEYBOARDS[this.option.type],
      "aria-describedby": this.problem.id,
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
    return new Combobox(this.input, {
      label: translate("listOf", localized(this.option, "name")),
      source: (text) => (list ? filtered(list, text) : this.#requestChoices()),
      pick: (item) => this.#pick(item),
    });
  }

  #onInput() {
    this.#picked = undefined;
    if (!this.problem.hidden) this.validate();
  }

  #pick(item) {
    this.input.value = item.label;
    this.#picked = item.value;
    this.validate();
    this.onPicked();
  }

  // Debounced, so that a typed word causes one request.
  async #requestChoices() {
    clearTimeout(this.#timer);
    await new Promise((resolve) => {
      this.#timer = setTimeout(resolve, DEBOUNCE_MS);
    });
    const choices = await this.complete(this.option, {
      ...this.values(),
      [this.option.name]: this.input.value,
    });
    return choices.map((choice) => ({ label: localized(choice, "name"), value: choice.value }));
  }

  parse() {
    return parseOption(this.option, this.input.value, this.#picked);
  }

  validate() {
    const { problem } = this.parse();
    showProblem(this.problem, problem);
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
