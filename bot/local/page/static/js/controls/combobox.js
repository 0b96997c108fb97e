// An input with a list of suggestions: arrows move, Enter or Tab picks, Escape closes.

import { el, fill, twoLines, uniqueId } from "../dom/elements.js";
import { translate } from "../model/strings.js";

export class Combobox {
  #items = [];
  #active = -1;
  #requests = 0;

  // `source(text)` returns items {label, value, content, hint, current}, or null for no list; or a promise of it.
  constructor(input, { source, pick, label }) {
    this.input = input;
    this.source = source;
    this.onPick = pick;
    const id = uniqueId("list");
    this.list = el("div", { id, class: "options", role: "listbox", "aria-label": label, hidden: true });
    for (const [name, value] of Object.entries({
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": id,
    })) {
      input.setAttribute(name, value);
    }
    input.addEventListener("input", () => this.#onInput());
    input.addEventListener("blur", () => this.close());
    input.addEventListener("keydown", (event) => this.#onKey(event));
    // Keeps focus in the input while an option is pressed.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.list.hidden;
  }

  async refresh() {
    const request = (this.#requests += 1);
    const items = await this.source(this.input.value);
    if (request === this.#requests) this.#show(items);
  }

  // The shown items are filtered at once, so that a quick Enter picks the right one; then the source is asked.
  #onInput() {
    const typed = this.input.value.trim().toLowerCase();
    const matches = this.#items.filter((item) => item.label?.toLowerCase().includes(typed));
    if (matches.length) this.#show(matches);
    else this.#setActive(-1);
    return this.refresh();
  }

  close() {
    this.#requests += 1;
    this.#show(null);
  }

  #show(items) {
    this.#items = items ?? [];
    this.list.hidden = !items;
    this.input.setAttribute("aria-expanded", String(Boolean(items)));
    const rows = this.#items.map((item, index) => this.#row(item, index));
    fill(this.list, rows.length ? rows : el("p", { class: "faint", text: translate("nothing") }));
    this.#setActive(this.#firstActive());
  }

  // Nothing is active before anything is typed, so that Tab moves on without picking.
  #firstActive() {
    if (!this.#items.length || !this.input.value.trim()) return -1;
    return Math.max(
      0,
      this.#items.findIndex((item) => item.current),
    );
  }

  #row(item, index) {
    return el(
      "div",
      {
        id: `${this.list.id}-${index}`,
        role: "option",
        class: "option",
        onclick: () => this.#pickItem(index),
      },
      twoLines(item.content ?? item.label, item.hint),
    );
  }

  #setActive(index) {
    this.#active = index;
    for (const [position, row] of [...this.list.children].entries()) {
      if (row.role === "option") row.setAttribute("aria-selected", String(position === index));
    }
    const row = this.list.children[index];
    if (row) this.input.setAttribute("aria-activedescendant", row.id);
    else this.input.removeAttribute("aria-activedescendant");
    row?.scrollIntoView({ block: "nearest" });
  }

  #pickItem(index) {
    const item = this.#items[index];
    this.close();
    this.onPick(item);
  }

  #onKey(event) {
    if (event.key === "ArrowDown" && !this.isOpen) return void this.refresh();
    if (!this.isOpen) return;
    const action = this.#action(event);
    if (!action) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    action();
  }

  #action({ key, shiftKey }) {
    const count = this.#items.length;
    if (key === "Escape") return () => this.close();
    if (!count) return null;
    if (key === "ArrowDown") return () => this.#setActive((this.#active + 1) % count);
    if (key === "ArrowUp") return () => this.#setActive((Math.max(this.#active, 0) + count - 1) % count);
    if (this.#active < 0) return null;
    return key === "Enter" || (key === "Tab" && !shiftKey) ? () => this.#pickItem(this.#active) : null;
  }
}
