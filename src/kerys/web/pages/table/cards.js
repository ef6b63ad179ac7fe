// What a character is and does, in a dialog.

import { openDialog } from "../../app/dialog.js";
import { el } from "../../app/dom.js";
import { emblem } from "../../draw/emblem.js";

/**
 * @param {import("./page.js").TablePage} page
 * @param {string} name
 */
export function cardDialog(page, name) {
    const { words } = page;
    openDialog(words.card(name), [el("div", { class: "row card-told" }, emblem("character", name, 72), el("p", {}, words.text(`card-${name}.effect`)))], { words });
}
