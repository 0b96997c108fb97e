// The fields of a modal, one function for each type; each returns {node, value(), problem()}.

import { Select } from "../controls/select.js";
import { isSelect } from "../controls/select_choices.js";
import { alertLine, el, showProblem, twoLines, uniqueId } from "../dom/elements.js";
import { translate } from "../model/strings.js";

const [TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX] = [4, 21, 22, 23];

function textInput(part, ids) {
  const long = part.style === 2;
  const node = el(long ? "textarea" : "input", {
    id: ids.field,
    name: part.custom_id,
    rows: long ? 4 : null,
    type: long ? null : "text",
    placeholder: part.placeholder,
    "aria-describedby": ids.notes,
    "aria-required": isRequired(part) ? "true" : null,
    value: part.value ?? "",
  });
  return { node, value: () => node.value, problem: () => lengthProblem(part, node.value) };
}

const isRequired = (part) => part.required !== false;

function lengthProblem(part, value) {
  if (!value) return isRequired(part) ? translate("missing") : "";
  if (part.min_length && value.length < part.min_length) return translate("longer", part.min_length);
  if (part.max_length && value.length > part.max_length) return translate("shorter", part.max_length);
  return "";
}

function menu(part, ids) {
  const menu = new Select(part, { labelledBy: ids.label });
  return { node: menu.node, value: () => menu.values, problem: () => countProblem(part, menu.values.length) };
}

function countProblem(part, count) {
  if (!count && !isRequired(part)) return "";
  const least = part.min_values ?? 1;
  const most = part.max_values ?? (part.type === CHECKBOX_GROUP ? part.options.length : 1);
  if (count < least) return least > 1 ? translate("atLeast", least) : translate("missing");
  return count > most ? translate("atMost", most) : "";
}

function checkGroup(part, ids) {
  const type = part.type === RADIO_GROUP ? "radio" : "checkbox";
  const node = el(
    "div",
    {
      role: type === "radio" ? "radiogroup" : "group",
      class: "check-group",
      "aria-labelledby": ids.label,
      "aria-describedby": ids.notes,
    },
    part.options.map((option) => checkItem(option, type, part.custom_id)),
  );
  const values = () => [...node.querySelectorAll("input:checked")].map((box) => box.value);
  const value = () => (type === "radio" ? (values()[0] ?? null) : values());
  return { node, value, problem: () => countProblem(part, values().length) };
}

const checkItem = (option, type, name) =>
  el(
    "label",
    { class: "check-item" },
    el("input", { type, name, value: option.value, checked: Boolean(option.default) }),
    twoLines(option.label, option.description),
  );

function checkbox(part, ids) {
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
  if (part.type === TEXT_INPUT) return textInput(part, ids);
  if (isSelect(part)) return menu(part, ids);
  if (part.type === RADIO_GROUP || part.type === CHECKBOX_GROUP) return checkGroup(part, ids);
  if (part.type === CHECKBOX) return checkbox(part, ids);
  return null;
}

const isOptional = (part) => !isRequired(part) && part.type !== CHECKBOX;

// A field with its label: {node, focus(), validate(), custom_id, value()}; validate() shows the problem.
export function labelledField(part, label, description = null) {
  const id = uniqueId("field");
  const ids = { field: id, label: `${id}-label`, notes: `${id}-hint ${id}-problem` };
  const { node, value, problem } = field(part, ids);
  const problemLine = alertLine("problem", `${id}-problem`);
  const validate = () => {
    const found = problem();
    showProblem(problemLine, found);
    node.setAttribute("aria-invalid", String(Boolean(found)));
    return found;
  };
  const root = el(
    "div",
    { class: "labelled" },
    el("label", { id: ids.label, for: id }, label, isOptional(part) ? optional() : null),
    description ? el("p", { class: "faint", id: `${id}-hint`, text: description }) : null,
    node,
    problemLine,
  );
  const focus = () => (node.matches("input, textarea") ? node : node.querySelector("input, button")).focus();
  return { node: root, focus, validate, custom_id: part.custom_id, value };
}

const optional = () => el("span", { class: "faint", text: ` (${translate("optional")})` });
