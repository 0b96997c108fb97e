// A select menu of any kind: one choice closes it, several wait for Done.

import { choicesOf, presets } from "./choices.js";
import { el, fill, freshId, twoLines } from "./dom.js";
import { roving, stopAt } from "./roving.js";
import { word } from "./words.js";

export const emojiOf = (emoji) =>
  emoji?.name
    ? el("span", { class: "emoji", "aria-hidden": "true", text: emoji.id ? `:${emoji.name}:` : emoji.name })
    : null;

export class Select {
  // `done` gets the chosen values; `labelledBy` names the menu where its placeholder does not.
  constructor(menu, { done = () => {}, labelledBy = null } = {}) {
    this.menu = menu;
    this.done = done;
    this.least = menu.min_values ?? 1;
    this.most = menu.max_values ?? 1;
    this.choices = choicesOf(menu);
    this.settled = presets(menu, this.choices);
    this.chosen = new Set(this.settled);
    const id = freshId("options");
    this.face = this.#face(id, labelledBy);
    this.list = this.#list(id);
    this.finish = el("button", {
      type: "button",
      class: "button primary",
      hidden: true,
      onclick: () => this.#close(),
    });
    const onkeydown = (event) => this.#escape(event);
    this.node = el("div", { class: "select", onkeydown }, this.face, this.list, this.finish);
    roving(this.list, "[role=option]");
    this.#draw();
  }

  #face(id, labelledBy) {
    return el("button", {
      type: "button",
      id: `${id}-face`,
      class: "select-face",
      disabled: this.menu.disabled,
      "data-custom-id": this.menu.custom_id,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-labelledby": labelledBy && `${labelledBy} ${id}-face`,
      onclick: () => this.#open(this.list.hidden),
    });
  }

  #list(id) {
    const props = {
      id,
      class: "options",
      role: "listbox",
      hidden: true,
      "aria-label": this.menu.placeholder ?? word("choose"),
      "aria-multiselectable": this.#several ? "true" : null,
      onkeydown: (event) => this.#jump(event.key),
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

  get #several() {
    return this.most > 1;
  }

  #row(choice) {
    return el(
      "div",
      {
        role: "option",
        tabindex: "-1",
        class: this.#several ? "option several" : "option",
        onclick: () => this.#press(choice.value),
        onkeydown: (event) => this.#key(event, choice.value),
      },
      emojiOf(choice.emoji),
      twoLines(choice.label, choice.description),
    );
  }

  #key(event, value) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    this.#press(value);
  }

  #press(value) {
    const taken = this.chosen.has(value);
    if (!this.#several) this.chosen.clear();
    if (taken && (this.#several || this.least === 0)) this.chosen.delete(value);
    else this.chosen.add(value);
    this.#draw();
    if (!this.#several) this.#close();
  }

  #draw() {
    const picked = this.choices
      .filter((choice) => this.chosen.has(choice.value))
      .map((choice) => choice.label);
    fill(
      this.face,
      el("span", {
        class: picked.length ? null : "faint",
        text: picked.join(", ") || (this.menu.placeholder ?? word("choose")),
      }),
    );
    for (const [at, row] of [...this.list.children].entries()) {
      row.setAttribute("aria-selected", String(this.chosen.has(this.choices[at].value)));
    }
    const problem = this.#problem();
    this.finish.textContent = problem ?? word("done", this.chosen.size);
    this.finish.disabled = Boolean(problem);
  }

  #problem() {
    if (this.chosen.size < this.least) return word("atLeast", this.least);
    return this.chosen.size > this.most ? word("atMost", this.most) : null;
  }

  #open(wanted) {
    this.list.hidden = !wanted;
    this.finish.hidden = !wanted || !this.#several;
    this.face.setAttribute("aria-expanded", String(wanted));
    if (wanted) this.#enter();
    else if (this.node.contains(document.activeElement)) this.face.focus();
  }

  #enter() {
    const rows = [...this.list.children];
    const first = rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0];
    stopAt(rows, first);
    first?.focus();
    this.node.scrollIntoView({ block: "nearest" });
  }

  #close() {
    this.#open(false);
    this.settled = this.values;
    this.done(this.values);
  }

  #escape(event) {
    if (event.key !== "Escape" || this.list.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    this.chosen = new Set(this.settled);
    this.#draw();
    this.#open(false);
  }

  // A letter goes to the next choice that begins with it.
  #jump(key) {
    const rows = [...this.list.children];
    const from = rows.indexOf(document.activeElement) + 1;
    const begins = (row) =>
      key.length === 1 && this.choices[rows.indexOf(row)].label.toLowerCase().startsWith(key.toLowerCase());
    [...rows.slice(from), ...rows.slice(0, from)].find(begins)?.focus();
  }
}
