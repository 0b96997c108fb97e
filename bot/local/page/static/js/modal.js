// A modal: a native dialog, so that focus stays inside and Escape closes it.

import { text } from "./components.js";
import { alertLine, el, freshId, tell } from "./dom.js";
import { labelled } from "./fields.js";
import { failure, word } from "./words.js";

const [ROW, TEXT, LABEL] = [1, 10, 18];

export class Modal {
  #fields = [];

  constructor(modal, ask) {
    this.modal = modal;
    this.ask = ask;
    this.failure = alertLine("failure");
    this.send = el("button", { type: "submit", class: "button primary", text: word("submit") });
    const id = freshId("modal");
    this.box = el("dialog", { class: "modal", "aria-labelledby": id, onclose: () => this.box.remove() });
    this.box.append(this.#form(id));
  }

  open() {
    document.body.append(this.box);
    this.box.showModal();
    this.#fields[0]?.focus();
  }

  #form(id) {
    return el(
      "form",
      { novalidate: true, autocomplete: "off", onsubmit: (event) => this.#submit(event) },
      el("h2", { id, text: this.modal.title }),
      el(
        "div",
        { class: "fields-of-modal" },
        this.modal.components.map((part) => this.#block(part)),
        this.failure,
      ),
      el("footer", {}, this.#cancel(), this.send),
    );
  }

  #cancel() {
    const onclick = () => this.box.close();
    return el("button", { type: "button", class: "button plain", onclick, text: word("cancel") });
  }

  #block(part) {
    if (part.type === TEXT) return text(part.content);
    if (part.type === LABEL) return this.#field(part.component, part.label, part.description);
    return part.type === ROW ? part.components.map((child) => this.#field(child, child.label ?? "")) : null;
  }

  #field(part, label, description) {
    const field = labelled(part, label, description);
    this.#fields.push(field);
    return field.node;
  }

  async #submit(event) {
    event.preventDefault();
    const wrong = this.#fields.filter((field) => field.complain());
    if (wrong.length) return void wrong[0].focus();
    if (this.send.getAttribute("aria-busy")) return;
    this.send.setAttribute("aria-busy", "true");
    const values = Object.fromEntries(this.#fields.map((field) => [field.custom_id, field.value()]));
    const answer = await this.ask({ do: "submit", modal: this.modal.id, values });
    this.send.removeAttribute("aria-busy");
    if (answer.ok) this.box.close();
    else tell(this.failure, failure(answer));
  }
}
