// A picture that fills the window; Escape, Close or a click beside it closes it.

import { el } from "../dom/elements.js";
import { translate } from "../model/strings.js";

const button = (key, onclick) =>
  el("button", { type: "button", class: "button", onclick, text: translate(key) });

export class Lightbox {
  constructor(source, alt) {
    const name = alt || translate("picture");
    const image = el("img", { src: source, alt: name, onclick: () => this.#toggleSize() });
    this.sizeButton = button("full", () => this.#toggleSize());
    this.closeButton = button("close", () => this.dialog.close());
    const onclick = (event) => this.#closeOutside(event);
    this.stage = el("div", { class: "stage", tabindex: "0", onclick }, image);
    this.dialog = el(
      "dialog",
      { class: "lightbox", "aria-label": name, onclose: () => this.dialog.remove() },
      this.stage,
      el("footer", {}, el("p", { text: alt ?? "" }), this.sizeButton, this.closeButton),
    );
  }

  open() {
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.closeButton.focus();
  }

  #toggleSize() {
    const full = this.dialog.classList.toggle("full");
    this.sizeButton.textContent = translate(full ? "fit" : "full");
  }

  #closeOutside(event) {
    if (event.target === this.stage) this.dialog.close();
  }
}
