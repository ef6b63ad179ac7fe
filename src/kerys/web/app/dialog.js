// Dialogs: the browser's own <dialog>, which keeps the focus inside and closes with Escape. And short notes.

import { el } from "./dom.js";

/**
 * @param {string} title
 * @param {import("./dom.js").Child[]} content
 * @param {{words: import("./words.js").Words, wide?: boolean, onClose?: () => void}} how
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, { words, wide = false, onClose }) {
    const close = el("button", { type: "button", class: "quiet", "aria-label": words.text("page-close"), onclick: () => dialog.close() }, "✕");
    const heading = el("h2", { id: `dialog-${Math.random().toString(36).slice(2)}` }, title);
    const dialog = el(
        "dialog",
        { "aria-labelledby": heading.id, class: wide ? "wide" : "" },
        el("div", { class: "dialog-head" }, heading, close),
        ...content,
    );
    dialog.addEventListener("close", () => {
        dialog.remove();
        onClose?.();
    });
    // A click beside it closes it.
    dialog.addEventListener("click", (event) => {
        if (event.target === dialog) dialog.close();
    });
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
}

let fading = 0;

/**
 * @param {string} text shown for a moment, and read out
 * @param {"status" | "alert"} [role]
 */
export function note(text, role = "status") {
    document.querySelector(".note")?.remove();
    clearTimeout(fading);
    const shown = el("div", { class: "note", role }, text);
    // Beside an open dialog nothing is seen well or read out.
    (document.querySelector("dialog[open]") ?? document.body).append(shown);
    fading = window.setTimeout(() => shown.remove(), 6000);
}

/**
 * Say what went wrong with a request.
 * @param {import("./words.js").Words} words
 * @param {unknown} error
 */
export function noteError(words, error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "failed";
    noteProblem(words, { code, reason: error instanceof Error ? error.message : "" });
    if (code === "failed") console.error(error);
}

/**
 * Say what the server refused, in the reader's language.
 * @param {import("./words.js").Words} words
 * @param {{code: string, reason: string}} problem
 */
export function noteProblem(words, { code, reason }) {
    const known = `page-error-${code}`;
    note(words.has(known) ? words.text(known, { reason }) : reason || words.text("page-error-failed"), "alert");
}
