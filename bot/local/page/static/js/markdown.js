// Discord's Markdown as elements: a list of inline rules, and a line-by-line reader of blocks.

import { el, outside, safeUrl } from "./dom.js";
import { stamp } from "./times.js";
import { word } from "./words.js";

// Inline: the first rule that matches at a position wins; everything else is plain text.
const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => el("code", { text: m[2].trim() })],
  [/\*\*\*([^]+?)\*\*\*/y, (m, see) => el("strong", {}, el("em", {}, inline(m[1], see)))],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m, see) => el("strong", {}, inline(m[1], see))],
  [/__([^]+?)__(?!_)/y, (m, see) => el("u", {}, inline(m[1], see))],
  [/\*(?=\S)([^*]*?[^\s*])\*(?!\*)/y, (m, see) => el("em", {}, inline(m[1], see))],
  [/_(?=\S)([^_]*?[^\s_])_(?!\w)/y, (m, see) => el("em", {}, inline(m[1], see))],
  [/~~([^]+?)~~/y, (m, see) => el("s", {}, inline(m[1], see))],
  [/\|\|([^]+?)\|\|/y, (m, see) => spoiler(inline(m[1], see))],
  [
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y,
    (m, see) => link(m[2], inline(m[1], see), m[0]),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1], m[0])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_|]/y, (m) => link(m[0], m[0], m[0])],
  [/<@!?(\d+)>/y, (m, see) => mention("@", see.person(m[1]), m[0], see.me === m[1])],
  [/<@&(\d+)>/y, (m, see) => mention("@", see.role(m[1]), m[0])],
  [/<#(\d+)>/y, (m, see) => place(m, see)],
  [
    /<\/([\w -]+):\d+>/y,
    (m, see) =>
      el("button", { type: "button", class: "mention", onclick: () => see.pick(m[1]), text: `/${m[1]}` }),
  ],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => moment(m)],
  [/<a?:(\w+):\d+>/y, (m) => `:${m[1]}:`],
  [/@(?:everyone|here)\b/y, (m) => mention("", m[0], m[0], true)],
];

export function inline(text, see) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const [made, length] = firstMatch(text, at, see);
    if (!length) plain += text[at];
    else {
      nodes.push(plain, made);
      plain = "";
    }
    at += length || 1;
  }
  return [...nodes, plain].flat().filter((node) => node !== "");
}

function firstMatch(text, at, see) {
  // Letters and digits begin no rule but a bare address.
  if (/[\p{L}\d\s]/u.test(text[at]) && text[at] !== "h") return ["", 0];
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [make(match, see), match[0].length];
  }
  return ["", 0];
}

function link(address, label, original) {
  const url = safeUrl(address);
  return url ? outside(url, label) : original;
}

const mention = (sign, name, original, me = false) =>
  el("span", { class: me ? "mention me" : "mention", text: name ? sign + name : original });

function place(match, see) {
  const name = see.place(match[1]);
  if (!name) return match[0];
  return el("button", {
    type: "button",
    class: "mention",
    onclick: () => see.go(match[1]),
    text: `#${name}`,
  });
}

function moment(match) {
  const date = new Date(Number(match[1]) * 1000);
  return Number.isNaN(date.getTime()) ? match[0] : stamp(date, match[2]);
}

export function spoiler(children) {
  const hidden = el("span", { class: "hidden-text", "aria-hidden": "true" }, children);
  const cover = el("button", { type: "button", class: "spoiler", "aria-label": word("spoiler") }, hidden);
  cover.addEventListener("click", () =>
    cover.replaceWith(el("span", { class: "shown", tabindex: "-1" }, [...hidden.childNodes])),
  );
  return cover;
}

// Blocks.
export function markdown(text, see) {
  const root = document.createDocumentFragment();
  for (const piece of text.split(/(```[^]*?```)/)) {
    const code = /^```(?:[\w+-]+\n)?\n?([^]*?)\n?```$/.exec(piece);
    if (code) root.append(el("pre", {}, el("code", { text: code[1] })));
    else root.append(...lines(piece.replace(/^\n|\n$/g, ""), see));
  }
  return root;
}

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(\S.*)$/;

function lines(text, see) {
  const rows = text.split("\n");
  const blocks = [];
  while (rows.length) blocks.push(nextBlock(rows, see));
  return blocks.filter(Boolean);
}

function nextBlock(rows, see) {
  const row = rows[0];
  if (row.startsWith(">>> ")) return quote([rows.splice(0).join("\n").slice(4)], see);
  if (row.startsWith("> "))
    return quote(
      take(rows, (line) => line.startsWith("> ")).map((line) => line.slice(2)),
      see,
    );
  if (HEADING.test(row)) return heading(HEADING.exec(rows.shift()), see);
  if (row.startsWith("-# ")) return el("p", { class: "subtext" }, inline(rows.shift().slice(3), see));
  if (ITEM.test(row))
    return list(
      takeList(rows).map((line) => ITEM.exec(line)),
      see,
    );
  return paragraph(take(rows, isPlain), see);
}

const isPlain = (line) => !(HEADING.test(line) || ITEM.test(line) || /^(>|>>>|-#) /.test(line));

function take(rows, wanted) {
  const end = rows.findIndex((row) => !wanted(row));
  return rows.splice(0, end < 0 ? rows.length : end);
}

// A list ends where, at its own depth, bullets turn into numbers or back.
function takeList(rows) {
  const [, depth, sign] = ITEM.exec(rows[0]);
  return take(rows, (row) => {
    const item = ITEM.exec(row);
    return item && (item[1].length > depth.length || /\d/.test(item[2]) === /\d/.test(sign));
  });
}

const quote = (rows, see) => el("blockquote", {}, ...lines(rows.join("\n"), see));

// One level below the page's own headings, whatever its size, so that an outline of the page has no gaps.
const heading = (match, see) => el("h3", { class: `size-${match[1].length}` }, inline(match[2], see));

function paragraph(rows, see) {
  const text = rows.join("\n");
  return text.trim() ? el("p", {}, inline(text, see)) : null;
}

function list(items, see) {
  const depth = items[0][1].length;
  const ordered = /\d/.test(items[0][2]);
  const root = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0][2], 10) } : {});
  while (items.length) {
    if (items[0][1].length > depth && root.lastChild) {
      const deeper = items.findIndex((item) => item[1].length <= depth);
      root.lastChild.append(list(items.splice(0, deeper < 0 ? items.length : deeper), see));
    } else root.append(el("li", {}, inline(items.shift()[3], see)));
  }
  return root;
}
