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

## Tips: what a thing is and what it would pay now

picture-tip-gem =
    { $gem ->
        [blue] A blue gem
        [green] A green gem
        [yellow] A yellow gem
        [red] A red gem
        [black] A black gem
       *[white] A white gem
    }
# One kind of gem on a ship. $what: "A blue gem"; $tells: what it is worth.
picture-tip-line = { $what }: { $tells }
picture-tip-colour =
    { $rank ->
        [1] Quoted best at { $quotation }. At the end the most gems of this colour score 24 points, the next 18, 12 and 6.
        [2] Quoted second at { $quotation }. At the end the most gems of this colour score 20 points, the next 15, 10 and 5.
        [3] Quoted third at { $quotation }. At the end the most gems of this colour score 16 points, the next 12, 8 and 4.
       *[4] Quoted last at { $quotation }. At the end the most gems of this colour score 12 points, the next 9, 6 and 3.
    }
picture-tip-black = Black gems score at the end for their number: 1, 4, 8, 12, 16, 20 and 24 points for one to seven.
picture-tip-white = Whoever wins it exchanges it at once for a gem of any of the four colours.
picture-tip-ship =
    { $many ->
        [four] The highest sum in the district picks two of its four gems (the large one counts twice), the second one, the third gets the last.
       *[three] The highest sum in the district picks two of its three gems, the second gets the last.
    }
picture-tip-closed = Closed by the Queen: nobody comes in or goes out until the district has been counted.
picture-tip-harbour = The highest sum here wins a black gem.
picture-tip-commercial =
    { $points ->
        [one] The highest sum here wins 1 point.
       *[other] The highest sum here wins { $points } points.
    }
picture-tip-palace = The highest sum here wins the card { $card }. { $effect }
picture-tip-palace-empty = There is no card to be won here.
picture-tip-border = A border, for brokers of the Philosopher. Later its owner says to which side it belongs.
picture-tip-market = One broker. Whoever places it scores 1 point at once.
picture-tip-row =
    { $gem ->
        [blue] The highest sum in row { $row } wins a blue gem.
        [green] The highest sum in row { $row } wins a green gem.
        [yellow] The highest sum in row { $row } wins a yellow gem.
        [red] The highest sum in row { $row } wins a red gem.
       *[white] The highest sum in row { $row } wins a white gem.
    }
picture-tip-row-empty = Row { $row } has no gem to give.
picture-tip-row-sums = In this row: { $totals }.
# A column's sum, all players together; $hidden of its brokers are not known.
picture-tip-column =
    { $hidden ->
        [0] The column adds up to { $sum }. { picture-tip-column-moves }
        [1] The column adds up to { $sum } + one hidden. { picture-tip-column-moves }
        [2] The column adds up to { $sum } + two hidden. { picture-tip-column-moves }
       *[other] The column adds up to { $sum } + { $hidden } hidden. { picture-tip-column-moves }
    }
picture-tip-column-moves = The best column raises its colour by 2, the next by 1; the last two lower theirs.

## Players at a glance

picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# How many gems of a kind somebody has.
picture-held =
    { $gem ->
        [blue] { $count ->
            [one] { $count } blue gem
           *[other] { $count } blue gems
        }
        [green] { $count ->
            [one] { $count } green gem
           *[other] { $count } green gems
        }
        [yellow] { $count ->
            [one] { $count } yellow gem
           *[other] { $count } yellow gems
        }
        [red] { $count ->
            [one] { $count } red gem
           *[other] { $count } red gems
        }
       *[black] { $count ->
            [one] { $count } black gem
           *[other] { $count } black gems
        }
    }
picture-in-front = in front
picture-behind = behind the screen
# $values: the values that are known, "0 1 3", may be empty; $hidden: how many are not known.
picture-values =
    { $hidden ->
        [0] { $values }
        [one] { $values } and one hidden
       *[other] { $values } and { $hidden } hidden
    }

## Replay

replay-title = Replay
replay-not-there = There is no finished game here. A game can be replayed when it is over.
replay-as = Seen by
replay-as-open = everybody: all cards on the table
replay-as-spectator = a spectator
# $seat: Blue; $name: who sat there; $named: whether that is known.
replay-as-seat =
    { $named ->
        [yes] { $seat } ({ $name })
       *[no] { $seat }
    }
replay-share = Copy a link to this moment
replay-shared = The link is copied.
replay-address = The link to this moment: { $address }
replay-download = Download the record
replay-players = The players
replay-controls = Forwards and backwards
replay-log = What happened
replay-first = To the beginning
replay-back-phase = Back to the beginning of the phase
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-next-phase = On to the next phase
replay-last = To the end
replay-speed = Speed
replay-slider = Moment of the game
replay-step = Step { $step } of { $steps }
replay-keys = Arrow keys: step. With Shift: phase. Space: play and pause.
replay-when = Round { $round }: { $phase }
replay-when-over = The game is over

## The rules page (its texts are in rules.ftl)

rules-page-title = The rules
rules-contents = Contents
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } passage found.
       *[other] { $count } passages found.
    }
# The name of a link to a section, for screen readers.
rules-link = Link to “{ $title }”
rules-base-characters = The characters
rules-ys-plus-characters = The characters of Ys+
rules-all-events = The events
rules-picture-overview = A game in its second round. On the left the city with its four districts, their ships and characters; on the right the market with its three rows and four columns, above it the quotations. A question mark is a face-down broker.
rules-picture-brokers = The eleven brokers of one player.
rules-picture-gems = The kinds of gems. Each has its own colour, cut and letter.
rules-picture-faces = One broker, three ways to see it.
rules-face-up = face up: everybody sees the value
rules-face-down-own = face down, as its owner sees it
rules-face-down = face down, as all others see it
rules-picture-bids = The example: the bids, and the order cards that were picked.
rules-picture-counting = The example: district 1 with all its brokers turned up. The sums of each area stand on its edge, the sums of the whole district beside the ship.
rules-picture-market = A market to be counted. Below each column stands its sum: blue, green and red have 4, but blue and red have more brokers than green. Row 1 is a tie between Blue and Orange.
rules-picture-colours = What a colour pays at the end.
# The colour's place among the four quotations.
rules-colour-rank =
    { $rank ->
        [1] best colour
        [2] 2nd colour
        [3] 3rd colour
       *[4] last colour
    }
# $place: 1st, 2nd, …
rules-player-place = { $place } player
rules-picture-black = What black gems pay at the end, by their number.
rules-picture-two-players = Two players: the fourth district is under water, and grey neutral brokers are in the game.
rules-picture-events = Five players with everything: events beside the characters, a ship in the centre for the Diplomatic Mission, a Smuggling place, the throne room, and a broker of the Philosopher on the border of two harbours.

## The first game. The reader is Blue.

first-game-title = First game
first-game-guide = The guide
first-game-progress = How far you are
first-game-step = { $step } of { $steps }
first-game-back = Back
first-game-next = Next
first-game-do-it = Do it for me
first-game-again = From the beginning
first-game-leave = Leave
first-game-play = To the games
first-game-hand = Your brokers
first-game-broker = Broker { $value }
first-game-face = How it lies

first-game-welcome = Welcome to Ys! In a few minutes you will play one round of a real game. You are Blue; Orange, Violet and Yellow play along. You can stop at any time, and go on later where you left.
first-game-city = This is the city. It has four districts, and each of them three areas: harbour outside, commercial area in the middle, palace inside. The areas of district 1 are lit now. Players send brokers there; the highest sum wins.
first-game-ships = In each corner lies what a district has to offer: a ship with gems for the highest sums in the whole district, and a character for the palace. The harbour pays a black gem, the commercial area 3 points. Point at anything, or press it long, and it tells you what it is.
first-game-market = This is the market. Whoever has the highest sum in a row wins its gem. The columns decide what gems will be worth: the markers above show how each colour is quoted, and the best one pays most at the end. Gems are what the game is about.
first-game-brokers = You have eleven brokers with values from 0 to 4, hidden behind your screen. Everybody has the same ones. All eleven are used every round: two for a bid, eight on the board, and one at the end joins the bid.
first-game-bid = First the turn order. Everybody secretly picks two brokers, and the highest sum picks a place first. These two stay in front of your screen and break ties later, so a good bid helps twice. Pick the { $value } and the { $value2 }.
first-game-bids = All bids are open now: { $totals }. The highest sum picks a place in the turn order, then the next.
first-game-order = Violet has picked the last place. Going late is good: you see what the others do. Take the third place.
first-game-ordered = The turn order stands: Orange, Yellow, you, Violet. In your turn you place two brokers, one face up and one face down. Everybody has four turns.
first-game-others =
    { $turn ->
        [1] Orange and Yellow have placed their first brokers. A question mark lies face down: you know whose it is, but not what it is worth.
        [2] Violet has placed, and Orange and Yellow once more. Look at the edges of the areas: they say what is known of the sums, one question mark for each hidden broker.
        [3] Once round again. The districts fill up, and it becomes interesting to know which brokers the others have already shown.
       *[4] Only one turn is left for you and Violet. What you place now can hardly be answered any more.
    }
first-game-turn-1-1 = Your first turn. Pick a 0, turn it face down and place it { $place }. For the others it might as well be a 4: that is the bluff.
first-game-turn-1-2 = Now one face up: place the other 0 { $place }. Who is not there cannot win anything, and even a 0 wins where nobody else stands.
first-game-turn-2-1 = Something stronger: a 3 face down, { $place }. It is after the 3 points there.
first-game-turn-2-2 = And a 3 face up, { $place }. The prize is the Mercenary, a character you could play from the next round on.
first-game-turn-3-1 = Now the market. Every broker placed there scores 1 point at once. Put a 1 face down { $place }.
first-game-turn-3-2 = And a 1 face up { $place }. It counts twice: for the row’s gem, and for the quotation of red.
first-game-turn-4-1 = Your last turn. The 4, face down, { $place }: with it you fight for the whole district, and for the black gem.
first-game-turn-4-2 = And the 2 face up { $place }.
first-game-placed = All have placed. The last broker of everybody joins the two in front. From now on these three break ties: the higher sum wins, then the lower order card. Now the districts are counted one by one.
first-game-district = District { $district } is turned up. All brokers of its three areas count together for the ship.
first-game-won-district =
    { $why ->
        [front] { $totals }. The first two are tied; { picture-seat } has the higher sum in front and picks two gems, the second one, the third gets the last.
        [order] { $totals }. The first two are tied, in front too; { picture-seat } has the lower order card and picks two gems, the second one, the third gets the last.
       *[sum] { $totals }. { picture-seat } has most and picks two gems, the second one, the third gets the last.
    }
first-game-gem =
    { $left ->
        [0] You may take a gem from the ship. { first-game-hint-gem }
       *[other] You won the district! Take the first of your two gems. { first-game-hint-gem }
    }
first-game-areas = The areas of district { $district }, one by one:
first-game-won-harbour =
    { $why ->
        [front] Harbour: { $totals }. { picture-seat } wins the tie by the sum in front and takes the black gem.
        [order] Harbour: { $totals }. Tied, in front too: { picture-seat } has the lower order card and takes the black gem.
       *[sum] Harbour: { $totals }. { picture-seat } takes the black gem.
    }
first-game-won-commercial =
    { $why ->
        [front] Commercial area: { $totals }. { picture-seat } wins the tie by the sum in front and scores 3 points.
        [order] Commercial area: { $totals }. Tied, in front too: { picture-seat } has the lower order card and scores 3 points.
       *[sum] Commercial area: { $totals }. { picture-seat } scores 3 points.
    }
first-game-won-palace =
    { $why ->
        [front] Palace: { $totals }. { picture-seat } wins the tie by the sum in front and takes the character.
        [order] Palace: { $totals }. Tied, in front too: { picture-seat } has the lower order card and takes the character.
       *[sum] Palace: { $totals }. { picture-seat } takes the character.
    }
first-game-card = Yours now: { $card }. { $effect }
first-game-rows = Now the market. Row by row, the highest sum wins the gem:
first-game-won-row =
    { $why ->
        [front] Row { $row }: { $totals }. Tied; { picture-seat } has the higher sum in front and wins.
        [order] Row { $row }: { $totals }. Tied, in front too; { picture-seat } has the lower order card and wins.
       *[sum] Row { $row }: { $totals }. { picture-seat } wins.
    }
first-game-columns = Then the columns, all players’ brokers together. Red and yellow are tied at 4 with three brokers each. You have the highest sum in front, so you put them in order: let red be first.
first-game-moves = The first column rises by 2, the second by 1, the third falls by 1, the last by 2:
first-game-moved =
    { $gem ->
        [blue] { $way ->
            [up] Blue rises by { $steps } to { $to }.
           *[down] Blue falls by { $steps } to { $to }.
        }
        [green] { $way ->
            [up] Green rises by { $steps } to { $to }.
           *[down] Green falls by { $steps } to { $to }.
        }
        [yellow] { $way ->
            [up] Yellow rises by { $steps } to { $to }.
           *[down] Yellow falls by { $steps } to { $to }.
        }
       *[red] { $way ->
            [up] Red rises by { $steps } to { $to }.
           *[down] Red falls by { $steps } to { $to }.
        }
    }
first-game-bidder = You have the highest sum on the whole market, so you move one colour by 1, up or down. Violet and Yellow have more blue gems than you: lower blue.
first-game-round = That was a round. All brokers are back behind their screens, new ships have come, and the next bid is due. In the second round you could play the Mercenary. Four rounds make a game: here we leap to its end.
first-game-end = The end. The colours are ranked by their quotations, and in each of them the players by their gems. Black gems pay for their number. The table says where everybody’s points came from; the line shows that most of them come at the very end.
first-game-finish = Now you know how it goes. Start a game against bots from the home page, or look things up in the rules. Have fun!
first-game-option-order =
    { $order ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
first-game-option-gem =
    { $gem ->
        [blue] blue
        [green] green
        [yellow] yellow
       *[red] red
    }
first-game-option-rank =
    { $gem ->
        [blue] blue first
        [green] green first
        [yellow] yellow first
       *[red] red first
    }
first-game-option-raise =
    { $gem ->
        [blue] blue up
        [green] green up
        [yellow] yellow up
       *[red] red up
    }
first-game-option-lower =
    { $gem ->
        [blue] blue down
        [green] green down
        [yellow] yellow down
       *[red] red down
    }
first-game-hint-bid = For this round pick the { $value } and the { $value2 }.
first-game-hint-order =
    { $order ->
        [1] For this round take the first place.
        [2] For this round take the second place.
        [3] For this round take the third place.
       *[4] For this round take the fourth place.
    }
first-game-hint-place =
    { $face ->
        [down] Pick a { $value }, choose face down, and press the lit place: { $place }.
       *[up] Pick a { $value }, choose face up, and press the lit place: { $place }.
    }
first-game-hint-gem =
    { $gem ->
        [blue] For this round take the blue one.
        [green] For this round take the green one.
        [yellow] For this round take the yellow one.
       *[red] For this round take the red one.
    }
first-game-hint-rank =
    { $gem ->
        [blue] For this round let blue be first.
        [green] For this round let green be first.
        [yellow] For this round let yellow be first.
       *[red] For this round let red be first.
    }
first-game-hint-lower =
    { $gem ->
        [blue] For this round lower blue.
        [green] For this round lower green.
        [yellow] For this round lower yellow.
       *[red] For this round lower red.
    }
