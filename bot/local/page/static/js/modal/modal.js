// A modal: a native dialog keeps the focus inside, and Escape closes it.

import { alertLine, el, showProblem, uniqueId } from "../dom/elements.js";
import { text } from "../messages/components.js";
import { failureText, translate } from "../model/strings.js";
import { labelledField } from "./fields.js";

const [ROW, TEXT, LABEL] = [1, 10, 18];

export class Modal {
  #fields = [];

  constructor(modal, send) {
    this.modal = modal;
    this.send = send;
    this.failure = alertLine("failure");
    this.submitButton = el("button", { type: "submit", class: "button primary", text: translate("submit") });
    const id = uniqueId("modal");
    const onclose = () => this.dialog.remove();
    this.dialog = el("dialog", { class: "modal", "aria-labelledby": id, onclose });
    this.dialog.append(this.#form(id));
  }

  open() {
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.#fields[0]?.focus();
  }

  #form(id) {
    return el(
      "form",
      { novalidate: true, autocomplete: "off", onsubmit: (event) => this.#submit(event) },
      el("h2", { id, text: this.modal.title }),
      el(
        "div",
        { class: "modal-fields" },
        this.modal.components.map((part) => this.#block(part)),
        this.failure,
      ),
      el("footer", {}, this.#cancel(), this.submitButton),
    );
  }

  #cancel() {
    const onclick = () => this.dialog.close();
    return el("button", { type: "button", class: "button plain", onclick, text: translate("cancel") });
  }

  #block(part) {
    if (part.type === TEXT) return text(part.content);
    if (part.type === LABEL) return this.#field(part.component, part.label, part.description);
    return part.type === ROW ? part.components.map((child) => this.#field(child, child.label ?? "")) : null;
  }

  #field(part, label, description) {
    const field = labelledField(part, label, description);
    this.#fields.push(field);
    return field.node;
  }

  async #submit(event) {
    event.preventDefault();
    const invalid = this.#fields.filter((field) => field.validate());
    if (invalid.length) return void invalid[0].focus();
    if (this.submitButton.getAttribute("aria-busy")) return;
    this.submitButton.setAttribute("aria-busy", "true");
    const values = Object.fromEntries(this.#fields.map((field) => [field.custom_id, field.value()]));
    const answer = await this.send({ do: "submit", modal: this.modal.id, values });
    this.submitButton.removeAttribute("aria-busy");
    if (answer.ok) this.dialog.close();
    else showProblem(this.failure, failureText(answer));
  }
}
