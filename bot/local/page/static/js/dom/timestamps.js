// Times in the reader's time zone and language; relative ones are updated while the page is open.

import { locale, translate } from "../model/strings.js";
import { el } from "./elements.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const format = (date, style) => new Intl.DateTimeFormat(locale, STYLES[style]).format(date);

function relative(date) {
  const seconds = (date - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

export function timestamp(date, style = "f") {
  const text = style === "R" ? relative(date) : format(date, style);
  return el("time", {
    datetime: date.toISOString(),
    title: format(date, "F"),
    class: style === "R" && "relative",
    text,
  });
}

export function dayName(date) {
  const days = Math.round((new Date().setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days < 2) return translate(days < 1 ? "today" : "yesterday");
  return format(date, "D");
}

export function updateRelativeTimes() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time.relative"))
      node.textContent = relative(new Date(node.dateTime));
  }, 5000);
}
