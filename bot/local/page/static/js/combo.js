// An input with a list below it: arrows walk, Enter or Tab picks, Escape closes.

import { el, fill, freshId, twoLines } from "./dom.js";
import { word } from "./words.js";

export class Combo {
  #items = [];
  #at = -1;
  #asked = 0;

  // `source(text)` gives items {label, value, face, hint, current} or null for "no list now", at once or later.
  constructor(input, { source, pick, label }) {
    this.input = input;
    this.source = source;
    this.pick = pick;
    const id = freshId("list");
    this.list = el("div", { id, class: "options", role: "listbox", "aria-label": label, hidden: true });
    for (const [name, value] of Object.entries({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": id,
    })) {
      input.setAttribute(name, value);
    }
    input.addEventListener("input", () => this.#typed());
    input.addEventListener("blur", () => this.close());
    input.addEventListener("keydown", (event) => this.#key(event));
    // Keeps focus in the input while an option is pressed.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.list.hidden;
  }

  async refresh() {
    const asked = (this.#asked += 1);
    const items = await this.source(this.input.value);
    if (asked === this.#asked) this.#show(items);
  }

  // What is on show is narrowed at once, so that a quick Enter takes what was meant; then the source has its say.
  #typed() {
    const typed = this.input.value.trim().toLowerCase();
    const fits = this.#items.filter((item) => item.label?.toLowerCase().includes(typed));
    if (fits.length) this.#show(fits);
    else this.#mark(-1);
    return this.refresh();
  }

  close() {
    this.#asked += 1;
    this.#show(null);
  }

  #show(items) {
    this.#items = items ?? [];
    this.list.hidden = !items;
    this.input.setAttribute("aria-expanded", String(Boolean(items)));
    const rows = this.#items.map((item, index) => this.#row(item, index));
    fill(this.list, rows.length ? rows : el("p", { class: "faint", text: word("nothing") }));
    this.#mark(this.#first());
  }

  // Before anything is typed nothing is marked, so that Tab passes by without choosing.
  #first() {
    if (!this.#items.length || !this.input.value.trim()) return -1;
    return Math.max(
      0,
      this.#items.findIndex((item) => item.current),
    );
  }

  #row(item, index) {
    return el(
      "div",
      { id: `${this.list.id}-${index}`, role: "option", class: "option", onclick: () => this.#take(index) },
      twoLines(item.face ?? item.label, item.hint),
    );
  }

  #mark(index) {
    this.#at = index;
    for (const [at, row] of [...this.list.children].entries()) {
      if (row.role === "option") row.setAttribute("aria-selected", String(at === index));
    }
    const row = this.list.children[index];
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
    row?.scrollIntoView({ block: "nearest" });
  }

  #take(index) {
    const item = this.#items[index];
    this.close();
    this.pick(item);
  }

  #key(event) {
    if (event.key === "ArrowDown" && !this.isOpen) return void this.refresh();
    if (!this.isOpen) return;
    const act = this.#action(event);
    if (!act) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }

  #action({ key, shiftKey }) {
    const count = this.#items.length;
    if (key === "Escape") return () => this.close();
    if (!count) return null;
    if (key === "ArrowDown") return () => this.#mark((this.#at + 1) % count);
    if (key === "ArrowUp") return () => this.#mark((Math.max(this.#at, 0) + count - 1) % count);
    if (this.#at < 0) return null;
    return key === "Enter" || (key === "Tab" && !shiftKey) ? () => this.#take(this.#at) : null;
  }
}
