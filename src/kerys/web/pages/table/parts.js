// The parts of the table page in one language, and where they stand.

import { el, fill } from "../../app/dom.js";
import { Board } from "../../draw/board.js";
import { useLetters } from "../../draw/letters.js";
import { Asking } from "./asking.js";
import { Chat } from "./chat.js";
import { Counting } from "./counting.js";
import { Head } from "./head.js";
import { Log } from "./log.js";
import { onBoardClicked, onBrokerPicked, onDistrictPicked, onPlacePicked } from "./pointing.js";
import { Seats } from "./seats.js";
import { Tabs } from "./tabs.js";

export class Parts {
    /** @param {import("./page.js").TablePage} page */
    constructor(page) {
        const { words } = page;
        useLetters(words);
        this.board = new Board({
            words,
            onPlace: (place) => onPlacePicked(page, place),
            onBroker: (which) => onBrokerPicked(page, which),
            onDistrict: (district) => onDistrictPicked(page, district),
        });
        this.head = new Head(page);
        this.asking = new Asking(page);
        this.seats = new Seats(page);
        this.log = new Log(page);
        this.chat = new Chat(page);
        this.counting = new Counting(page);
        this.tabs = new Tabs(
            words,
            [
                ["page-tab-seats", this.seats.element],
                ["page-tab-log", this.log.element],
                ["page-tab-chat", this.chat.element],
            ],
            () => this.log.opened(),
        );
        this.chat.onUnread = (unread) => this.tabs.mark(2, unread);
        this.boardPart = el("section", { class: "board-part", "aria-label": words.text("page-board") }, this.board.element);
        this.boardPart.addEventListener("click", (event) => onBoardClicked(page, event));
        this.middle = el("div", { class: "middle" }, this.boardPart, this.counting.element);
        this.playing = el(
            "div",
            { class: "table-page" },
            this.head.element,
            this.middle,
            this.asking.element,
            this.tabs.element,
            this.log.live,
        );
        this.lobby = el("div", { class: "page lobby-page" });
        this.end = el("div", { class: "end-part" });
        fill(page.root, this.lobby, this.end, this.playing);
    }

    /** Where the counting is in sight together with the board: beneath the market on a desk, else above everything. */
    get roomForCounting() {
        return matchMedia("(min-width: 1200px)").matches ? this.board.aside : this.middle;
    }
}
