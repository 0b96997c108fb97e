// Building elements: the only way in which anything reaches the page, so text can never become markup.

export const $ = (id) => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) set(node, name, value);
  node.append(...present(children));
  return node;
}

const present = (children) =>
  children.flat(Infinity).filter((child) => child !== null && child !== undefined);

function set(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "text") node.textContent = value;
  else if (name === "value" || name === "checked") node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
}

export function fill(node, ...children) {
  node.replaceChildren(...present(children));
}

let serial = 0;
export const freshId = (stem) => `${stem}-${(serial += 1)}`;

// Only addresses that a person may follow: no javascript:, no data:, nothing relative.
export function safeUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return ["http:", "https:"].includes(url?.protocol) ? url : null;
}

export const outside = (url, ...children) =>
  el("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }, ...children);

// A label, and below it what there is to say about it.
export const twoLines = (label, description) =>
  el(
    "span",
    { class: "option-text" },
    el("span", {}, label),
    description ? el("span", { class: "faint", text: description }) : null,
  );

// A line that is there only while something is wrong.
export const alertLine = (className, id = null) =>
  el("p", { class: className, id, role: "alert", hidden: true });

export function tell(line, problem) {
  line.textContent = problem ?? "";
  line.hidden = !problem;
}
