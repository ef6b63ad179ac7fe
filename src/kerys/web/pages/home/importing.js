// A record from elsewhere: replay it, or play on from where it ends.

import { noteError, noteProblem } from "../../app/dialog.js";
import { el } from "../../app/dom.js";

/** Bytes of a record; the server has the last word. */
const LARGEST = 2_000_000;

/** @param {import("../../app/start.js").App} app */
export function importing(app) {
    const { words, api } = app;
    const text = el("textarea", { rows: 4, spellcheck: "false", "aria-label": words.text("page-record-text"), placeholder: "kerys record 1 …" });
    const file = el("input", { type: "file", accept: ".txt,.record,text/plain" });
    file.addEventListener("change", async () => {
        const chosen = file.files?.[0];
        if (!chosen) return;
        // What the server would not take is not shown either: a field with so much in it stands still.
        if (chosen.size > LARGEST) noteProblem(words, { code: "too-large", reason: "" });
        else text.value = await chosen.text();
        file.value = ""; // the same file can be chosen again
    });
    const form = el(
        "form",
        { class: "panel importing", "aria-labelledby": "importing" },
        el("h2", { id: "importing" }, words.text("page-import")),
        el("p", { class: "soft" }, words.text("page-import-says")),
        el("label", { class: "button file" }, file, words.text("page-record-file")),
        text,
        el("button", { type: "submit" }, words.text("page-import-go")),
    );
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        if (!text.value.trim()) {
            text.focus();
            return;
        }
        try {
            if (!(await api.me())) await api.enter({ language: words.language });
            const { id } = await api.importRecord(text.value);
            const { table } = await api.table(id);
            app.go(table.stage === "over" ? `/replay/${id}` : `/table/${id}`);
        } catch (error) {
            noteError(words, error);
        }
    });
    return form;
}
