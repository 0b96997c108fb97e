// A select menu of any kind: one choice closes it, several wait for Done.

import { el, fill, freshId } from "./dom.js";
import { roving, stopAt } from "./roving.js";
import { nameOf, placeName, state } from "./state.js";
import { word } from "./words.js";

const people = () => [...state.people, state.bot].filter(Boolean).map((user) => ({ value: user.id, label: nameOf(user) }));
const roles = () => (state.guild.roles ?? []).map((role) => ({ value: role.id, label: role.name }));
const channels = (types) => [...state.places.values()]
  .filter((place) => !types?.length || types.includes(place.type))
  .map((place) => ({ value: place.id, label: `#${placeName(place)}` }));

const SOURCES = {
  3: (menu) => menu.options,
  5: people,
  6: roles,
  7: () => [...people(), ...roles()],
  8: (menu) => channels(menu.channel_types),
};
export const isSelect = (component) => component.type in SOURCES;

function presets(menu, options) {
  const defaults = new Set((menu.default_values ?? []).map(({ id }) => id));
  return options.filter((option) => option.default || defaults.has(option.value)).map((option) => option.value);
}

export const emojiOf = (emoji) => (emoji?.name ? el("span", { class: "emoji", "aria-hidden": "true", text: emoji.id ? `:${emoji.name}:` : emoji.name }) : null);

// `done` gets the chosen values; `labelledBy` names the menu where its placeholder does not.
export function select(menu, done, { labelledBy = null } = {}) {
  const options = SOURCES[menu.type](menu) ?? [];
  const [least, most] = [menu.min_values ?? 1, menu.max_values ?? 1];
  const chosen = new Set(presets(menu, options));
  const id = freshId("options");
  const face = el("button", {
    type: "button", id: `${id}-face`, class: "select-face", disabled: menu.disabled, "data-custom-id": menu.custom_id,
    "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": id,
    "aria-labelledby": labelledBy ? `${labelledBy} ${id}-face` : null,
  });
  const list = el("div", { id, class: "options", role: "listbox", hidden: true, "aria-multiselectable": most > 1 ? "true" : null, "aria-label": menu.placeholder ?? word("choose") });
  const finish = most > 1 ? el("button", { type: "button", class: "button primary", hidden: true }) : null;
  const root = el("div", { class: "select" }, face, list, finish);

  const open = (wanted) => {
    list.hidden = !wanted;
    if (finish) finish.hidden = !wanted;
    face.setAttribute("aria-expanded", String(wanted));
    if (wanted) {
      const rows = [...list.children];
      const first = rows.find((row) => row.getAttribute("aria-selected") === "true") ?? rows[0];
      stopAt(rows, first);
      first?.focus();
      root.scrollIntoView({ block: "nearest" });
    } else if (root.contains(document.activeElement)) face.focus();
  };
  const close = () => {
    open(false);
    done([...chosen]);
  };
  const draw = () => {
    const picked = options.filter((option) => chosen.has(option.value));
    fill(face, el("span", { class: picked.length ? "" : "faint" },
      picked.length ? picked.map((option) => option.label).join(", ") : menu.placeholder ?? word("choose")));
    for (const [index, row] of [...list.children].entries()) row.setAttribute("aria-selected", String(chosen.has(options[index].value)));
    if (!finish) return;
    finish.textContent = chosen.size < least ? word("atLeast", least) : chosen.size > most ? word("atMost", most) : word("done", chosen.size);
    finish.disabled = chosen.size < least || chosen.size > most;
  };
  const press = (value) => {
    if (most > 1 || (least === 0 && chosen.has(value))) chosen.has(value) ? chosen.delete(value) : chosen.add(value);
    else {
      chosen.clear();
      chosen.add(value);
    }
    draw();
    if (most === 1) close();
  };

  list.append(...options.map((option) => row(option, most > 1, press)));
  face.addEventListener("click", () => open(list.hidden));
  finish?.addEventListener("click", close);
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    open(false);
  });
  roving(list, "[role=option]");
  list.addEventListener("keydown", (event) => jump(list, event.key));
  draw();
  root.values = () => [...chosen];
  return root;
}

function row(option, several, press) {
  const node = el("div", { role: "option", tabindex: "-1", class: several ? "option several" : "option", onclick: () => press(option.value) },
    emojiOf(option.emoji),
    el("span", { class: "option-text" }, el("span", { text: option.label }), option.description ? el("span", { class: "faint", text: option.description }) : null));
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press(option.value);
  });
  return node;
}

function jump(list, key) {
  if (key.length !== 1 || key === " ") return;
  const rows = [...list.children];
  const from = rows.indexOf(document.activeElement) + 1;
  const starts = (row) => row.querySelector(".option-text").textContent.toLowerCase().startsWith(key.toLowerCase());
  [...rows.slice(from), ...rows.slice(0, from)].find(starts)?.focus();
}
