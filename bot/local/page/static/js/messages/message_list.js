// The messages of the open channel. Changes keep the scroll position and the focus.

import { $, el, fill, showProblem } from "../dom/elements.js";
import { dayName } from "../dom/timestamps.js";
import { compareIds, isEphemeral, state } from "../model/state.js";
import { failureText, translate } from "../model/strings.js";
import { dismissMessage, isDismissed } from "../model/unread.js";
import { focusMessage, groupRowsBeforeConfirm, refocus } from "./focus.js";
import { REPLY, THREAD_STARTED, drawMessage, drawThreadStart, spokenText } from "./message.js";
import { picturesLoaded } from "./pictures.js";

const GROUPING_MS = 5 * 60 * 1000; // messages of one author within this time share a heading
const END_MARGIN = 120; // so many pixels from the end still count as the end
const PAGE_SIZE = 100;

export class MessageList {
  #length = PAGE_SIZE;
  #edited = new Map(); // by message id: the node that will replace the one on the page
  #chosen = new Set(); // ids of messages in which something was chosen from a menu, until they are edited

  constructor({ send, drawEmpty }) {
    this.send = send;
    this.drawEmpty = drawEmpty;
    $("newer").addEventListener("click", () => this.scrollToEnd());
    // The window or the composer below changed its size.
    new ResizeObserver(() => this.staysAtEnd && this.scrollToEnd()).observe($("log"));
    // A picture that loads late must not push the newest message out of view.
    $("log").addEventListener("load", () => this.staysAtEnd && this.scrollToEnd(), true);
    $("log").addEventListener("scroll", () => this.#onScroll());
    this.staysAtEnd = true;
  }

  get atEnd() {
    const log = $("log");
    return log.scrollHeight - log.scrollTop - log.clientHeight < END_MARGIN;
  }

  #onScroll() {
    this.staysAtEnd = this.atEnd;
    if (this.staysAtEnd) $("newer").hidden = true;
  }

  scrollToEnd() {
    $("log").scrollTop = $("log").scrollHeight;
    $("newer").hidden = true;
    this.staysAtEnd = true;
  }

  #visible() {
    const all = [...(state.messages.get(state.channelId)?.values() ?? [])];
    return all.filter((message) => !isDismissed(message.id)).sort((a, b) => compareIds(a.id, b.id));
  }

  reset() {
    this.#length = PAGE_SIZE;
    this.draw();
  }

  draw() {
    const all = this.#visible();
    const messages = all.slice(-this.#length);
    fill(
      $("log"),
      all.length > messages.length ? this.#earlierButton() : null,
      messages.length
        ? messages.map((message, index) => this.#drawWithDay(message, messages[index - 1]))
        : this.drawEmpty(),
    );
    if (messages.length) this.scrollToEnd();
    else this.staysAtEnd = false;
  }

  // A long game has more messages than a phone can draw at once.
  #earlierButton() {
    return el("button", {
      type: "button",
      class: "button plain earlier",
      text: translate("earlier"),
      onclick: () => {
        const below = $("log").scrollHeight - $("log").scrollTop;
        this.#length += PAGE_SIZE;
        this.draw();
        $("log").scrollTop = $("log").scrollHeight - below;
      },
    });
  }

  #drawWithDay(message, before) {
    const node = this.#draw(message, before);
    return isNewDay(message, before)
      ? [el("h2", { class: "day" }, el("span", { text: dayName(new Date(message.timestamp)) })), node]
      : [node];
  }

  #draw(message, before) {
    const follows = before && !isNewDay(message, before) && followsAuthor(message, before);
    if (message.type === THREAD_STARTED) return drawThreadStart(message);
    const node = drawMessage(message, {
      actions: this.#actions(message),
      dismiss: () => this.dismiss(message),
      follows,
    });
    groupRowsBeforeConfirm(node);
    return node;
  }

  #actions(message) {
    const press = async (customId, request) => {
      this.#showFailure(message.id, null);
      const busy = this.find(message.id)?.querySelector(`[data-custom-id="${CSS.escape(customId)}"]`);
      busy?.setAttribute("aria-busy", "true");
      const answer = await this.send({
        channel: message.channel_id,
        message: message.id,
        custom_id: customId,
        ...request,
      });
      busy?.removeAttribute("aria-busy");
      if (!answer.ok) this.#showFailure(message.id, failureText(answer));
    };
    return {
      click: (button, customId) => button.getAttribute("aria-busy") || press(customId, { do: "click" }),
      choose: (customId, values) => {
        this.#chosen.add(message.id);
        press(customId, { do: "choose", values });
      },
    };
  }

  #showFailure(id, why) {
    const line = this.find(id)?.querySelector(".failure");
    if (line) showProblem(line, why);
    if (why && this.staysAtEnd) this.scrollToEnd();
  }

  find(id) {
    return $("log").querySelector(`[data-message="${CSS.escape(id)}"]`);
  }

  // Scrolls to a message of the open channel and marks it for a moment.
  show(id) {
    if (!this.find(id) && this.#visible().some((message) => message.id === id)) {
      this.#length = Infinity;
      this.draw();
    }
    const node = this.find(id);
    if (!node) return;
    this.staysAtEnd = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("linked");
  }

  add(message) {
    const messages = this.#visible();
    const before = messages.at(-2);
    this.staysAtEnd ||= !before;
    // Append if it is the newest and not the first; otherwise draw the whole list.
    if (messages.at(-1)?.id !== message.id || !before) this.draw();
    else $("log").append(...this.#drawWithDay(message, before));
    const node = this.find(message.id);
    // Whoever pressed a button goes on in the private answer.
    if (isEphemeral(message) && document.activeElement?.dataset.customId) focusMessage(node);
    node.classList.add("fresh");
    $("announcer").textContent = spokenText(node);
    if (this.staysAtEnd || message.author.id === state.you.id || isEphemeral(message)) this.scrollToEnd();
    else $("newer").hidden = false;
  }

  // An edited message is replaced once its pictures are there, so that it does not flicker.
  async update(message) {
    if (!this.find(message.id)) return;
    const messages = this.#visible();
    const node = this.#draw(message, messages[messages.findIndex(({ id }) => id === message.id) - 1]);
    this.#edited.set(message.id, node);
    await picturesLoaded(node);
    if (this.#edited.get(message.id) === node) this.#replace(message.id, node);
  }

  #replace(id, node) {
    this.#edited.delete(id);
    const old = this.find(id);
    if (!old) return;
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const wasChosen = this.#chosen.delete(id);
    old.replaceWith(node);
    if (old.querySelector(".thinking")) $("announcer").textContent = spokenText(node);
    if (focused) refocus(node, focused, wasChosen);
    if (this.staysAtEnd) this.scrollToEnd();
  }

  redraw() {
    const top = $("log").scrollTop;
    const { staysAtEnd } = this;
    this.draw();
    if (!staysAtEnd) $("log").scrollTop = top;
  }

  dismiss(message) {
    dismissMessage(message.id);
    this.redraw();
    $("log").focus();
  }
}

const day = (message) => new Date(message.timestamp).toDateString();
const isNewDay = (message, before) => !before || day(message) !== day(before);

function followsAuthor(message, before) {
  const soon = new Date(message.timestamp) - new Date(before.timestamp) < GROUPING_MS;
  const sameKind = message.author.id === before.author.id && isEphemeral(message) === isEphemeral(before);
  return soon && sameKind && !message.interaction && message.type !== REPLY;
}
