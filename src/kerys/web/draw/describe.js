// What everything on the board is and what it would pay now, for the tips.

/** @param {import("./board.js").Board} board */
export function describe(board) {
    void board;
}
