// Slash commands as a flat list, and what is wrong with an answer before it is sent.

import { everyPlace, everyRole, everybody } from "./choices.js";
import { localized, word } from "./words.js";

export const TYPES = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
};
const CHAT_INPUT = 1;

// `game` with sub-commands becomes `game new`, `game join`, ...; `title` is the same in the reader's language.
function leaves(node, parent = { name: "", title: "" }) {
  const options = node.options ?? [];
  const inner = options.filter(({ type }) => type === TYPES.subcommand || type === TYPES.group);
  const name = `${parent.name} ${node.name}`.trim();
  const title = `${parent.title} ${localized(node, "name")}`.trim();
  if (inner.length) return inner.flatMap((option) => leaves(option, { name, title }));
  return [{ name, title, description: localized(node, "description"), options }];
}

export const flatten = (commands) =>
  commands
    .filter((command) => (command.type ?? CHAT_INPUT) === CHAT_INPUT)
    .flatMap((command) => leaves(command));

// Best first: what begins as typed, then where a later word does, then what contains it.
const RANKS = [
  (name, typed) => name.startsWith(typed),
  (name, typed) => name.includes(` ${typed}`),
  (name, typed) => name.includes(typed),
];

export function matching(commands, typed) {
  const rank = ({ name, title }) =>
    RANKS.findIndex((fits) => [name, title].some((each) => fits(each, typed.toLowerCase())));
  return commands.filter((command) => rank(command) >= 0).sort((a, b) => rank(a) - rank(b));
}

const named = (choices) => choices.map(({ label, value }) => ({ name: label, value }));

// The closed list that an answer must come from, or null where any text goes.
export function closedList(option) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ name: localized(choice, "name"), value: choice.value }));
  if (option.type === TYPES.boolean)
    return [
      { name: word("yes"), value: true },
      { name: word("no"), value: false },
    ];
  if (option.type === TYPES.user) return named(everybody());
  if (option.type === TYPES.channel) return named(everyPlace(option.channel_types));
  if (option.type === TYPES.role) return named(everyRole());
  if (option.type === TYPES.mentionable) return named([...everybody(), ...everyRole()]);
  return null;
}

// "1–4" where a number has both ends.
export const rangeOf = ({ min_value: least, max_value: most }) =>
  least === undefined || most === undefined ? "" : `(${least}–${most})`;

// {value} to send, {problem} to show, or {} where an optional answer is absent.
export function answer(option, typed, picked) {
  const text = typed.trim();
  if (!text) return option.required ? { problem: word("missing") } : {};
  if (option.type === TYPES.attachment) return { problem: word("upload") };
  const list = closedList(option);
  if (list) return fromList(list, text, picked);
  const value = picked ?? text;
  if (option.type === TYPES.integer || option.type === TYPES.number) return fromNumber(option, String(value));
  return fromText(option, value);
}

function fromList(list, text, picked) {
  const same = (choice) =>
    picked === undefined ? choice.name.toLowerCase() === text.toLowerCase() : choice.value === picked;
  const found = list.find(same);
  return found ? { value: found.value } : { problem: word("listed") };
}

function fromNumber(option, text) {
  const value = Number(text.replace(",", "."));
  if (Number.isNaN(value)) return { problem: word("number") };
  if (option.type === TYPES.integer && !Number.isInteger(value)) return { problem: word("whole") };
  if (value < (option.min_value ?? -Infinity)) return { problem: word("least", option.min_value) };
  if (value > (option.max_value ?? Infinity)) return { problem: word("most", option.max_value) };
  return { value };
}

function fromText(option, value) {
  if (value.length < (option.min_length ?? 0)) return { problem: word("longer", option.min_length) };
  if (value.length > (option.max_length ?? 6000))
    return { problem: word("shorter", option.max_length ?? 6000) };
  return { value };
}
