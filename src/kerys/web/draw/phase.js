// The phase of a moment by what is asked in it: bids and order cards belong to the turn order.

/** @param {any} view @returns {string} as in the messages phase-… */
export function phaseOf(view) {
    return ["bid", "order"].includes(view.question?.kind) ? "turn-order" : view.phase;
}
