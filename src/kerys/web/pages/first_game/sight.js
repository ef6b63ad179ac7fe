// Which place of the board a step of the first game speaks of: on a phone it is brought into sight.

/** What is spoken of where nothing lights up and nothing is to be done there. @type {Record<string, string>} */
const SPOKEN_OF = {
    ships: "1/commercial",
    others: "1/palace",
    placed: "1/palace",
    rows: "market/2/green",
    columns: "market/1/green",
    moves: "market/1/green",
    bidder: "market/1/green",
    round: "1/palace",
};

/** @param {any} step @returns {string | null} */
export function placeOf(step) {
    const [kind, , , place] = (step.do ?? "").split(" ");
    if (kind === "place") return place;
    if (step.light) return step.light[0];
    const district = step.district ?? (kind === "gem" ? step.view.question.source.district : null);
    if (district) return `${district}/commercial`;
    return SPOKEN_OF[step.say[0].id.replace("first-game-", "")] ?? null;
}
