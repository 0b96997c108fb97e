// A select menu of any kind: a single choice closes it, several need the Done button.

import { el, fill, twoLines, uniqueId } from "../dom/elements.js";
import { emojiOf } from "../dom/emoji.js";
import { addRovingFocus, setTabStop } from "../dom/roving_focus.js";
import { translate } from "../model/strings.js";
import { choicesOf, preselected } from "./select_choices.js";

export class Select {
  // `done` receives the chosen values; `labelledBy` is the id of a label, if the menu has one.
  constructor(menu, { done = () => {}, labelledBy = null } = {}) {
    this.menu = menu;
    this.done = done;
    this.least = menu.min_values ?? 1;
    this.most = menu.max_values ?? 1;
    this.choices = choicesOf(menu);
    this.confirmed = preselected(menu, this.choices);
    this.chosen = new Set(this.confirmed);
    const id = uniqueId("options");
    this.button = this.#button(id, labelledBy);
    this.list = this.#list(id);
    this.finish = el("button", {
      type: "button",
      class: "button primary",
      hidden: true,
      onclick: () => this.#close(),
    });
    const onkeydown = (event) => this.#onEscape(event);
    this.node = el("div", { class: "select", onkeydown }, this.button, this.list, this.finish);
    addRovingFocus(this.list, "[role=option]");
    this.#draw();
  }

  #button(id, labelledBy) {
    return el("button", {
      type: "button",
      id: `${id}-button`,
      class: "select-button",
      disabled: this.menu.disabled,
      "data-custom-id": this.menu.custom_id,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-labelledby": labelledBy && `${labelledBy} ${id}-button`,
      onclick: () => this.#open(this.list.hidden),
    });
  }

  #list(id) {
    const props = {
      id,
      class: "options",
      role: "listbox",
      hidden: true,
      "aria-label": this.menu.placeholder ?? translate("choose"),
      "aria-multiselectable": this.#isMultiple ? "true" : null,
      onkeydown: (event) => this.#jumpToLetter(event.key),
    };
    return el(
      "div",
      props,
      this.choices.map((choice) => this.#row(choice)),
    );
  }

  get values() {
    return [...this.chosen];
  }

  get #isMultiple() {
    return this.most > 1;
  }

  #row(choice) {
    return el(
      "div",
      {
        role: "option",
        tabindex: "-1",
        class: this.#isMultiple ? "option multiple" : "option",
        onclick: () => this.#toggle(choice.value),
        onkeydown: (event) => this.#onKey(event, choice.value),
      },
      emojiOf(choice.emoji),
      twoLines(choice.label, choice.description),
    );
  }

  #onKey(event, value) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.#toggle(value);
  }

  #toggle(value) {
    const wasChosen = this.chosen.has(value);
    if (!this.#isMultiple) this.chosen.clear();
    if (wasChosen && (this.#isMultiple || this.least === 0)) this.chosen.delete(value);
    else this.chosen.add(value);
    this.#draw();
    if (!this.#isMultiple) this.#close();
  }

  #draw() {
    const picked = this.choices
      .filter((choice) => this.chosen.has(choice.value))
      .map((choice) => choice.label);
    fill(
      this.button,
      el("span", {
        class: picked.length ? null : "faint",
        text: picked.join(", ") || (this.menu.placeholder ?? translate("choose")),
      }),
    );
    for (const [index, row] of [...this.list.children].entries()) {
      row.setAttribute("aria-selected", String(this.chosen.has(this.choices[index].value)));
    }
    const problem = this.#problem();
    this.finish.textContent = problem ?? translate("done", this.chosen.size);
    this.finish.disabled = Boolean(problem);
  }

  #problem() {
    if (this.chosen.size < this.least) return translate("atLeast", this.least);
    return this.chosen.size > this.most ? translate("atMost", this.most) : null;
  }

  #open(wanted) {
    this.list.hidden = !wanted;
    this.finish.hidden = !wanted || !this.#isMultiple;
    this.button.setAttribute("aria-expanded", String(wanted));
    if (wanted) this.#focusFirst();
    else if (this.node.contains(document.activeElement)) this.button.focus();
  }

  #focusFirst() {
    const rows = [...this.list.children];
    const first = rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0];
    setTabStop(rows, first);
    first?.focus();
    this.node.scrollIntoView({ block: "nearest" });
  }

  #close() {
    this.#open(false);
    this.confirmed = this.values;
    this.done(this.values);
  }

  #onEscape(event) {
    if (event.key !== "Escape" || this.list.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    this.chosen = new Set(this.confirmed);
    this.#draw();
    this.#open(false);
  }

  // A letter moves to the next choice that starts with it.
  #jumpToLetter(key) {
    const rows = [...this.list.children];
    const from = rows.indexOf(document.activeElement) + 1;
    const matches = (row) =>
      key.length === 1 && this.choices[rows.indexOf(row)].label.toLowerCase().startsWith(key.toLowerCase());
    [...rows.slice(from), ...rows.slice(0, from)].find(matches)?.focus();
  }
}
