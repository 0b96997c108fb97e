// The WebSocket to the server: requests with answers, and automatic reconnects.

const FIRST_DELAY = 400;
const LONGEST_DELAY = 4000;

export class Connection {
  #socket = null;
  #pending = new Map(); // request number -> resolve function of its promise
  #n = 0;
  #delay = FIRST_DELAY;
  #timer = 0;

  constructor({ onEvent, onLost }) {
    this.onEvent = onEvent;
    this.onLost = onLost;
  }

  open(person, locale) {
    clearTimeout(this.#timer);
    this.#disconnect();
    const query = new URLSearchParams({ ...(person && { person }), locale });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/page?${query}`);
    this.#socket = socket;
    // Events of an earlier socket are ignored.
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#reconnect(person, locale);
  }

  // Resolves to the server's answer, or to {ok: false, lost: true}.
  send(request) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, lost: true });
    const n = (this.#n += 1);
    this.#socket.send(JSON.stringify({ n, ...request }));
    return new Promise((resolve) => this.#pending.set(n, resolve));
  }

  #receive(message) {
    this.#delay = FIRST_DELAY;
    if (message.n === undefined) return this.onEvent(message);
    this.#pending.get(message.n)?.(message);
    return this.#pending.delete(message.n);
  }

  #reconnect(person, locale) {
    this.#disconnect();
    this.onLost();
    this.#timer = setTimeout(() => this.open(person, locale), this.#delay);
    this.#delay = Math.min(this.#delay * 1.6, LONGEST_DELAY);
  }

  #disconnect() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const resolve of this.#pending.values()) resolve({ ok: false, lost: true });
    this.#pending.clear();
  }
}
