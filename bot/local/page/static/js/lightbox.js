// A picture over the whole window, with its description; Escape, Close or a press beside it closes it.

import { el } from "./dom.js";
import { word } from "./words.js";

const button = (key, onclick) => el("button", { type: "button", class: "button", onclick, text: word(key) });

export class Lightbox {
  constructor(source, alt) {
    const name = alt || word("picture");
    const image = el("img", { src: source, alt: name, onclick: () => this.#resize() });
    this.size = button("full", () => this.#resize());
    this.close = button("close", () => this.box.close());
    this.stage = el("div", { class: "stage", tabindex: "0", onclick: (event) => this.#beside(event) }, image);
    this.box = el(
      "dialog",
      { class: "lightbox", "aria-label": name, onclose: () => this.box.remove() },
      this.stage,
      el("footer", {}, el("p", { text: alt ?? "" }), this.size, this.close),
    );
  }

  open() {
    document.body.append(this.box);
    this.box.showModal();
    this.close.focus();
  }

  #resize() {
    const full = this.box.classList.toggle("full");
    this.size.textContent = word(full ? "fit" : "full");
  }

  #beside(event) {
    if (event.target === this.stage) this.box.close();
  }
}
