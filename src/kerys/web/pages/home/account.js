// Who I am here: a guest's name, an account, signing in and out, other places where I am signed in.

import { note, noteError, openDialog } from "../../app/dialog.js";
import { el, fill } from "../../app/dom.js";

/** @import { Me, RatingInfo } from "../../app/protocol.js" */

/** @typedef {import("../../app/start.js").App} App */

/** The server takes no more letters. */
export const LONGEST_NAME = 24;

/**
 * @param {App} app
 * @param {Me | null} me
 */
export function account(app, me) {
    const { words } = app;
    const panel = el("section", { class: "panel account", "aria-labelledby": "account" });
    /** @param {Me | null} now */
    const draw = (now) => {
        const name = el("input", { type: "text", maxlength: LONGEST_NAME, "data-key": "name", autocomplete: "nickname", value: now?.name ?? "" });
        const rename = el(
            "form",
            { class: "row" },
            el("label", { class: "field grow" }, el("span", {}, words.text("page-your-name")), name),
            el("button", { type: "submit", "data-key": "save" }, words.text("page-save")),
        );
        rename.addEventListener("submit", (event) =>
            attempt(event, async () => {
                const named = await app.api.enter({ name: name.value.trim(), language: words.language });
                note(words.text("page-name-saved", { name: named.name }));
                return named;
            }),
        );
        const buttons = now?.account
            ? [button("page-sign-out", signOut), button("page-sessions", () => sessions(app)), button("page-change-password", () => changePassword(app))]
            : [button("page-make-account", () => credentials("page-make-account", app.api.makeAccount, now === null)), button("page-sign-in", () => credentials("page-sign-in", app.api.signIn, now === null))];
        fill(
            panel,
            el("h2", { id: "account" }, words.text("page-account")),
            el("p", { class: "soft" }, now?.account ? words.text("page-signed-in", { name: now.account }) : words.text("page-guest-says")),
            rename,
            el("div", { class: "row" }, ...buttons),
            ...ratings(app, now?.ratings ?? []),
        );
    };
    /** @param {string} message @param {() => void} onclick */
    const button = (message, onclick) => el("button", { type: "button", "data-key": message, onclick }, words.text(message));
    let busy = false;
    /** @param {Event} event @param {() => Promise<Me | null>} work done once at a time: a password takes a moment */
    const attempt = async (event, work) => {
        event.preventDefault();
        if (busy) return false;
        busy = true;
        try {
            draw(await work());
            return true;
        } catch (error) {
            noteError(words, error);
            return false;
        } finally {
            busy = false;
        }
    };
    const signOut = async () => {
        await app.api.signOut().catch((error) => noteError(words, error));
        app.go("/");
    };
    /**
     * @param {string} title
     * @param {(name: string, password: string) => Promise<Me>} work
     * @param {boolean} nobody not even a guest yet
     */
    const credentials = (title, work, nobody) => {
        const name = el("input", { type: "text", maxlength: LONGEST_NAME, required: true, autocomplete: "username" });
        const fresh = title === "page-make-account";
        const password = el("input", { type: "password", maxlength: 200, required: true, autocomplete: fresh ? "new-password" : "current-password" });
        const form = el(
            "form",
            { class: "stack" },
            el("label", { class: "field" }, el("span", {}, words.text("page-account-name")), name),
            el("label", { class: "field" }, el("span", {}, words.text("page-password")), password),
            fresh || nobody ? null : el("p", { class: "soft" }, words.text("page-sign-in-guest")),
            el("button", { type: "submit", class: "main" }, words.text(title)),
        );
        form.addEventListener("submit", async (event) => {
            const done = await attempt(event, async () => {
                if (fresh && nobody) await app.api.enter({ language: words.language }); // an account is made out of a guest
                return work(name.value, password.value);
            });
            if (!done) return;
            dialog.close();
            if (!fresh) app.go("/"); // with the account's games
            else panel.querySelector("button")?.focus(); // the one that opened the dialog is gone
        });
        const dialog = openDialog(words.text(title), [form], { words });
    };
    draw(me);
    return panel;
}

/**
 * @param {App} app
 * @param {RatingInfo[]} found
 */
function ratings({ words }, found) {
    if (found.length === 0) return [];
    const lines = found.map((one) => el("li", {}, words.text("page-rating", { players: one.players, rating: one.rating, games: one.games })));
    return [el("h3", {}, words.text("page-ratings")), el("ul", {}, ...lines)];
}

/** @param {App} app */
function changePassword({ words, api }) {
    const old = el("input", { type: "password", maxlength: 200, required: true, autocomplete: "current-password" });
    const fresh = el("input", { type: "password", maxlength: 200, required: true, autocomplete: "new-password" });
    const form = el(
        "form",
        { class: "stack" },
        el("label", { class: "field" }, el("span", {}, words.text("page-old-password")), old),
        el("label", { class: "field" }, el("span", {}, words.text("page-new-password")), fresh),
        el("p", { class: "soft" }, words.text("page-change-password-says")),
        el("button", { type: "submit", class: "main" }, words.text("page-change-password")),
    );
    let busy = false;
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        if (busy) return;
        busy = true;
        try {
            await api.changePassword(old.value, fresh.value);
            dialog.close();
            note(words.text("page-password-changed"));
        } catch (error) {
            noteError(words, error);
        } finally {
            busy = false;
        }
    });
    const dialog = openDialog(words.text("page-change-password"), [form], { words });
}

/** @param {App} app */
async function sessions(app) {
    const { words, api } = app;
    try {
        const found = (await api.sessions()).sessions;
        const when = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" });
        const lines = found.map((one) => {
            const line = el(
                "li",
                { class: "row" },
                el("span", { class: "grow" }, sessionText(words, one, when.format(new Date(one.since * 1000)))),
                one.current
                    ? el("span", { class: "soft" }, words.text("page-session-this"))
                    : el("button", { type: "button", onclick: () => api.endSession(one.session).then(() => line.remove(), (error) => noteError(words, error)) }, words.text("page-sign-out")),
            );
            return line;
        });
        openDialog(words.text("page-sessions"), [el("ul", { class: "plain" }, ...lines)], { words });
    } catch (error) {
        noteError(words, error);
    }
}

/** @param {import("../../app/words.js").Words} words @param {{browser: string, system: string}} session @param {string} since */
function sessionText(words, { browser, system }, since) {
    const known = browser && system ? "both" : browser ? "browser" : system ? "system" : "neither";
    return words.text("page-session", { known, browser, system, since });
}
