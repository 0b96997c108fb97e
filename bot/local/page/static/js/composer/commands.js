// The commands that are offered in the open channel, and the validation of option values.

import { channelChoices, roleChoices, userChoices } from "../controls/select_choices.js";
import { state } from "../model/state.js";
import { localized, translate } from "../model/strings.js";

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
const USER_MENU = 2;
const DIRECT = 1;
const CONTEXTS = { guild: 0, direct: 1 };

// The server leaves out what the person may not use; a command also says in which kind of channel it works.
function offered(type) {
  const channel = state.channels.get(state.channelId);
  const context = channel?.type === DIRECT ? CONTEXTS.direct : CONTEXTS.guild;
  return state.commands.filter(
    (command) =>
      (command.type ?? CHAT_INPUT) === type && (!command.contexts || command.contexts.includes(context)),
  );
}

// `game` with subcommands becomes `game new`, `game join`, ...; `title` is its name in the reader's language.
function leaves(node, parent = { id: node.id, name: "", title: "" }) {
  const { id } = parent;
  const options = node.options ?? [];
  const inner = options.filter(({ type }) => type === TYPES.subcommand || type === TYPES.group);
  const name = `${parent.name} ${node.name}`.trim();
  const title = `${parent.title} ${localized(node, "name")}`.trim();
  if (inner.length) return inner.flatMap((option) => leaves(option, { id, name, title }));
  return [{ id, name, title, description: localized(node, "description"), options }];
}

export const slashCommands = () => offered(CHAT_INPUT).flatMap((command) => leaves(command));

// The commands in the menu of a person.
export const userCommands = () =>
  offered(USER_MENU).map((command) => ({ name: command.name, title: localized(command, "name") }));

// Best first: the name starts with the typed text, one of its later words does, the name contains it.
const MATCHERS = [
  (name, typed) => name.startsWith(typed),
  (name, typed) => name.includes(` ${typed}`),
  (name, typed) => name.includes(typed),
];

export function matching(commands, typed) {
  const rank = ({ name, title }) =>
    MATCHERS.findIndex((fits) => [name, title].some((each) => fits(each, typed.toLowerCase())));
  return commands.filter((command) => rank(command) >= 0).sort((a, b) => rank(a) - rank(b));
}

const named = (choices) => choices.map(({ label, value }) => ({ name: label, value }));

// The values that an option is limited to, or null if it takes any text.
export function closedList(option) {
  if (option.choices?.length)
    return option.choices.map((choice) => ({ name: localized(choice, "name"), value: choice.value }));
  if (option.type === TYPES.boolean)
    return [
      { name: translate("yes"), value: true },
      { name: translate("no"), value: false },
    ];
  if (option.type === TYPES.user) return named(userChoices());
  if (option.type === TYPES.channel) return named(channelChoices(option.channel_types));
  if (option.type === TYPES.role) return named(roleChoices());
  if (option.type === TYPES.mentionable) return named([...userChoices(), ...roleChoices()]);
  return null;
}

// "(1–4)" if a number has both limits.
export const rangeOf = ({ min_value: least, max_value: most }) =>
  least === undefined || most === undefined ? "" : `(${least}–${most})`;

// {value} to send, {problem} to show, or {} if an optional value is missing.
export function parseOption(option, typed, picked) {
  const text = typed.trim();
  if (!text) return option.required ? { problem: translate("missing") } : {};
  if (option.type === TYPES.attachment) return { problem: translate("upload") };
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
  return found ? { value: found.value } : { problem: translate("listed") };
}

function fromNumber(option, text) {
  const value = Number(text.replace(",", "."));
  if (Number.isNaN(value)) return { problem: translate("number") };
  if (option.type === TYPES.integer && !Number.isInteger(value)) return { problem: translate("whole") };
  if (value < (option.min_value ?? -Infinity)) return { problem: translate("least", option.min_value) };
  if (value > (option.max_value ?? Infinity)) return { problem: translate("most", option.max_value) };
  return { value };
}

function fromText(option, value) {
  if (value.length < (option.min_length ?? 0)) return { problem: translate("longer", option.min_length) };
  if (value.length > (option.max_length ?? 6000))
    return { problem: translate("shorter", option.max_length ?? 6000) };
  return { value };
}
