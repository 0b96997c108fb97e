// The choices of a select menu: its own options, or users, roles and channels.

import { channelName, displayName, state } from "../model/state.js";

export const userChoices = () =>
  [...state.people, state.bot].map((user) => ({ value: user.id, label: displayName(user) }));
export const roleChoices = () => state.guild.roles.map((role) => ({ value: role.id, label: role.name }));
export const channelChoices = (types) =>
  [...state.channels.values()]
    .filter((channel) => !types?.length || types.includes(channel.type))
    .map((channel) => ({ value: channel.id, label: channelName(channel) }));

const SOURCES = {
  3: (menu) => menu.options,
  5: userChoices,
  6: roleChoices,
  7: () => [...userChoices(), ...roleChoices()],
  8: (menu) => channelChoices(menu.channel_types),
};

export const isSelect = (component) => component.type in SOURCES;
export const choicesOf = (menu) => SOURCES[menu.type](menu);

export function preselected(menu, choices) {
  const defaults = new Set((menu.default_values ?? []).map(({ id }) => id));
  return choices
    .filter((choice) => choice.default || defaults.has(choice.value))
    .map((choice) => choice.value);
}
