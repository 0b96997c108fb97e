// The list of channels, their threads and private talks, with what is unread.

import { $, el, fill } from "./dom.js";
import { isUnread, mentionCount } from "./reading.js";
import { roving, stopAt } from "./roving.js";
import { compareIds, isArchived, isThread, placeName, state } from "./state.js";
import { word } from "./words.js";

const WIDE = "(min-width: 761px)";
const TEXT = [0, 5];
const DIRECT = [1, 3];

const byPosition = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);
const byRecent = (a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id);

const ofTypes = (types) => [...state.places.values()].filter((place) => types.includes(place.type));

export const homeChannel = () => ofTypes(TEXT).sort(byPosition)[0] ?? ofTypes(DIRECT)[0] ?? null;

export const signOf = (place) => (isThread(place) ? "↳" : DIRECT.includes(place.type) ? "@" : "#");

function badge(place) {
  const mentions = mentionCount(place);
  if (mentions)
    return el("span", { class: "badge", "aria-label": word("mentions", mentions), text: mentions });
  return isUnread(place) ? el("span", { class: "dot", role: "img", "aria-label": word("unread") }) : null;
}

function row(place, go) {
  const here = place.id === state.here;
  const unread = !here && isUnread(place);
  return el(
    "li",
    {},
    el(
      "button",
      {
        type: "button",
        class: unread ? "place unread" : "place",
        "data-place": place.id,
        "aria-current": here ? "page" : null,
        onclick: () => go(place.id),
      },
      el("span", { class: "sign", "aria-hidden": "true", text: signOf(place) }),
      el("span", { class: "name", text: placeName(place) }),
      here ? null : badge(place),
    ),
    threadsOf(place, go),
  );
}

function threadsOf(place, go) {
  const threads = [...state.places.values()].filter(
    (thread) => isThread(thread) && thread.parent_id === place.id,
  );
  if (!threads.length) return null;
  const [open, old] = [threads.filter((t) => !isArchived(t)), threads.filter(isArchived)].map((t) =>
    t.sort(byRecent),
  );
  return el(
    "ul",
    {},
    open.map((thread) => row(thread, go)),
    old.length ? archive(old, go) : null,
  );
}

function archive(threads, go) {
  const open = threads.some((thread) => thread.id === state.here || isUnread(thread));
  return el(
    "li",
    {},
    el(
      "details",
      { open },
      el("summary", { text: `${word("archived")} (${threads.length})` }),
      el(
        "ul",
        {},
        threads.map((thread) => row(thread, go)),
      ),
    ),
  );
}

function group(title, places, go) {
  if (!places.length) return null;
  return [
    el("h2", { text: title }),
    el(
      "ul",
      {},
      places.map((place) => row(place, go)),
    ),
  ];
}

export function drawPlaces(go) {
  const nav = $("places");
  const focused = nav.contains(document.activeElement) && document.activeElement.dataset.place;
  fill(
    nav,
    group(word("channels"), ofTypes(TEXT).sort(byPosition), go),
    group(word("direct"), ofTypes(DIRECT).sort(byRecent), go),
  );
  const rows = [...nav.querySelectorAll(".place")];
  stopAt(rows, rows.find((item) => item.dataset.place === (focused || state.here)) ?? rows[0]);
  if (focused) rows.find((item) => item.dataset.place === focused)?.focus();
  drawMenuBadge();
}

function drawMenuBadge() {
  const elsewhere = [...state.places.values()].filter((place) => place.id !== state.here);
  const mentions = elsewhere.reduce((sum, place) => sum + mentionCount(place), 0);
  const mark = mentions
    ? el("span", { class: "badge", text: mentions })
    : elsewhere.some(isUnread)
      ? el("span", { class: "dot" })
      : null;
  fill($("menu"), el("span", { class: "bars", "aria-hidden": "true" }), mark);
  $("menu").setAttribute(
    "aria-label",
    mentions ? `${word("menu")}, ${word("mentions", mentions)}` : word("menu"),
  );
}

export function setUpPlaces() {
  $("places").setAttribute("aria-label", word("places"));
  roving($("places"), ".place");
  $("menu").addEventListener("click", (event) => {
    event.stopPropagation();
    openMenu(true);
  });
  document.addEventListener("click", (event) => !$("places").contains(event.target) && openMenu(false));
  matchMedia(WIDE).addEventListener("change", () => openMenu(false));
  $("places").addEventListener("keydown", (event) => event.key === "Escape" && openMenu(false));
}

const isOpen = () => document.body.classList.contains("menu-open");

// On a phone the places lie over the talk, which must not be reached meanwhile.
export function openMenu(open) {
  if (open === isOpen()) return;
  document.body.classList.toggle("menu-open", open);
  document.querySelector("main").inert = open;
  $("menu").setAttribute("aria-expanded", String(open));
  (open ? $("places").querySelector(".place[tabindex='0']") : $("menu")).focus();
}
