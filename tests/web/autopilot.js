// Plays a seat by clicking what the page offers: whatever is asked, something that can be picked, then “Confirm”.
// With `list` it answers from the plain list of all answers instead of by the gestures. It stops as soon as there is an
// element for the selector `until`.
(({ seed, list, until }) => {
    let state = seed + 1;
    const random = (n) => {
        state = (state * 48271) % 2147483647;
        return state % n;
    };
    const some = (found) => found[random(found.length)];
    const all = (selector) => [...document.querySelectorAll(selector)];

    function compose() {
        if (list) {
            const details = document.querySelector(".all-answers details");
            if (details && !details.open) details.open = true;
            const answers = all(".answers button:not(:disabled)");
            if (answers.length > 0) return some(answers).click();
        }
        const bids = all("[data-bid]");
        if (bids.length > 0) {
            const picked = all("[data-bid][aria-pressed=true]").length;
            if (picked < 2) some(all("[data-bid][aria-pressed=false]")).click();
            return undefined;
        }
        const tiles = all(".asking [data-broker]:not(:disabled)");
        if (tiles.length > 0) return place(tiles);
        const picks = all(".asking .pick");
        if (picks.length > 0) some(picks).click();
        return undefined;
    }

    function place(tiles) {
        if (!document.querySelector(".asking [data-broker][aria-pressed=true]")) return some(tiles).click();
        if (!document.querySelector("[data-face][aria-pressed=true]")) return some(all("[data-face]:not(:disabled)"))?.click();
        const lit = all(".board [data-place].legal");
        return lit.length > 0 && some(lit).dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }

    window.autopilot = { answers: 0, kinds: new Set(), stopped: false };
    const timer = setInterval(() => {
        if (until && document.querySelector(until)) window.autopilot.stopped = true;
        if (window.autopilot.stopped) return clearInterval(timer);
        // It knows how points are counted.
        document.querySelector("[data-key=page-show-result]")?.click();
        document.querySelector("[data-key=to-question]:not([hidden])")?.click();
        const asking = document.querySelector(".asking[data-yours=true]");
        const confirm = document.querySelector(".confirm");
        // What follows in this turn is on its way.
        if (!asking || !confirm || asking.dataset.waiting === "true" || document.querySelector(".gesture").inert) return undefined;
        if (confirm.disabled) return compose();
        window.autopilot.kinds.add(document.querySelector(".asked").textContent);
        window.autopilot.answers += 1;
        return confirm.click();
    }, 4);
})
