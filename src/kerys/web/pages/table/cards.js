// What a character is and does, in a dialog.

import { openDialog } from "../../app/dialog.js";
import { el } from "../../app/dom.js";

/**
 * @param {import("./page.js").TablePage} page
 * @param {string} name
 */
export function cardDialog(page, name) {
    const { words } = page;
    openDialog(words.card(name), [el("p", {}, words.text(`card-${name}.effect`))], { words });
}
