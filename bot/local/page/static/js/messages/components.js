// The components of a message, one function for each type.

import { Select } from "../controls/select.js";
import { isSelect } from "../controls/select_choices.js";
import { el, safeUrl } from "../dom/elements.js";
import { emojiOf } from "../dom/emoji.js";
import { mentionContext } from "../model/state.js";
import { link } from "./links.js";
import { markdown } from "./markdown.js";
import { isPicture, localUrl, picture } from "./pictures.js";

const STYLES = { 1: "primary", 2: "plain", 3: "success", 4: "danger" };
const LINK = 5;

export const text = (content) => el("div", { class: "text" }, markdown(content, mentionContext));

function button(part, actions) {
  const content = [emojiOf(part.emoji), part.label ? el("span", { text: part.label }) : null];
  if (part.style === LINK) return linkButton(part, content);
  return el(
    "button",
    {
      type: "button",
      class: `button ${STYLES[part.style] ?? "plain"}`,
      disabled: part.disabled,
      "data-custom-id": part.custom_id,
      "aria-label": part.label ? null : part.emoji?.name,
      onclick: (event) => actions.click(event.currentTarget, part.custom_id),
    },
    ...content,
  );
}

function linkButton(part, content) {
  const url = safeUrl(part.url);
  if (!url || part.disabled)
    return el("button", { type: "button", class: "button link", disabled: true }, ...content);
  const arrow = el("span", { "aria-hidden": "true", text: "↗" });
  const anchor = link(url, ...content.filter(Boolean), arrow);
  anchor.className = "button link";
  return anchor;
}

const menu = (part, actions) =>
  new Select(part, { done: (values) => actions.choose(part.custom_id, values) }).node;

const row = (part, actions) =>
  el(
    "div",
    { class: "row" },
    part.components.map((child) => component(child, actions)),
  );

function section(part, actions) {
  return el(
    "div",
    { class: "section" },
    el(
      "div",
      { class: "section-text" },
      part.components.map((child) => component(child, actions)),
    ),
    part.accessory ? component(part.accessory, actions) : null,
  );
}

const thumbnail = (part) => picture(part.media, part.description, { small: true, spoiler: part.spoiler });

const galleryOf = (pictures) =>
  el("div", { class: `gallery of-${Math.min(pictures.length, 4)}` }, pictures);

const gallery = (part) =>
  galleryOf(part.items.map((item) => picture(item.media, item.description, { spoiler: item.spoiler })));

function file(media, name) {
  const source = localUrl(media.url);
  const title = name ?? decodeURIComponent(media.url.split("/").at(-1));
  return source ? el("a", { class: "file", href: source, download: title, text: title }) : null;
}

function separator(part) {
  const size = part.spacing === 2 ? "gap wide" : "gap";
  return part.divider === false ? el("div", { class: size }) : el("hr", { class: size });
}

function container(part, actions) {
  const box = el(
    "section",
    { class: "container" },
    part.components.map((child) => component(child, actions)),
  );
  if (Number.isInteger(part.accent_color)) setAccent(box, part.accent_color);
  return part.spoiler ? cover(box) : box;
}

export function setAccent(box, color) {
  box.classList.add("accented");
  box.style.setProperty("--edge", `#${color.toString(16).padStart(6, "0")}`);
}

function cover(box) {
  box.classList.add("covered");
  box.addEventListener("click", () => box.classList.remove("covered"), { once: true });
  return box;
}

const COMPONENTS = {
  1: row,
  2: button,
  9: section,
  10: (part) => text(part.content),
  11: thumbnail,
  12: gallery,
  13: (part) => file(part.file, part.name),
  14: separator,
  17: container,
};

export function component(part, actions) {
  if (isSelect(part)) return menu(part, actions);
  return COMPONENTS[part.type]?.(part, actions) ?? null;
}

// Attachments that nothing else shows: the pictures side by side, as Discord's clients show them, then the files.
export function attachments(items) {
  const pictures = items.filter(isPicture).map((item) => {
    const spoiler = item.filename?.startsWith("SPOILER_");
    return picture(item, item.description, { spoiler });
  });
  const files = items.filter((item) => !isPicture(item)).map((item) => file(item, item.filename));
  return [pictures.length ? galleryOf(pictures) : null, ...files];
}
