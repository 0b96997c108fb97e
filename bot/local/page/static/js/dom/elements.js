// Creates elements. Everything on the page is made here, so that text never becomes markup.

export const $ = (id) => document.getElementById(id);

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProperty(node, name, value);
  node.append(...withoutEmpty(children));
  return node;
}

const withoutEmpty = (children) =>
  children.flat(Infinity).filter((child) => child !== null && child !== undefined);

function setProperty(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "text") node.textContent = value;
  else if (name === "value" || name === "checked") node[name] = value;
  else node.setAttribute(name, value === true ? "" : value);
}

export function fill(node, ...children) {
  node.replaceChildren(...withoutEmpty(children));
}

let lastId = 0;
export const uniqueId = (prefix) => `${prefix}-${(lastId += 1)}`;

// Only absolute web addresses: no javascript:, no data:, nothing relative.
export function safeUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  return ["http:", "https:"].includes(url?.protocol) ? url : null;
}

export const externalLink = (url, ...children) =>
  el("a", { href: url.href, target: "_blank", rel: "noopener noreferrer" }, ...children);

// A label with a description below it.
export const twoLines = (label, description) =>
  el(
    "span",
    { class: "option-text" },
    el("span", {}, label),
    description ? el("span", { class: "faint", text: description }) : null,
  );

// An empty line that showProblem fills and shows.
export const alertLine = (className, id = null) =>
  el("p", { class: className, id, role: "alert", hidden: true });

export function showProblem(line, problem) {
  line.textContent = problem ?? "";
  line.hidden = !problem;
}
