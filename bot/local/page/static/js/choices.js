// What a select menu offers: its own options, or the people, roles and channels there are.

import { nameOf, placeName, state } from "./state.js";

export const everybody = () =>
  [...state.people, state.bot].map((user) => ({ value: user.id, label: nameOf(user) }));
export const everyRole = () => state.guild.roles.map((role) => ({ value: role.id, label: role.name }));
export const everyPlace = (types) =>
  [...state.places.values()]
    .filter((place) => !types?.length || types.includes(place.type))
    .map((place) => ({ value: place.id, label: placeName(place) }));

const SOURCES = {
  3: (menu) => menu.options,
  5: everybody,
  6: everyRole,
  7: () => [...everybody(), ...everyRole()],
  8: (menu) => everyPlace(menu.channel_types),
};

export const isSelect = (component) => component.type in SOURCES;
export const choicesOf = (menu) => SOURCES[menu.type](menu);

export function presets(menu, choices) {
  const defaults = new Set((menu.default_values ?? []).map(({ id }) => id));
  return choices
    .filter((choice) => choice.default || defaults.has(choice.value))
    .map((choice) => choice.value);
}
