// Types of the protocol (docs/protocol.md), written by `python -m tools.write_protocol_types`. Do not edit.

export type Seat = "blue" | "green" | "orange" | "violet" | "yellow";

export type Party = "blue" | "green" | "neutral" | "orange" | "violet" | "yellow";

export type Colour = "blue" | "green" | "red" | "yellow";

export type Gem = "black" | "blue" | "green" | "red" | "white" | "yellow";

export type Face = "down" | "up";

export interface About {
    version: string;
    levels: string[];
    languages: string[];
}

/** Where one party's points came from; `had` and all the points add up to `points`. */
export interface Account {
    party: string;
    points: number;
    had: number;
    scored: Record<string, number>;
    colours: ColourAccount[];
    black_gems: number;
    black_points: number;
    throne: number[];
    favour_points: number | null;
    speculation: string | null;
    speculation_points: number | null;
    smuggler_points: number;
    cards: string[];
}

/** The final accounting. Each step of it is also a fact, for telling it one by one. */
export interface Accounting {
    rounds: RoundPoints[];
    accounts: Account[];
    winners: string[];
}

/** An answer to the question. */
export interface Answer {
    type: "answer";
    text: string;
    decision: number;
    facts: number;
    key: string;
}

export interface AreaClosedFact {
    number: number;
    fact: "area-closed";
    text: string;
    party: Party;
    place: string;
}

/** Conclusions about the brokers of one seat. */
export interface BeliefData {
    behind_screen: number;
    hidden: HiddenBroker[];
    known_behind_screen: number[];
    placer?: Seat;
    seat?: Seat;
    unseen: number[];
}

export interface BidRevealedFact {
    number: number;
    fact: "bid-revealed";
    text: string;
    party: Party;
    value: number;
    value2: number;
}

export interface BlackScoredFact {
    number: number;
    fact: "black-scored";
    text: string;
    party: Party;
    count: number;
    points: number;
}

/** A broker on the board. */
export interface BrokerData {
    face: Face;
    marked: boolean;
    n: number;
    owner: Party;
    place: string;
    placer: Seat;
    possible: number[];
    value: number | null;
}

export interface CardDiscardedFact {
    number: number;
    fact: "card-discarded";
    text: string;
    district: number;
    card: string;
}

export interface CardPlayedFact {
    number: number;
    fact: "card-played";
    text: string;
    party: Party;
    card: string;
    copied: string;
}

export interface CardWonFact {
    number: number;
    fact: "card-won";
    text: string;
    party: Party;
    card: string;
    district: number;
}

/** Change an account's password. */
export interface ChangePassword {
    old: string;
    new: string;
}

export interface CharacterTurnedFact {
    number: number;
    fact: "character-turned";
    text: string;
    district: number;
    card: string;
}

export interface Chat {
    type: "chat";
    lines: ChatLine[];
}

export interface ChatLine {
    number: number;
    at: number;
    name: string;
    seat: string | null;
    text: string;
}

/** A seat's clock at the moment the message was made. */
export interface Clock {
    seat: string;
    left: number;
    running: boolean;
}

/** How much time a seat has. All zero: as much as it likes. */
export interface ClockSettings {
    bank: number;
    increment: number;
    per_answer: number;
}

export interface ColourAccount {
    gem: string;
    rank: number;
    count: number;
    points: number;
}

export interface ColourScoredFact {
    number: number;
    fact: "colour-scored";
    text: string;
    party: Party;
    gem: Gem;
    count: number;
    rank: number;
    points: number;
    tie: "none" | "pope";
}

export interface ColumnChosenFact {
    number: number;
    fact: "column-chosen";
    text: string;
    party: Party;
    gem: Gem;
    rank: number;
}

export interface ColumnRankedFact {
    number: number;
    fact: "column-ranked";
    text: string;
    gem: Gem;
    sum: number;
    brokers: number;
    rank: number;
    reason2: string;
}

/** Play on oneself. Whose time ran out has 15 seconds then, once for each question. */
export interface ComeBack {
    type: "back";
}

/** Make an account, or sign in. */
export interface Credentials {
    name: string;
    password: string;
}

/** A district: the ship in its harbour, the character at its palace, its event. */
export interface DistrictData {
    card: string | null;
    event: string | null;
    number: number;
    ship: ShipData | null;
}

export interface DistrictNamedFact {
    number: number;
    fact: "district-named";
    text: string;
    party: Party;
    district: number;
}

/** End a session, by the id it has in the list of sessions. */
export interface EndSession {
    session: string;
}

/** Become a guest, or change the own name or language. */
export interface Enter {
    name?: string;
    language?: string;
}

export interface Error {
    code: string;
    reason: string;
}

export interface EventDiscardedFact {
    number: number;
    fact: "event-discarded";
    text: string;
    district: number;
    event: string;
}

export interface EventTurnedFact {
    number: number;
    fact: "event-turned";
    text: string;
    district: number;
    event: string;
}

/** A fact: something that happened. */
export type FactData = RoundBeganFact | CharacterTurnedFact | GemCardLaidFact | EventTurnedFact | EventDiscardedFact | ShipArrivedFact | MarketFilledFact | SpeculatedFact | BidRevealedFact | OrderTakenFact | CardPlayedFact | PlacedFact | FrontReplacedFact | LastBrokerFact | LookedFact | SwappedFact | MovedFact | TakenOffFact | MarkedFact | AreaClosedFact | SideDeclaredFact | SentBackFact | KindNamedFact | DistrictNamedFact | ShipsSwappedFact | RevealedFact | StoodFact | GemTakenFact | GemTurnedFact | GemGivenFact | ScoredFact | CardWonFact | PrizeLapsedFact | ColumnRankedFact | ColumnChosenFact | QuotationMovedFact | FavourGivenFact | SpareTakenFact | ThroneRevealedFact | ColourScoredFact | BlackScoredFact | FavourScoredFact | SpeculationScoredFact | SmugglerScoredFact | WonFact | CardDiscardedFact;

export interface FavourGivenFact {
    number: number;
    fact: "favour-given";
    text: string;
    party: Party;
    round: number;
    value: number | null;
}

export interface FavourScoredFact {
    number: number;
    fact: "favour-scored";
    text: string;
    party: Party;
    sum: number;
    points: number;
}

/** Everything: after the hello, and whenever the server thinks it best to begin again. */
export interface Fresh {
    type: "fresh";
    table: TableInfo;
    you: string | null;
    first: number;
    facts: FactData[];
    view: ViewData | null;
    question: Question | null;
    clocks: Clock[];
    chat: ChatLine[];
}

export interface FrontReplacedFact {
    number: number;
    fact: "front-replaced";
    text: string;
    party: Party;
    value: number;
}

export interface GemCardLaidFact {
    number: number;
    fact: "gem-card-laid";
    text: string;
    district: number;
}

export interface GemGivenFact {
    number: number;
    fact: "gem-given";
    text: string;
    party: Party;
    gem: Gem;
    card: string;
}

export interface GemTakenFact {
    number: number;
    fact: "gem-taken";
    text: string;
    party: Party;
    gem: Gem;
    source: SourceData;
}

export interface GemTurnedFact {
    number: number;
    fact: "gem-turned";
    text: string;
    party: Party;
    gem: Gem;
    source: SourceData;
}

/** Let a bot play the own seat for a while. That wins no time: the clock runs on while an answer is owed. */
export interface GoAway {
    type: "away";
}

/** The first message: what the client has already, and how it wants to be spoken to. */
export interface Hello {
    type: "hello";
    facts?: number;
    chat?: number;
    language?: string;
    invitation?: string;
    views?: boolean;
    study?: boolean;
}

/** A place with a broker that the viewer does not know. */
export interface HiddenBroker {
    chances: Record<string, number>;
    spot: string;
}

export interface ImportRecord {
    record: string;
    title?: string;
    public?: boolean;
}

export interface Invitation {
    renew?: boolean;
}

export interface Join {
    seat?: number | null;
    invitation?: string;
}

export interface KindNamedFact {
    number: number;
    fact: "kind-named";
    text: string;
    party: Party;
    card: string;
    gem: Gem;
}

export interface Labels {
    language: string;
    languages: string[];
    labels: Record<string, string>;
}

export interface LastBrokerFact {
    number: number;
    fact: "last-broker";
    text: string;
    party: Party;
    value: number;
}

export interface Link {
    invitation: string;
}

export interface LookedFact {
    number: number;
    fact: "looked";
    text: string;
    party: Party;
    place: string;
    n: number;
    value: number | null;
    owner: Party;
}

export interface MarkedFact {
    number: number;
    fact: "marked";
    text: string;
    party: Party;
    place: string;
    n: number;
}

export interface MarketFilledFact {
    number: number;
    fact: "market-filled";
    text: string;
    row: number;
    gem: Gem;
}

/** Who is asking. */
export interface Me {
    name: string;
    named: boolean;
    account: string | null;
    language: string;
    ratings: RatingInfo[];
}

/** How things stood after so many answers. */
export interface Moment {
    step: number;
    seat: string | null;
    answer: string | null;
    first: number;
    facts: FactData[];
    view: ViewData;
}

export interface MovedFact {
    number: number;
    fact: "moved";
    text: string;
    party: Party;
    place: string;
    n: number;
    place2: string;
}

export interface Mute {
    name: string;
    muted?: boolean;
}

/** The neutral party of two players. */
export interface NeutralData {
    gems: Record<string, number>;
    name: "neutral";
    points: number;
}

/** What happened. */
export interface News {
    type: "news";
    first: number;
    facts: FactData[];
    view: ViewChanges;
    seats: SeatData[];
    brokers: Splice | null;
    question: Question | null;
    clocks: Clock[];
}

/** No fields. */
export interface Nothing {
}

/** Ask for a table one was invited to. */
export interface Open {
    invitation?: string;
}

/** One thing that may be answered. */
export interface Option {
    text: string;
    label: string;
}

/** The options of a game. */
export interface OptionsData {
    districts: number;
    events: boolean;
    express: boolean;
    kings_favour: boolean;
    magician: string;
    neutral: number[];
    players: number;
    ship_deck: string;
    ys_plus_characters: boolean;
}

export interface OrderTakenFact {
    number: number;
    fact: "order-taken";
    text: string;
    party: Party;
    order: number;
}

/** Answered by a pong with the same number. */
export interface Ping {
    type: "ping";
    number?: number;
}

export interface PlacedFact {
    number: number;
    fact: "placed";
    text: string;
    party: Party;
    place: string;
    n: number;
    value: number | null;
    face: Face;
    source: "front" | "hand" | "neutral";
    placer: Party;
}

export interface Pong {
    type: "pong";
    number: number;
}

/** What would be asked next, if these were the answers? Nothing is played, and nobody else hears of it. */
export interface Preview {
    type: "preview";
    decision: number;
    answers: string[];
}

/** The answer to a preview, with what was asked for. */
export interface Previewed {
    type: "previewed";
    decision: number;
    answers: string[];
    question: Question | null;
}

export interface PrizeLapsedFact {
    number: number;
    fact: "prize-lapsed";
    text: string;
    contest: string;
    where: number | string | null;
}

/** A message that was not understood or not allowed, or (`storage-away`) that the database may not have kept.

    Then nobody knows yet whether it counts: sent again with the same key, a little later, it counts once. */
export interface Problem {
    type: "problem";
    code: string;
    reason: string;
    key: string;
}

/** What is asked now, as this viewer may know it. */
export interface Question {
    decision: number;
    about: QuestionData;
    text: string;
    options: Option[];
    given: string | null;
}

/** A question: its kind, the card or rule that asks, and who is waited for. */
export interface QuestionData {
    before?: string | null;
    card?: string;
    columns?: Colour[];
    kind: string;
    left?: number;
    n?: number;
    number?: number;
    place?: string;
    placing?: number;
    player?: Seat;
    sealed: boolean;
    seat: Seat | null;
    source?: SourceData;
    stage?: number;
    turn?: number;
    waiting: Seat[];
    window?: string;
}

export interface QuotationMovedFact {
    number: number;
    fact: "quotation-moved";
    text: string;
    gem: Gem;
    move: number;
    quotation: number;
    mover: string;
    party: Party;
}

export interface RatingInfo {
    players: number;
    rating: number;
    mu: number;
    sigma: number;
    games: number;
}

export interface RecordReply {
    record: string;
    whole: boolean;
}

/** An answer that changed nothing. If a question is still open, it comes with the fresh question. */
export interface Refused {
    type: "refused";
    key: string;
    code: string;
    reason: string;
    facts: number;
    question: Question | null;
}

/** A finished game, from one seat's knowledge or with all open. */
export interface Replay {
    table: TableInfo;
    steps: number;
    moments: Moment[];
    accounting: Accounting;
}

export interface RevealedFact {
    number: number;
    fact: "revealed";
    text: string;
    party: Party;
    place: string;
    n: number;
    value: number;
}

export interface RoundBeganFact {
    number: number;
    fact: "round-began";
    text: string;
    round: number;
}

export interface RoundPoints {
    round: number;
    points: number[];
}

/** A row of the gem market. */
export interface RowData {
    gem: Gem | null;
    row: number;
}

/** A line of chat. */
export interface Say {
    type: "say";
    text: string;
    key?: string;
}

export interface ScoredFact {
    number: number;
    fact: "scored";
    text: string;
    party: Party;
    points: number;
    reason: string;
    where: number | string | null;
}

export interface SeatBot {
    seat: number;
    level?: string;
}

/** A seat, without its brokers on the board. */
export interface SeatData {
    answered: boolean;
    border_rights: number;
    cardinal: boolean;
    cards: string[];
    cards_played: number;
    front: number[];
    gems: Record<string, number>;
    hand: number[] | null;
    hand_size: number;
    illusionist: boolean;
    intriguer: boolean;
    looks: number;
    name: Seat;
    neutral_hand?: number[] | null;
    neutral_hand_size?: number;
    neutral_shown?: number[];
    new_cards: string[];
    order_card: number;
    picked_order: number | null;
    points: number;
    professors: number[];
    sealed: string | null;
    shown: number[];
    speculation: string | null;
    throne: ThroneBroker[];
}

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
    seat: string;
    kind: "bot" | "open" | "person";
    name: string;
    level: string;
    away: boolean;
    invited: boolean;
    host: boolean;
}

/** Who is to sit in a seat: a person, or a bot of some level. */
export interface SeatSetup {
    kind?: "bot" | "person";
    level?: string;
}

export interface SendAway {
    seat: number;
}

export interface SentBackFact {
    number: number;
    fact: "sent-back";
    text: string;
    party: Party;
    place: string;
    n: number;
}

export interface SessionInfo {
    session: string;
    since: number;
    browser: string;
    system: string;
    current: boolean;
}

export interface Sessions {
    sessions: SessionInfo[];
}

/** Everything that is said about a table when it is made. */
export interface Setup {
    title?: string;
    options?: SomeOptions;
    seats?: SeatSetup[];
    public?: boolean;
    spectators?: boolean;
    chat?: boolean;
    rated?: boolean;
    clock?: ClockSettings;
}

export interface ShipArrivedFact {
    number: number;
    fact: "ship-arrived";
    text: string;
    harbour: number | string;
    ship: string;
}

/** A ship and its gems. */
export interface ShipData {
    large: Gem;
    small: Gem[];
}

export interface ShipsSwappedFact {
    number: number;
    fact: "ships-swapped";
    text: string;
    party: Party;
    district: number;
    district2: number;
}

export interface SideDeclaredFact {
    number: number;
    fact: "side-declared";
    text: string;
    party: Party;
    place: string;
    n: number;
    place2: string;
}

export interface SmugglerScoredFact {
    number: number;
    fact: "smuggler-scored";
    text: string;
    party: Party;
    points: number;
}

/** Options of a game; the others are as usual. */
export interface SomeOptions {
    districts?: number;
    events?: boolean;
    express?: boolean;
    kings_favour?: boolean;
    magician?: string;
    neutral?: number[];
    players?: number;
    ship_deck?: string;
    ys_plus_characters?: boolean;
}

/** Where a gem comes from. */
export interface SourceData {
    district?: number;
    from: "card" | "centre" | "column" | "consolation" | "gem-card" | "row" | "ship" | "smuggling";
    gem?: Gem;
    number?: number;
    row?: number;
}

export interface SpareTakenFact {
    number: number;
    fact: "spare-taken";
    text: string;
    party: Party;
}

/** Another language from now on; a fresh view follows. */
export interface Speak {
    type: "speak";
    language: string;
}

export interface SpeculatedFact {
    number: number;
    fact: "speculated";
    text: string;
    party: Party;
    speculation: string | null;
}

export interface SpeculationScoredFact {
    number: number;
    fact: "speculation-scored";
    text: string;
    party: Party;
    speculation: string;
    points: number;
}

/** How a list changed: `list[at : at + drop] = put`. */
export interface Splice {
    at: number;
    drop: number;
    put: BrokerData[];
}

export interface StoodFact {
    number: number;
    fact: "stood";
    text: string;
    contest: string;
    where: number | string | null;
    party: Party;
    sum: number;
    rank: number;
    tiebreak: string;
}

/** The study aid: what can be known about hidden brokers. */
export interface StudyData {
    neutral: BeliefData[] | null;
    seats: BeliefData[];
}

export interface SwappedFact {
    number: number;
    fact: "swapped";
    text: string;
    party: Party;
    place: string;
    n: number;
    place2: string;
    n2: number;
}

/** Somebody joined, left, went away or came back, the game began or ended. */
export interface TableChanged {
    type: "table";
    table: TableInfo;
    you: string | null;
}

export interface TableCreated {
    id: string;
}

/** A table, without the game on it. */
export interface TableInfo {
    id: string;
    title: string;
    stage: "open" | "over" | "running";
    options: OptionsData;
    seats: SeatInfo[];
    public: boolean;
    spectators: boolean;
    chat: boolean;
    rated: boolean;
    imported: boolean;
    clock: ClockSettings;
    waiting: string[];
    points: number[];
    winners: string[];
    rematch: string;
}

export interface TableReply {
    table: TableInfo;
    you: string | null;
    host: boolean;
    accounting: Accounting | null;
}

export interface Tables {
    open: TableInfo[];
    running: TableInfo[];
    mine: TableInfo[];
}

/** An answer or a line of chat is kept for good. What follows from it comes as news. */
export interface Taken {
    type: "taken";
    key: string;
}

export interface TakenOffFact {
    number: number;
    fact: "taken-off";
    text: string;
    party: Party;
    place: string;
    n: number;
    value: number;
}

/** A broker in the throne room. */
export interface ThroneBroker {
    possible: number[];
    round: number;
    value: number | null;
}

export interface ThroneRevealedFact {
    number: number;
    fact: "throne-revealed";
    text: string;
    party: Party;
    round: number;
    value: number;
}

/** The parts of a view that changed. */
export interface ViewChanges {
    centre_ship?: ShipData | null;
    closed?: string[];
    columns?: Record<string, number>;
    districts?: DistrictData[];
    events?: string[];
    financier?: boolean;
    invested?: Colour[];
    market?: RowData[];
    merchant?: boolean;
    neutral?: NeutralData | null;
    offer?: Record<string, number>;
    options?: OptionsData;
    phase?: string;
    question?: QuestionData | null;
    quotations?: Record<string, number>;
    round?: number;
    seized?: Gem[];
    smuggling_places?: number;
    stacks?: number[];
    study?: StudyData | null;
    turn_order?: Seat[];
    viewer?: "blue" | "green" | "open" | "orange" | "spectator" | "violet" | "yellow";
    winners?: Party[];
}

/** The part of a game that one viewer may know. */
export interface ViewData {
    brokers: BrokerData[];
    centre_ship: ShipData | null;
    closed: string[];
    columns: Record<string, number>;
    districts: DistrictData[];
    events: string[];
    financier: boolean;
    invested: Colour[];
    market: RowData[];
    merchant: boolean;
    neutral: NeutralData | null;
    offer: Record<string, number>;
    options: OptionsData;
    phase: string;
    question?: QuestionData | null;
    quotations: Record<string, number>;
    round: number;
    seats: SeatData[];
    seized: Gem[];
    smuggling_places: number;
    stacks: number[];
    study?: StudyData | null;
    turn_order: Seat[];
    viewer: "blue" | "green" | "open" | "orange" | "spectator" | "violet" | "yellow";
    winners: Party[];
}

export interface WonFact {
    number: number;
    fact: "won";
    text: string;
    party: Party;
    points: number;
    count: number;
    shared: number;
}

export type FromClient = Hello | Answer | Preview | Say | GoAway | ComeBack | Speak | Ping;

export type ToClient = Fresh | News | TableChanged | Chat | Taken | Previewed | Refused | Problem | Pong;
