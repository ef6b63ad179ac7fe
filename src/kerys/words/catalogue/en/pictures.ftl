### The board's pictures, the replay, the rules page and the first game. Seats, gems and areas come by their names in
### notation, so that a language can choose the right form: $seat, $gem (blue, green, …), $area (harbour, …).

## One letter on a gem, one on a seat's sign; different from each other within each of the two

picture-gem-letter =
    { $gem ->
        [blue] B
        [green] G
        [yellow] Y
        [red] R
        [black] K
       *[white] W
    }
picture-seat-letter =
    { $seat ->
        [blue] B
        [orange] O
        [violet] V
        [yellow] Y
        [green] G
       *[neutral] N
    }

## The parts of the board

picture-city = The city
picture-market = The market
picture-throne-room = The throne room
picture-district = District { $district }
# Written small into an empty area.
picture-area =
    { $area ->
        [harbour] harbour
        [commercial] commercial
       *[palace] palace
    }
# A colour's place among the quotations or the columns, as short as possible.
picture-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[4] 4th
    }
# A column that an Investor has put first (or second).
picture-invested =
    { $rank ->
        [1] 1st (Investor)
       *[2] 2nd (Investor)
    }
picture-ship =
    Ship with a large { $large ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    } gem and small { $small ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
       *[white] white
    } and { $small2 ->
        [blue] blue
        [green] green
        [yellow] yellow
        [red] red
       *[white] white
    } ones

## What stands where. A total is what is known of one seat's sum: "Blue 4 + two hidden"

picture-total =
    { $known ->
        [some] { $hidden ->
            [0] { picture-seat } { $sum }
            [1] { picture-seat } { $sum } + one hidden
            [2] { picture-seat } { $sum } + two hidden
            [3] { picture-seat } { $sum } + three hidden
           *[other] { picture-seat } { $sum } + { $hidden } hidden
        }
       *[none] { $hidden ->
            [1] { picture-seat } one hidden
            [2] { picture-seat } two hidden
            [3] { picture-seat } three hidden
           *[other] { picture-seat } { $hidden } hidden
        }
    }
picture-seat =
    { $seat ->
        [blue] Blue
        [orange] Orange
        [violet] Violet
        [yellow] Yellow
        [green] Green
       *[neutral] Neutral
    }
# $place: the place's name; $totals: a list of totals.
picture-place-empty =
    { $closed ->
        [closed] { $place }: closed, nobody there
       *[open] { $place }: nobody there
    }
picture-place-with =
    { $closed ->
        [closed] { $place }: closed; { $totals }
       *[open] { $place }: { $totals }
    }
# $place: where it stands ("in harbour 2"); $n: its order of arrival there.
picture-broker =
    { $value ->
        [hidden] { picture-seat }, a hidden broker { $place }, no. { $n }
       *[other] { $face ->
            [down] { picture-seat }, a { $value } face down { $place }, no. { $n }
           *[up] { picture-seat }, a { $value } { $place }, no. { $n }
        }
    }
picture-throne-broker = { picture-seat }, the broker of round { $round } in the throne room
