// What the person may see, as the server last sent it, and questions about it.

export const state = {
  you: null,
  bot: null,
  people: [],
  guild: { name: "Tessera", roles: [] },
  channels: new Map(), // channels and threads by id
  messages: new Map(), // by channel id, then by message id; only channels whose history was fetched
  commands: [],
  channelId: null, // of the open channel
};

const THREADS = [10, 11, 12];
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isThinking = (message) => Boolean(message.flags & LOADING);
export const isThread = (channel) => THREADS.includes(channel.type);
export const isArchived = (channel) => Boolean(channel.thread_metadata?.archived);

// Snowflakes exceed JavaScript's safe integers, so they are compared as strings.
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : Number(a > b));
export const newest = (a, b) => (!a || (b && compareIds(a, b) < 0) ? b : a);

export const displayName = (user) => user.global_name ?? user.username;

export function findUser(id) {
  return [...state.people, state.bot].find((user) => user?.id === id) ?? null;
}

export function channelName(channel) {
  if (channel.name) return channel.name;
  const others = (channel.recipients ?? []).filter((user) => user.id !== state.you.id);
  return (others.length ? others : [state.bot]).map(displayName).join(", ");
}

const DIRECT = 1;
const PLACE = /^https:\/\/discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/;

// The channel and message of one of Discord's addresses, if it leads to a channel of this person.
export function placeOf(url) {
  const [, guildId, channelId, messageId] = PLACE.exec(url.href) ?? [];
  const channel = state.channels.get(channelId);
  if (!channel) return null;
  const expected = channel.type === DIRECT ? "@me" : state.guild.id;
  return guildId === expected ? { channelId, messageId } : null;
}

export function mentionsUser(message, id = state.you.id) {
  if (message.author.id === id) return false;
  return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === id);
}

// How Markdown resolves mentions; app.js sets `openChannel` and `startCommand`.
export const mentionContext = {
  get me() {
    return state.you?.id;
  },
  userName: (id) => {
    const user = findUser(id);
    return user && displayName(user);
  },
  roleName: (id) => state.guild.roles?.find((role) => role.id === id)?.name,
  channelName: (id) => {
    const channel = state.channels.get(id);
    return channel && channelName(channel);
  },
  openChannel: () => {},
  startCommand: () => {},
};

// What the menu of a person does; app.js sets it. It resolves to the server's answer.
export const userMenuActions = { useCommand: async () => ({ ok: false }) };
