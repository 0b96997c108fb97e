// The people of the server, each with the menu of the commands that are used on them.

import { userCommands } from "../composer/commands.js";
import { userName } from "../controls/user_menu.js";
import { avatar } from "../dom/avatar.js";
import { el } from "../dom/elements.js";
import { state } from "../model/state.js";
import { translate } from "../model/strings.js";

export function memberList() {
  if (!userCommands().length) return null;
  return [
    el("h2", { text: translate("people") }),
    el(
      "ul",
      {},
      state.people.map((user) => el("li", {}, userName(user, "member", avatar(user)))),
    ),
  ];
}
