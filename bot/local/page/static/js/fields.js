// The fields of a form, one small function a kind: each is {node, value(), problem()}.

import { isSelect } from "./choices.js";
import { alertLine, el, freshId, tell, twoLines } from "./dom.js";
import { Select } from "./select.js";
import { word } from "./words.js";

const [INPUT, RADIOS, CHECKS, CHECK] = [4, 21, 22, 23];

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
    twoLines(option.label, option.description),
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

const isOptional = (part) => !required(part) && part.type !== CHECK;

// A field below its label: {node, focus(), complain(), custom_id, value()}.
export function labelled(part, label, description = null) {
  const id = freshId("field");
  const ids = { field: id, label: `${id}-label`, notes: `${id}-hint ${id}-trouble` };
  const { node, value, problem } = field(part, ids);
  const trouble = alertLine("trouble", `${id}-trouble`);
  const complain = () => {
    const found = problem();
    tell(trouble, found);
    node.setAttribute("aria-invalid", String(Boolean(found)));
    return found;
  };
  const root = el(
    "div",
    { class: "labelled" },
    el("label", { id: ids.label, for: id }, label, isOptional(part) ? optional() : null),
    description ? el("p", { class: "faint", id: `${id}-hint`, text: description }) : null,
    node,
    trouble,
  );
  const focus = () => (node.matches("input, textarea") ? node : node.querySelector("input, button")).focus();
  return { node: root, focus, complain, custom_id: part.custom_id, value };
}

const optional = () => el("span", { class: "faint", text: ` (${word("optional")})` });
