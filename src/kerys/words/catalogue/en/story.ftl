### Several facts of one kind told together. $list holds the items, joined the way the language joins a list; each
### item is the message of the same name with .item.

story-ships = Ships arrive: { $list }.
    .item =
        { $harbour ->
            [centre] in the centre large { $large } with small { $small } and { $small2 }
           *[other] in harbour { $harbour } large { $large } with small { $small } and { $small2 }
        }
story-market = The market offers { $list }.
    .item = { $gem } in row { $row }
story-bids = The bids are revealed: { $list }.
    .item = { $party } { $value } + { $value2 } = { $sum }
story-orders = Places in the turn order are picked: { $list }.
    .item = { $party } takes no. { $order }
story-last-brokers = The last broker of each screen joins those in front: { $list }.
    .item = { $party } { $value }
story-revealed = Turned up { $place-at }: { $list }.
    .item = { $party-of } { $value }
story-revealed-market = Turned up on the market: { $list }.
    .item = { $party-of } { $value } { $place-cell }
story-stood = { $contest }: { $list }.
    .item =
        { $tiebreak ->
            [intriguer] { $party } { $sum } (wins the tie by the Intriguer)
            [neutral] { $party } { $sum } (Neutral wins ties)
            [front] { $party } { $sum } (wins the tie by the higher sum in front)
            [order] { $party } { $sum } (wins the tie by the lower order card)
           *[sum] { $party } { $sum }
        }
story-gems = { $party } takes { $list } from the ship in harbour { $district }.
    .item = { $gem-a }
story-gems-alike = { $party } takes two { $gem-many } from the ship in harbour { $district }.
story-columns = The market’s columns: { $list }.
    .item =
        { $reason2 ->
            [brokers] { $gem } is no. { $rank } with { $sum } (more brokers than the next: { $brokers })
            [choice] { $gem } is no. { $rank } with { $sum } (the tie was settled by choice)
            [investor] { $gem } is no. { $rank } by the Investor
           *[sum] { $gem } is no. { $rank } with { $sum }
        }
story-quotations = The quotations move: { $list }.
    .item =
        { $direction ->
            [up] { $gem } up by { $steps } to { $quotation }
           *[down] { $gem } down by { $steps } to { $quotation }
        }
story-favours = Everyone sends a front broker face down to the throne room: { $list }.
    .item =
        { $value ->
            [hidden] { $party } a hidden one
           *[other] { $party } a { $value }
        }
story-spares = Everyone takes a spare 2 in exchange.
story-throne = { $party } has in the throne room: { $list }.
    .item = { $value } of round { $round }
story-colour =
    { $rank ->
        [1] { $gem-many-capital } are quoted best: { $list }.
        [2] { $gem-many-capital } are quoted second: { $list }.
        [3] { $gem-many-capital } are quoted third: { $list }.
       *[other] { $gem-many-capital } are quoted last: { $list }.
    }
    .item =
        { $tie ->
            [pope] { $party } { $points } points for { $count ->
                [one] 1 gem
               *[other] { $count } gems
            } by the Pope
           *[none] { $count ->
                [0] { $party } { $points } points without a gem
                [one] { $party } { $points } points for 1 gem
               *[other] { $party } { $points } points for { $count } gems
            }
        }
story-black = Black gems: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 point for { $count }
           *[other] { $party } { $points } points for { $count }
        }
story-favour = Sums in the throne room: { $list }.
    .item =
        { $points ->
            [one] { $party } 1 point for { $sum }
           *[other] { $party } { $points } points for { $sum }
        }
