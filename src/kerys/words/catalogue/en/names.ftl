### The names of things. Each is a message whose attributes are its forms: a language adds the forms (cases, articles)
### that its own sentences need. A sentence that speaks of a seat gets $party, and $party-of for the form .of.

## Somebody who has not said a name; $mark tells guests apart

guest = Guest { $mark }

## Seats

seat-blue = Blue
    .of = Blue’s
seat-orange = Orange
    .of = Orange’s
seat-violet = Violet
    .of = Violet’s
seat-yellow = Yellow
    .of = Yellow’s
seat-green = Green
    .of = Green’s
seat-neutral = Neutral
    .of = Neutral’s

## Gems: the kind, one gem, that very gem, several, at the beginning of a sentence

gem-blue = blue
    .a = a blue gem
    .the = the blue gem
    .many = blue gems
    .many-capital = Blue gems
gem-green = green
    .a = a green gem
    .the = the green gem
    .many = green gems
    .many-capital = Green gems
gem-yellow = yellow
    .a = a yellow gem
    .the = the yellow gem
    .many = yellow gems
    .many-capital = Yellow gems
gem-red = red
    .a = a red gem
    .the = the red gem
    .many = red gems
    .many-capital = Red gems
gem-black = black
    .a = a black gem
    .the = the black gem
    .many = black gems
    .many-capital = Black gems
gem-white = white
    .a = a white gem
    .the = the white gem
    .many = white gems
    .many-capital = White gems

## Places: what it is called, where something stands, where it goes
## $district: 1 to 4. $district2: its neighbour. $row: a row of the market. $column: the gem of a column.

place-harbour = harbour { $district }
    .at = in harbour { $district }
    .to = to harbour { $district }
place-commercial = commercial area { $district }
    .at = in commercial area { $district }
    .to = to commercial area { $district }
place-palace = palace { $district }
    .at = in palace { $district }
    .to = to palace { $district }
place-market = market row { $row }, { $column } column
    .at = on the market (row { $row }, { $column } column)
    .to = to the market (row { $row }, { $column } column)
    .cell = in row { $row } { $column }
place-smuggling = Smuggling place { $number }
    .at = in Smuggling place { $number }
    .to = to Smuggling place { $number }
place-harbour-commercial = border of harbour and commercial area { $district }
    .at = on the border of harbour and commercial area { $district }
    .to = to the border of harbour and commercial area { $district }
place-commercial-palace = border of commercial area and palace { $district }
    .at = on the border of commercial area and palace { $district }
    .to = to the border of commercial area and palace { $district }
place-harbours = border of harbours { $district } and { $district2 }
    .at = on the border of harbours { $district } and { $district2 }
    .to = to the border of harbours { $district } and { $district2 }
place-commercials = border of commercial areas { $district } and { $district2 }
    .at = on the border of commercial areas { $district } and { $district2 }
    .to = to the border of commercial areas { $district } and { $district2 }
place-palaces = border of palaces { $district } and { $district2 }
    .at = on the border of palaces { $district } and { $district2 }
    .to = to the border of palaces { $district } and { $district2 }
place-throne = { $seat-of } part of the throne room
    .at = in { $seat-of } part of the throne room
    .to = to { $seat-of } part of the throne room

## One broker of the board: by its place and its order of arrival there (a market cell holds only one)

## .where: to be said after a broker whose owner was named

spot-only = the broker { $place-at }
    .capital = The broker { $place-at }
    .where = { $place-at }
spot-numbered = broker no. { $n } { $place-at }
    .capital = Broker no. { $n } { $place-at }
    .where = (no. { $n } { $place-at })
spot-throne = { $seat-of } broker of round { $n } in the throne room
    .capital = { $seat-of } broker of round { $n } in the throne room
    .where = of round { $n } in the throne room

## What is being counted

contest-district = District { $where }
contest-harbour = Harbour { $where }
contest-commercial = Commercial area { $where }
contest-palace = Palace { $where }
contest-mission = Diplomatic Mission
contest-smuggling = Smuggling place { $where }
contest-row = Market row { $where }
contest-mediation = Mediation, { $column } column
contest-bidder = Highest bidder of the market

## When

phase-preparation = preparation
phase-turn-order = turn order
phase-placement = placing brokers
phase-counting = counting
phase-kings-favour = King’s Favour
phase-finished = the end

window-W1 = at the start of placement
window-W2 = before your own turn
window-W3 = after your own turn
window-W4 = at the start of counting
window-W5 = at the end of counting
window-R = right after somebody else’s character
window-at-once = at once, when it is won
window-kept = never: it counts at the end for whoever holds it

## How a broker lies

face-up = face up
face-down = face down
