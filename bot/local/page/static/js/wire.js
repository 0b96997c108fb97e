// The one WebSocket: requests with answers, and coming back by itself after the server was away.

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;

export class Wire {
  #socket = null;
  #waiting = new Map();
  #n = 0;
  #wait = FIRST_WAIT;
  #timer = 0;

  constructor({ frame, away }) {
    this.frame = frame;
    this.away = away;
  }

  open(person, locale) {
    clearTimeout(this.#timer);
    this.#drop();
    const query = new URLSearchParams({ ...(person && { person }), locale });
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/page?${query}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => socket === this.#socket && this.#hear(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#lost(person, locale);
  }

  ask(request) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ ok: false, lost: true });
    const n = (this.#n += 1);
    this.#socket.send(JSON.stringify({ n, ...request }));
    return new Promise((answer) => this.#waiting.set(n, answer));
  }

  #hear(frame) {
    this.#wait = FIRST_WAIT;
    if (frame.n === undefined) return this.frame(frame);
    this.#waiting.get(frame.n)?.(frame);
    return this.#waiting.delete(frame.n);
  }

  #lost(person, locale) {
    this.#drop();
    this.away();
    this.#timer = setTimeout(() => this.open(person, locale), this.#wait);
    this.#wait = Math.min(this.#wait * 1.6, LONGEST_WAIT);
  }

  #drop() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const answer of this.#waiting.values()) answer({ ok: false, lost: true });
    this.#waiting.clear();
  }
}
