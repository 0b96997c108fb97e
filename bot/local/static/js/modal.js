// A modal: a native dialog, so that focus stays inside and Escape closes it.

import { isSelect } from "./choices.js";
import { text } from "./components.js";
import { el, freshId } from "./dom.js";
import { Select } from "./select.js";
import { failure, word } from "./words.js";

const [ROW, INPUT, TEXT, LABEL, RADIOS, CHECKS, CHECK] = [1, 4, 10, 18, 21, 22, 23];

// A field is {node, value(), problem()}.
function input(part, ids) {
  const long = part.style === 2;
  const node = el(long ? "textarea" : "input", {
    id: ids.field,
    name: part.custom_id,
    rows: long ? 4 : null,
    type: long ? null : "text",
    placeholder: part.placeholder,
    "aria-describedby": ids.notes,
    "aria-required": required(part) ? "true" : null,
    value: part.value ?? "",
  });
  return { node, value: () => node.value, problem: () => lengthProblem(part, node.value) };
}

const required = (part) => part.required !== false;

function lengthProblem(part, value) {
  if (!value) return required(part) ? word("missing") : "";
  if (part.min_length && value.length < part.min_length) return word("longer", part.min_length);
  if (part.max_length && value.length > part.max_length) return word("shorter", part.max_length);
  return "";
}

function menu(part, ids) {
  const menu = new Select(part, { labelledBy: ids.label });
  return { node: menu.node, value: () => menu.values, problem: () => countProblem(part, menu.values.length) };
}

function countProblem(part, count) {
  if (!count && !required(part)) return "";
  const least = part.min_values ?? 1;
  const most = part.max_values ?? (part.type === CHECKS ? part.options.length : 1);
  if (count < least) return least > 1 ? word("atLeast", least) : word("missing");
  return count > most ? word("atMost", most) : "";
}

function ticks(part, ids) {
  const type = part.type === RADIOS ? "radio" : "checkbox";
  const node = el(
    "div",
    {
      role: type === "radio" ? "radiogroup" : "group",
      class: "ticks",
      "aria-labelledby": ids.label,
      "aria-describedby": ids.notes,
    },
    part.options.map((option) => tick(option, type, part.custom_id)),
  );
  const values = () => [...node.querySelectorAll("input:checked")].map((box) => box.value);
  const value = () => (type === "radio" ? (values()[0] ?? null) : values());
  return { node, value, problem: () => countProblem(part, values().length) };
}

const tick = (option, type, name) =>
  el(
    "label",
    { class: "tick" },
    el("input", { type, name, value: option.value, checked: Boolean(option.default) }),
    el(
      "span",
      { class: "option-text" },
      el("span", { text: option.label }),
      option.description ? el("span", { class: "faint", text: option.description }) : null,
    ),
  );

function check(part, ids) {
  const node = el("input", {
    type: "checkbox",
    id: ids.field,
    class: "check",
    checked: Boolean(part.default),
    "aria-describedby": ids.notes,
  });
  return { node, value: () => node.checked, problem: () => "" };
}

function field(part, ids) {
  if (part.type === INPUT) return input(part, ids);
  if (isSelect(part)) return menu(part, ids);
  if (part.type === RADIOS || part.type === CHECKS) return ticks(part, ids);
  if (part.type === CHECK) return check(part, ids);
  return null;
}

function labelled(part, label, description, fields) {
  const id = freshId("field");
  const ids = {
    field: id,
    label: `${id}-label`,
    hint: `${id}-hint`,
    trouble: `${id}-trouble`,
    notes: `${id}-hint ${id}-trouble`,
  };
  const made = field(part, ids);
  const trouble = el("p", { class: "trouble", id: ids.trouble, role: "alert", hidden: true });
  fields.push({ ...made, custom_id: part.custom_id, trouble });
  const hint =
    required(part) || part.type === CHECK
      ? null
      : el("span", { class: "faint", text: ` (${word("optional")})` });
  return el(
    "div",
    { class: "labelled" },
    el("label", { id: ids.label, for: id }, label, hint),
    description ? el("p", { class: "faint", id: ids.hint, text: description }) : null,
    made.node,
    trouble,
  );
}

function block(part, fields) {
  if (part.type === TEXT) return text(part.content);
  if (part.type === LABEL) return labelled(part.component, part.label, part.description, fields);
  if (part.type === ROW)
    return part.components.map((child) => labelled(child, child.label ?? "", null, fields));
  return null;
}

function complain(fields) {
  const wrong = fields.filter((entry) => {
    const problem = entry.problem();
    entry.trouble.textContent = problem;
    entry.trouble.hidden = !problem;
    entry.node.setAttribute("aria-invalid", String(Boolean(problem)));
    return problem;
  });
  if (!wrong.length) return false;
  const { node } = wrong[0];
  (node.matches("input, textarea") ? node : node.querySelector("input, button"))?.focus();
  return true;
}

export function openModal(modal, ask) {
  const fields = [];
  const id = freshId("modal");
  const trouble = el("p", { class: "failure", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "button primary", text: word("submit") });
  const form = el(
    "form",
    { novalidate: true, autocomplete: "off" },
    el("h2", { id, text: modal.title }),
    el(
      "div",
      { class: "fields-of-modal" },
      modal.components.map((part) => block(part, fields)),
      trouble,
    ),
    el(
      "footer",
      {},
      el("button", {
        type: "button",
        class: "button plain",
        onclick: () => box.close(),
        text: word("cancel"),
      }),
      send,
    ),
  );
  const box = el("dialog", { class: "modal", "aria-labelledby": id }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (complain(fields) || send.getAttribute("aria-busy")) return;
    send.setAttribute("aria-busy", "true");
    const values = Object.fromEntries(fields.map((entry) => [entry.custom_id, entry.value()]));
    const answer = await ask({ do: "submit", modal: modal.id, values });
    send.removeAttribute("aria-busy");
    if (answer.ok) return void box.close();
    trouble.textContent = failure(answer);
    trouble.hidden = false;
  });
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  form.querySelector("input, textarea, .select-face")?.focus();
}
