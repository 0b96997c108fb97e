// A person's name, which opens the menu of the commands that are used on them.

import { userCommands } from "../composer/commands.js";
import { alertLine, el, showProblem } from "../dom/elements.js";
import { addRovingFocus, setTabStop } from "../dom/roving_focus.js";
import { displayName, userMenuActions } from "../model/state.js";
import { failureText, translate } from "../model/strings.js";

const EDGE = 8; // pixels between the menu and the edge of the window

// A button with the name and whatever else is given; plain text if no command is offered here.
export function userName(user, className, ...more) {
  const content = [...more, el("span", { class: "name", text: displayName(user) })];
  if (!userCommands().length) return el("span", { class: className }, content);
  const title = translate("personMenu", displayName(user));
  return el(
    "button",
    {
      type: "button",
      class: `${className} user-name`,
      title,
      "aria-haspopup": "menu",
      onclick: (event) => openUserMenu(event.currentTarget, user),
    },
    content,
  );
}

// A popover is closed by Escape or a press elsewhere.
function openUserMenu(button, user) {
  const failure = alertLine("failure");
  const menu = el("div", { class: "options user-menu", role: "menu", "aria-label": displayName(user) });
  const items = userCommands().map((command) => menuItem(command, user, { menu, failure }));
  menu.append(...items, failure);
  menu.popover = "auto";
  menu.addEventListener("toggle", ({ newState }) => newState === "closed" && menu.remove());
  addRovingFocus(menu, ".option");
  document.body.append(menu);
  menu.showPopover();
  place(menu, button.getBoundingClientRect());
  setTabStop(items, items[0]);
  items[0].focus();
}

function menuItem(command, user, { menu, failure }) {
  const use = async (item) => {
    if (item.getAttribute("aria-busy")) return;
    item.setAttribute("aria-busy", "true");
    const answer = await userMenuActions.useCommand(command.name, user);
    item.removeAttribute("aria-busy");
    if (answer.ok) menu.hidePopover();
    else showProblem(failure, failureText(answer));
  };
  return el("button", {
    type: "button",
    class: "option",
    role: "menuitem",
    onclick: (event) => use(event.currentTarget),
    text: command.title,
  });
}

// Below the name, or above it where there is no room below; never outside of the window.
function place(menu, around) {
  const { width, height } = menu.getBoundingClientRect();
  const below = around.bottom + EDGE + height <= innerHeight;
  menu.style.left = `${Math.max(EDGE, Math.min(around.left, innerWidth - width - EDGE))}px`;
  menu.style.top = `${Math.max(EDGE, below ? around.bottom : around.top - height)}px`;
}
