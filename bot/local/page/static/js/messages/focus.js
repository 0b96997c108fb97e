// Where the focus goes when a message is answered or edited in place.

import { addRovingFocus, setTabStop } from "../dom/roving_focus.js";

const BUTTONS = ".button[data-custom-id]:not(:disabled)";
const CONFIRM = ".button.success";
const MAIN = ".button:is(.primary, .success):not(:disabled)";

const focus = (node) => node.focus({ preventScroll: true });

// To the main button; without one to the message itself, so that the next Tab reaches its first control.
export function focusMessage(message) {
  const main = message.querySelector(MAIN);
  if (!main) message.tabIndex = -1;
  focus(main ?? message);
}

// To the control where the focus was: by its id, or by its label, since an id may name what was pressed before.
// After a choice from a menu, to the button that confirms it.
export function refocus(message, before, wasChosen) {
  const controls = [...message.querySelectorAll("[data-custom-id]")];
  const same =
    controls.find((control) => control.dataset.customId === before.dataset.customId) ??
    controls.find((control) => before.matches(".button") && control.textContent === before.textContent);
  if (!same || (wasChosen && message.querySelector(MAIN))) focusMessage(message);
  else if (same.disabled) focusBeside(same);
  else focus(same);
}

// Not to the main button: whoever presses an arrow until it ends would press that too.
function focusBeside(button) {
  const row = button.closest(".row, .message");
  const other = row.querySelector(BUTTONS);
  if (!other) row.tabIndex = -1;
  focus(other ?? row);
}

// Each row of buttons before the one that confirms is one stop of the Tab key, so that Confirm is near.
export function groupRowsBeforeConfirm(message) {
  const rows = [...message.querySelectorAll(".row")];
  const last = rows.findIndex((row) => row.querySelector(CONFIRM));
  for (const row of rows.slice(0, Math.max(last, 0))) {
    const buttons = [...row.querySelectorAll(BUTTONS)];
    if (buttons.length < 2) continue;
    row.setAttribute("role", "toolbar");
    setTabStop(buttons, buttons[0]);
    addRovingFocus(row, BUTTONS);
    row.addEventListener("focusin", ({ target }) => setTabStop(buttons, target));
  }
}
