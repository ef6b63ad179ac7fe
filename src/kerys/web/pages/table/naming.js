// What the others at the table call you: asked of whoever sits down without a name, and changed whenever you like.

import { noteError, openDialog } from "../../app/dialog.js";
import { el } from "../../app/dom.js";
import { LONGEST_NAME } from "../home/account.js";

/** @typedef {import("./page.js").TablePage} TablePage */

/**
 * Ask for a name and do something with it, in one step.
 * @param {TablePage} page
 * @param {string} name the present one, to begin with
 * @param {string} done what the button says
 * @param {(name: string) => Promise<unknown>} work
 */
export function askName({ words }, name, done, work) {
    const input = el("input", { type: "text", maxlength: LONGEST_NAME, autocomplete: "nickname", autofocus: true, value: name });
    const button = el("button", { type: "submit", class: "main" }, done);
    const form = el(
        "form",
        { class: "stack" },
        el("p", { class: "soft" }, words.text("page-name-says")),
        el("label", { class: "field" }, el("span", {}, words.text("page-your-name")), input),
        el("div", { class: "row" }, button),
    );
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        button.disabled = true;
        try {
            await work(input.value.trim());
            dialog.close();
        } catch (error) {
            noteError(words, error);
            button.disabled = false;
        }
    });
    const dialog = openDialog(words.text("page-name-title"), [form], { words });
    input.select(); // whoever writes replaces it
}

/** Another name for whoever sits here. @param {TablePage} page */
export async function rename(page) {
    const { app, words } = page;
    const me = await app.api.me();
    askName(page, me?.name ?? "", words.text("page-save"), (name) => app.api.enter({ name, language: words.language }));
}
