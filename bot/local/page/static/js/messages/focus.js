// Where the focus goes when a message is answered or edited in place.

const CONTROLS = "[data-custom-id]:not(:disabled)";
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
  const controls = [...message.querySelectorAll(CONTROLS)];
  const same =
    controls.find((control) => control.dataset.customId === before.dataset.customId) ??
    controls.find((control) => before.matches(".button") && control.textContent === before.textContent);
  if (!same || (wasChosen && message.querySelector(MAIN))) focusMessage(message);
  else focus(same);
}
