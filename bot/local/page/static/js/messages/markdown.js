// Discord's Markdown as elements: inline rules, and blocks read line by line.

import { el, safeUrl } from "../dom/elements.js";
import { emojiPicture } from "../dom/emoji.js";
import { timestamp } from "../dom/timestamps.js";
import { translate } from "../model/strings.js";
import { link } from "./links.js";

// Inline: the first rule that matches at a position wins; everything else is plain text.
const RULES = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([^]*?[^`])\1(?!`)/y, (m) => el("code", { text: m[2].trim() })],
  [/\*\*\*([^]+?)\*\*\*/y, (m, context) => el("strong", {}, el("em", {}, inline(m[1], context)))],
  [/\*\*([^]+?)\*\*(?!\*)/y, (m, context) => el("strong", {}, inline(m[1], context))],
  [/__([^]+?)__(?!_)/y, (m, context) => el("u", {}, inline(m[1], context))],
  [/\*(?=\S)([^*]*?[^\s*])\*(?!\*)/y, (m, context) => el("em", {}, inline(m[1], context))],
  [/_(?=\S)([^_]*?[^\s_])_(?!\w)/y, (m, context) => el("em", {}, inline(m[1], context))],
  [/~~([^]+?)~~/y, (m, context) => el("s", {}, inline(m[1], context))],
  [/\|\|([^]+?)\|\|/y, (m, context) => spoiler(inline(m[1], context))],
  [
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y,
    (m, context) => address(m[2], inline(m[1], context), m[0]),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => address(m[1], m[1], m[0])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]!?*_|]/y, (m) => address(m[0], m[0], m[0])],
  [/<@!?(\d+)>/y, (m, context) => mention("@", context.userName(m[1]), m[0], context.me === m[1])],
  [/<@&(\d+)>/y, (m, context) => mention("@", context.roleName(m[1]), m[0])],
  [/<#(\d+)>/y, (m, context) => channelMention(m, context)],
  [/<\/([^\n:<>]{1,100}):(\d+)>/y, (m, context) => commandMention(m, context)],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => timestampMention(m)],
  [
    /<(a?):(\w+):(\d+)>/y,
    (m) => emojiPicture({ id: m[3], name: m[2], animated: m[1] === "a" }, `:${m[2]}:`),
  ],
  [/@(?:everyone|here)\b/y, (m) => mention("", m[0], m[0], true)],
];

export function inline(text, context) {
  const nodes = [];
  let plain = "";
  for (let at = 0; at < text.length;) {
    const [made, length] = firstMatch(text, at, context);
    if (!length) plain += text[at];
    else {
      nodes.push(plain, made);
      plain = "";
    }
    at += length || 1;
  }
  return [...nodes, plain].flat().filter((node) => node !== "");
}

function firstMatch(text, at, context) {
  // Only a bare URL starts with a letter.
  if (/[\p{L}\d\s]/u.test(text[at]) && text[at] !== "h") return ["", 0];
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [make(match, context), match[0].length];
  }
  return ["", 0];
}

function address(text, label, original) {
  const url = safeUrl(text);
  return url ? link(url, label) : original;
}

const mention = (sign, name, original, me = false) =>
  el("span", { class: me ? "mention me" : "mention", text: name ? sign + name : original });

// Shows the name as it is written; pressing it starts the command that has this id and this English name.
const commandMention = ([, name, id], context) =>
  el("button", {
    type: "button",
    class: "mention",
    onclick: () => context.startCommand(name, id),
    text: `/${name}`,
  });

function channelMention(match, context) {
  const name = context.channelName(match[1]);
  if (!name) return match[0];
  return el("button", {
    type: "button",
    class: "mention",
    onclick: () => context.openChannel(match[1]),
    text: `#${name}`,
  });
}

function timestampMention(match) {
  const date = new Date(Number(match[1]) * 1000);
  return Number.isNaN(date.getTime()) ? match[0] : timestamp(date, match[2]);
}

export function spoiler(children) {
  const hidden = el("span", { class: "hidden-text", "aria-hidden": "true" }, children);
  const label = translate("spoiler");
  const cover = el("button", { type: "button", class: "spoiler", "aria-label": label }, hidden);
  cover.addEventListener("click", () =>
    cover.replaceWith(el("span", { class: "shown", tabindex: "-1" }, [...hidden.childNodes])),
  );
  return cover;
}

// Blocks.
export function markdown(text, context) {
  const root = document.createDocumentFragment();
  for (const piece of text.split(/(```[^]*?```)/)) {
    const code = /^```(?:[\w+-]+\n)?\n?([^]*?)\n?```$/.exec(piece);
    if (code) root.append(el("pre", {}, el("code", { text: code[1] })));
    else root.append(...lines(piece.replace(/^\n|\n$/g, ""), context));
  }
  return root;
}

const HEADING = /^(#{1,3})\s+(\S.*)$/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(\S.*)$/;

function lines(text, context) {
  const rows = text.split("\n");
  const blocks = [];
  while (rows.length) blocks.push(nextBlock(rows, context));
  return blocks.filter(Boolean);
}

function nextBlock(rows, context) {
  const row = rows[0];
  if (row.startsWith(">>> ")) return quote([rows.splice(0).join("\n").slice(4)], context);
  if (row.startsWith("> "))
    return quote(
      takeWhile(rows, (line) => line.startsWith("> ")).map((line) => line.slice(2)),
      context,
    );
  if (HEADING.test(row)) return heading(HEADING.exec(rows.shift()), context);
  if (row.startsWith("-# ")) return el("p", { class: "subtext" }, inline(rows.shift().slice(3), context));
  if (ITEM.test(row))
    return list(
      takeList(rows).map((line) => ITEM.exec(line)),
      context,
    );
  return paragraph(takeWhile(rows, isPlain), context);
}

const isPlain = (line) => !(HEADING.test(line) || ITEM.test(line) || /^(>|>>>|-#) /.test(line));

function takeWhile(rows, wanted) {
  const end = rows.findIndex((row) => !wanted(row));
  return rows.splice(0, end < 0 ? rows.length : end);
}

// A list ends where, at its own depth, bullets change to numbers or back.
function takeList(rows) {
  const [, depth, sign] = ITEM.exec(rows[0]);
  return takeWhile(rows, (row) => {
    const item = ITEM.exec(row);
    return item && (item[1].length > depth.length || /\d/.test(item[2]) === /\d/.test(sign));
  });
}

const quote = (rows, context) => el("blockquote", {}, ...lines(rows.join("\n"), context));

// Always h3, one level below the page's own headings, so that the page's outline has no gaps.
const heading = (match, context) => el("h3", { class: `size-${match[1].length}` }, inline(match[2], context));

function paragraph(rows, context) {
  const text = rows.join("\n");
  return text.trim() ? el("p", {}, inline(text, context)) : null;
}

function list(items, context) {
  const depth = items[0][1].length;
  const ordered = /\d/.test(items[0][2]);
  const root = el(ordered ? "ol" : "ul", ordered ? { start: parseInt(items[0][2], 10) } : {});
  while (items.length) {
    if (items[0][1].length > depth && root.lastChild) {
      const deeper = items.findIndex((item) => item[1].length <= depth);
      root.lastChild.append(list(items.splice(0, deeper < 0 ? items.length : deeper), context));
    } else root.append(el("li", {}, inline(items.shift()[3], context)));
  }
  return root;
}
