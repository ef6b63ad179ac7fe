// Home: play now, play with people, tables, records, the own account.

import { el, redraw } from "../app/dom.js";
import { noteError } from "../app/dialog.js";
import { vista } from "../draw/vista.js";
import { account } from "./home/account.js";
import { importing } from "./home/importing.js";
import { tableLists } from "./home/lists.js";
import { newTable, playNow } from "./home/setup.js";

const REFRESH_EVERY = 8000;

/** @type {import("../app/start.js").Show} */
export async function show(root, params, app) {
    const { words, api } = app;
    const me = await api.me().catch(() => null);
    const lists = el("div", { class: "home-lists" });
    const refresh = async () => {
        try {
            const tables = await api.tables();
            redraw(lists, tables, () => tableLists(app, tables));
        } catch (error) {
            if (lists.childElementCount === 0) noteError(words, error);
        }
    };
    root.append(
        el(
            "div",
            { class: "page home" },
            el(
                "section",
                { class: "hero panel" },
                el("div", { class: "hero-words" }, el("h1", {}, words.text("page-home-title")), el("p", { class: "lead" }, words.text("page-home-lead"))),
                playNow(app),
                vista(),
            ),
            el(
                "section",
                { class: "home-ways", "aria-label": words.text("page-home-ways") },
                wayTo("/first-game", words.text("page-first-game"), words.text("page-home-first-game")),
                wayTo("/rules", words.text("page-rules"), words.text("page-home-rules")),
            ),
            lists,
            el("div", { class: "home-pair" }, newTable(app), el("div", { class: "home-side" }, importing(app), account(app, me))),
        ),
    );
    await refresh();
    const timer = setInterval(() => {
        if (document.visibilityState === "visible") refresh();
    }, REFRESH_EVERY);
    return () => clearInterval(timer);
}

/** @param {string} href @param {string} title @param {string} text */
function wayTo(href, title, text) {
    return el("a", { class: "way panel", href }, el("strong", {}, title), el("span", { class: "soft" }, text));
}
