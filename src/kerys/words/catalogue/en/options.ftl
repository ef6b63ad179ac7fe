### What may be answered: one message for each verb of the notation, named option-VERB.

option-pass =
    { $asked ->
        [window] Play no character now
        [reaction] Do not copy it
        [last-look] Look no more
        [card] Leave it
       *[other] Pass
    }
option-bid = Bid { $value } and { $value2 } ({ $sum } in all)
option-order = Take place { $order } in the turn order
option-place =
    { $source ->
        [neutral] Place a neutral { $value } face down { $place-at }
        [front] { $face-id ->
            [up] Place the { $value } from in front face up { $place-at }
           *[down] Place the { $value } from in front face down { $place-at }
        }
       *[hand] { $face-id ->
            [up] Place a { $value } face up { $place-at }
           *[down] Place a { $value } face down { $place-at }
        }
    }
option-look = Look at { $spot } (Spy)
option-broker = Choose { $spot }
option-play = Play the { $card }: { $card-effect }
option-gem = Choose { $gem }
option-raise = Raise { $gem } by 1
option-lower = Lower { $gem } by 1
option-rank = Put { $gem } next
option-district = Choose district { $district }
option-close = Close { $place }
option-to = Choose { $place }
option-front = Put a { $value } in front
option-favour = Give a { $value }
option-speculate =
    { $gem-id ->
        [none] Do not speculate
       *[other] Speculate on { $gem }
    }
option-prize =
    { $prize ->
        [gems] Take two coloured gems
        [black] Take one black gem
       *[points] Take 3 points
    }
