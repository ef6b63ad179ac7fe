// An answer as a button.

import { el } from "../../app/dom.js";

/** @import { ParsedOption } from "./options.js" */

/**
 * One answer as a button: the first click picks it, the second confirms it.
 * @param {import("./page.js").TablePage} page
 * @param {ParsedOption} option
 * @param {(Node | string)[]} content
 * @param {string} [kind]
 */
export function pickButton(page, option, content, kind = "") {
    const picked = page.choice.text === option.text;
    return el(
        "button",
        {
            type: "button",
            class: `pick ${kind}`,
            "data-answer": option.text,
            "data-key": `pick-${option.text}`,
            "aria-pressed": String(picked),
            onclick: () => (picked ? page.confirm() : page.pickText(option.text)),
        },
        ...content,
    );
}
