// The messages of one channel: drawn once, then changed one at a time, without losing place or focus.

import { $, el, fill, tell } from "./dom.js";
import { THREAD_STARTED, drawMessage, drawStart, spoken } from "./message.js";
import { isDismissed, rememberDismissed } from "./reading.js";
import { compareIds, isEphemeral, state } from "./state.js";
import { dayName } from "./times.js";
import { failure, word } from "./words.js";

// Messages of one author within five minutes share a heading; 120 pixels from the end is at the end.
const TOGETHER = 5 * 60 * 1000;
const NEAR = 120;
const PAGE = 100;

export class Log {
  #length = PAGE;

  constructor({ ask, greet }) {
    this.ask = ask;
    this.greet = greet;
    $("newer").addEventListener("click", () => this.toEnd());
    // The window, or the composer below, changed its size.
    new ResizeObserver(() => this.stick && this.toEnd()).observe($("log"));
    // A picture that arrives late must not push the newest message out of sight.
    $("log").addEventListener("load", () => this.stick && this.toEnd(), true);
    $("log").addEventListener("scroll", () => this.#scrolled());
    this.stick = true;
  }

  get atEnd() {
    const log = $("log");
    return log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
  }

  #scrolled() {
    this.stick = this.atEnd;
    if (this.stick) $("newer").hidden = true;
  }

  toEnd() {
    $("log").scrollTop = $("log").scrollHeight;
    $("newer").hidden = true;
    this.stick = true;
  }

  #visible() {
    const all = [...(state.messages.get(state.here)?.values() ?? [])];
    return all.filter((message) => !isDismissed(message.id)).sort((a, b) => compareIds(a.id, b.id));
  }

  enter() {
    this.#length = PAGE;
    this.draw();
  }

  draw() {
    const all = this.#visible();
    const messages = all.slice(-this.#length);
    fill(
      $("log"),
      all.length > messages.length ? this.#earlier() : null,
      messages.length
        ? messages.map((message, at) => this.#withDay(message, messages[at - 1]))
        : this.greet(),
    );
    if (messages.length) this.toEnd();
    else this.stick = false;
  }

  // A long game has more messages than a phone should draw at once.
  #earlier() {
    return el("button", {
      type: "button",
      class: "button plain earlier",
      text: word("earlier"),
      onclick: () => {
        const below = $("log").scrollHeight - $("log").scrollTop;
        this.#length += PAGE;
        this.draw();
        $("log").scrollTop = $("log").scrollHeight - below;
      },
    });
  }

  #withDay(message, before) {
    const node = this.#node(message, before);
    return newDay(message, before)
      ? [el("h2", { class: "day" }, el("span", { text: dayName(new Date(message.timestamp)) })), node]
      : [node];
  }

  #node(message, before) {
    const follows = before && !newDay(message, before) && follow(message, before);
    if (message.type === THREAD_STARTED) return drawStart(message);
    return drawMessage(message, {
      hands: this.#hands(message),
      dismiss: () => this.dismiss(message),
      follows,
    });
  }

  #hands(message) {
    const press = async (custom, request) => {
      this.#say(message.id, null);
      const busy = this.find(message.id)?.querySelector(`[data-custom-id="${CSS.escape(custom)}"]`);
      busy?.setAttribute("aria-busy", "true");
      const answer = await this.ask({
        channel: message.channel_id,
        message: message.id,
        custom_id: custom,
        ...request,
      });
      busy?.removeAttribute("aria-busy");
      if (!answer.ok) this.#say(message.id, failure(answer));
    };
    return {
      click: (face, custom) => face.getAttribute("aria-busy") || press(custom, { do: "click" }),
      choose: (custom, values) => press(custom, { do: "choose", values }),
    };
  }

  #say(id, why) {
    const line = this.find(id)?.querySelector(".failure");
    if (line) tell(line, why);
    if (why && this.stick) this.toEnd();
  }

  find(id) {
    return $("log").querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  add(message) {
    const messages = this.#visible();
    const before = messages.at(-2);
    this.stick ||= !before;
    // Anything but the next message at the end (the first of all, one sent late) is drawn anew.
    if (messages.at(-1)?.id !== message.id || !before) this.draw();
    else $("log").append(...this.#withDay(message, before));
    const node = this.find(message.id);
    node.classList.add("fresh");
    $("spoken").textContent = spoken(node);
    if (this.stick || message.author.id === state.you.id || isEphemeral(message)) this.toEnd();
    else $("newer").hidden = false;
  }

  change(message) {
    const old = this.find(message.id);
    if (!old) return;
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    const messages = this.#visible();
    const node = this.#node(message, messages[messages.findIndex(({ id }) => id === message.id) - 1]);
    old.replaceWith(node);
    if (old.querySelector(".thinking")) $("spoken").textContent = spoken(node);
    if (focused) refocus(node, focused);
    if (this.stick) this.toEnd();
  }

  remove() {
    const top = $("log").scrollTop;
    const { stick } = this;
    this.draw();
    if (!stick) $("log").scrollTop = top;
  }

  dismiss(message) {
    rememberDismissed(message.id);
    this.remove();
    $("log").focus();
  }
}

function refocus(node, custom) {
  const same = node.querySelector(`[data-custom-id="${CSS.escape(custom)}"]:not(:disabled)`);
  (same ?? $("log")).focus({ preventScroll: true });
}

const day = (message) => new Date(message.timestamp).toDateString();
const newDay = (message, before) => !before || day(message) !== day(before);

function follow(message, before) {
  const soon = new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER;
  const alike = message.author.id === before.author.id && isEphemeral(message) === isEphemeral(before);
  return soon && alike && !message.interaction && message.type !== 19;
}
