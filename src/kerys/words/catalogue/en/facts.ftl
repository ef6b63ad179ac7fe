### What happened: one message for each kind of fact, named fact-KIND. The variables are the fact's fields; seats, gems,
### cards, events and places come in all the forms of names.ftl ($party-of, $gem-a, $place-at). What the reader may not
### know has the value "hidden".

## Preparation

fact-round-began = Round { $round } begins.
fact-character-turned = Palace { $district }: the { $card } is turned up. “{ $card-effect }”
fact-gem-card-laid = Palace { $district }: a gem card is laid. Whoever wins the palace takes a gem of any colour.
fact-event-turned = Event in district { $district }: { $event }. “{ $event-effect }”
fact-event-discarded = In district { $district } the event { $event } is drawn too and put away without effect.
fact-card-discarded = The { $card } left over in district { $district } is put away.
fact-ship-arrived =
    { $harbour ->
        [centre] A ship with a large { $large } gem and small { $small } and { $small2 } ones lies in the centre.
       *[other] A ship with a large { $large } gem and small { $small } and { $small2 } ones arrives in harbour { $harbour }.
    }
fact-market-filled = Row { $row } of the market offers { $gem-a }.
fact-speculated =
    { $speculation-id ->
        [hidden] { $party } makes a secret speculation.
        [none] { $party } does not speculate; nobody else knows that.
       *[other] { $party } speculates on { $speculation }; nobody else knows that.
    }

## Turn order

fact-bid-revealed = { $party } has bid { $value } and { $value2 }, { $sum } in all.
fact-order-taken = { $party } takes place { $order } in the turn order.

## Placing

fact-placed =
    { $source ->
        [neutral] { $value ->
            [hidden] { $placer } places a neutral broker face down { $place-at }.
           *[other] { $placer } places a neutral { $value } face down { $place-at }.
        }
        [front] { $face-id ->
            [up] { $party } places the { $value } from in front face up { $place-at }.
           *[down] { $party } places the { $value } from in front face down { $place-at }.
        }
       *[hand] { $face-id ->
            [up] { $party } places a { $value } face up { $place-at }.
           *[down] { $value ->
                [hidden] { $party } places a broker face down { $place-at }.
               *[other] { $party } places a { $value } face down { $place-at }.
            }
        }
    }
fact-front-replaced = In exchange { $party } puts a { $value } in front.
fact-last-broker = { $party-of } last broker, a { $value }, joins those in front.
fact-side-declared = { $party } counts { $spot } as standing { $place2-at }.
fact-sent-back = { $spot-capital } has no legal side left and goes back behind { $party-of } screen.

## Characters

fact-card-played =
    { $copied-id ->
        [none] { $party } plays the { $card }. “{ $card-effect }”
       *[other] { $party } plays the { $card } and copies the { $copied }. “{ $copied-effect }”
    }
fact-looked =
    { $value ->
        [hidden] { $party } looks at { $owner-of } broker { $spot-where }.
       *[other] { $party } looks at { $owner-of } broker { $spot-where }: it is a { $value }.
    }
fact-swapped = { $party } swaps { $spot } and { $spot2 }.
fact-moved = { $party } moves { $spot } { $place2-to }.
fact-taken-off = { $party } takes { $spot } off the board: it is a { $value }.
fact-marked = { $party } marks { $spot }: it counts 5 this round.
fact-area-closed = { $party } closes { $place }.
fact-kind-named =
    { $card-id ->
        [customs-officer] { $party } names { $gem }: the ships give out no { $gem-many } this round.
       *[investor] { $party } names { $gem }: an Investor’s column comes before the others on the market.
    }
fact-district-named = { $party } names district { $district }: each of { $party-of } brokers there counts 1 more.
fact-ships-swapped = { $party } swaps the ships of harbours { $district } and { $district2 }.

## Counting

fact-revealed = { $spot-capital } is turned up: { $party-of } { $value }.
fact-stood =
    { $rank ->
        [1] { $tiebreak ->
            [intriguer] { $contest }: { $party } is first with { $sum }, winning the tie by the Intriguer.
            [neutral] { $contest }: { $party } is first with { $sum }; Neutral wins ties.
            [front] { $contest }: { $party } is first with { $sum }, winning the tie by the higher sum in front.
            [order] { $contest }: { $party } is first with { $sum }, winning the tie by the lower order card.
           *[sum] { $contest }: { $party } is first with { $sum }.
        }
       *[other] { $tiebreak ->
            [intriguer] { $contest }: { $party } is no. { $rank } with { $sum }, winning the tie by the Intriguer.
            [neutral] { $contest }: { $party } is no. { $rank } with { $sum }; Neutral wins ties.
            [front] { $contest }: { $party } is no. { $rank } with { $sum }, winning the tie by the higher sum in front.
            [order] { $contest }: { $party } is no. { $rank } with { $sum }, winning the tie by the lower order card.
           *[sum] { $contest }: { $party } is no. { $rank } with { $sum }.
        }
    }
fact-prize-lapsed =
    { $contest-id ->
        [bidder] Nobody is on the market, so there is no highest bidder.
       *[other] { $contest }: nobody is there, so nobody gets anything.
    }
fact-gem-taken =
    { $from ->
        [ship] { $gem-id ->
            [black] { $party } takes the black gem of harbour { $district }.
           *[other] { $party } takes { $gem-a } from the ship in harbour { $district }.
        }
        [centre] { $party } takes { $gem-a } from the ship in the centre.
        [row] { $party } takes { $gem-the } of market row { $row }.
        [gem-card] { $party } takes { $gem-a } for the gem card of palace { $district }.
        [smuggling] { $party } takes { $gem-a } from Smuggling place { $number }.
        [column] { $party } takes { $gem-a } from the { $column } column (Mediation).
        [consolation] { $party } takes { $gem-a } instead of the card of palace { $district }.
       *[card] { $party } takes { $gem-a } by the character’s effect.
    }
fact-gem-turned =
    { $from ->
        [ship] { $party } takes the white gem from the ship in harbour { $district } and turns it into { $gem-a }.
        [centre] { $party } takes the white gem from the ship in the centre and turns it into { $gem-a }.
        [row] { $party } takes the white gem of market row { $row } and turns it into { $gem-a }.
        [gem-card] { $party } takes { $gem-a } for the gem card of palace { $district }.
       *[smuggling] { $party } takes { $gem-a } from Smuggling place { $number }.
    }
fact-gem-given = { $party } gives { $gem-a } up for the { $card }.
fact-scored =
    { $reason ->
        [market] { $party } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } on the market.
        [commercial] { $party } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } for commercial area { $where }.
        [prince] { $party } scores { $points } points: the Prince.
        [king] { $party } scores { $points } points: the King.
        [enrichment] { $party } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a gem won in district { $where } (Enrichment).
        [smuggling] { $party } scores { $points } points in Smuggling place { $where }.
        [monk] { $party } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } for the broker taken off (Monk).
       *[rogue] { $party } scores { $points } points (Rogue).
    }
fact-card-won =
    { $card-id ->
        [gem-card] { $party } wins the gem card of palace { $district }.
       *[other] { $party } wins the { $card } of palace { $district }.
    }
fact-column-ranked =
    { $reason2 ->
        [brokers] The { $gem } column takes place { $rank } with a sum of { $sum }, having more brokers ({ $brokers }) than the next.
        [choice] The { $gem } column takes place { $rank } with a sum of { $sum } and { $brokers ->
            [one] 1 broker
           *[other] { $brokers } brokers
        }; the tie with the next was settled by choice.
        [investor] The { $gem } column takes place { $rank } by the Investor (sum { $sum }, { $brokers ->
            [one] 1 broker
           *[other] { $brokers } brokers
        }).
       *[sum] The { $gem } column takes place { $rank } with a sum of { $sum } ({ $brokers ->
            [one] 1 broker
           *[other] { $brokers } brokers
        }).
    }
fact-column-chosen = { $party } orders the tied columns: { $gem } takes place { $rank }.
fact-quotation-moved =
    { $mover ->
        [bidder] { $direction ->
            [up] As the highest bidder { $party } raises { $gem } by { $steps }, to { $quotation }.
           *[down] As the highest bidder { $party } lowers { $gem } by { $steps }, to { $quotation }.
        }
        [banker] { $direction ->
            [up] By the Banker { $party } raises { $gem } by { $steps }, to { $quotation }.
           *[down] By the Banker { $party } lowers { $gem } by { $steps }, to { $quotation }.
        }
       *[column] { $direction ->
            [up] The quotation of { $gem } rises by { $steps } to { $quotation }.
           *[down] The quotation of { $gem } falls by { $steps } to { $quotation }.
        }
    }

## King’s Favour

fact-favour-given =
    { $value ->
        [hidden] { $party } sends a front broker face down to the throne room (round { $round }).
       *[other] { $party } sends a { $value } face down to the throne room (round { $round }).
    }
fact-spare-taken = { $party } takes a spare 2 in exchange.
fact-throne-revealed = { $party-of } broker of round { $round } in the throne room is a { $value }.

## The final count

fact-colour-scored =
    { $tie ->
        [pope] { $gem-many-capital }, no. { $rank } of the quotations: { $party } has { $count ->
            [one] 1 gem
           *[other] { $count } gems
        }, wins the tie by the Pope and scores { $points } points.
       *[none] { $count ->
            [0] { $gem-many-capital }, no. { $rank } of the quotations: { $party } has no gem and scores { $points ->
                [0] nothing
               *[other] { $points } points
            }.
            [one] { $gem-many-capital }, no. { $rank } of the quotations: { $party } has 1 gem and scores { $points ->
                [0] nothing
               *[other] { $points } points
            }.
           *[other] { $gem-many-capital }, no. { $rank } of the quotations: { $party } has { $count } gems and scores { $points ->
                [0] nothing
               *[other] { $points } points
            }.
        }
    }
fact-black-scored =
    { $count ->
        [0] { $party } has no black gem.
        [one] { $party } has 1 black gem: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $party } has { $count } black gems: { $points } points.
    }
fact-favour-scored =
    { $points ->
        [one] { $party } has { $sum } in the throne room: 1 point.
       *[other] { $party } has { $sum } in the throne room: { $points } points.
    }
fact-speculation-scored =
    { $speculation-id ->
        [none] { $party } had not speculated.
       *[other] { $party } had speculated on { $speculation }: { $points } points.
    }
fact-smuggler-scored = { $party } holds the Smuggler and at least 8 black gems: { $points } points.
fact-won =
    { $shared ->
        [1] { $party } shares the victory with { $points ->
            [one] 1 point
           *[other] { $points } points
        } and { $count ->
            [one] 1 gem
           *[other] { $count } gems
        }.
       *[other] { $party } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        } and { $count ->
            [one] 1 gem
           *[other] { $count } gems
        }.
    }
