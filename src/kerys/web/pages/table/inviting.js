// The invitation: a link whose secret stands behind the #, and the same as a QR code for the phone beside you.

import { note, noteError } from "../../app/dialog.js";
import { el, fill } from "../../app/dom.js";
import { qrPicture } from "../../app/qr_picture.js";

/**
 * @param {import("./page.js").TablePage} page
 * @returns {Promise<HTMLElement>}
 */
export async function invitation(page) {
    const { words, app, id } = page;
    const box = el("div", { class: "invitation" });
    /** @param {string} secret */
    const draw = (secret) => {
        const link = `${location.origin}/table/${id}#${secret}`;
        const shown = el("input", { type: "text", readonly: true, value: link, "aria-label": words.text("page-invite-link") });
        shown.addEventListener("focus", () => shown.select());
        const copy = async () => {
            try {
                await navigator.clipboard.writeText(link);
                note(words.text("page-copied"));
            } catch {
                shown.focus();
            }
        };
        const share = typeof navigator.share === "function" ? el("button", { type: "button", onclick: () => navigator.share({ url: link }).catch(() => {}) }, words.text("page-share")) : null;
        const renew = el("button", { type: "button", "data-key": "renew", onclick: () => fetchSecret(true) }, words.text("page-invite-renew"));
        fill(
            box,
            el("p", {}, words.text("page-invite-says")),
            el("div", { class: "row" }, shown, el("button", { type: "button", class: "main", onclick: copy }, words.text("page-copy")), share, renew),
            qrPicture(link, words.text("page-invite-qr")),
        );
    };
    /** @param {boolean} renewed */
    const fetchSecret = async (renewed) => {
        try {
            draw((await app.api.invitation(id, renewed)).invitation);
        } catch (error) {
            noteError(words, error);
        }
    };
    await fetchSecret(false);
    return box;
}
