### What only the terminal says.

## A game

play-welcome =
    { $players ->
        [2] You play { $seat } against one other player and a neutral seat that both of you place brokers for.
       *[other] You play { $seat } in a game of { $players } players.
    }
play-hint = Type “help” to see what you can type, “help game” for what the game is about.
play-saved = The game is saved in { $file }; go on with: kerys play --load { $file }
play-left = You leave the game.
play-no-input = The input has ended, so the game stops here.
play-over = The game is over.
play-result =
    { $points ->
        [one] { $place }. { $seat }: 1 point, { $gems ->
            [one] 1 gem
           *[other] { $gems } gems
        }
       *[other] { $place }. { $seat }: { $points } points, { $gems ->
            [one] 1 gem
           *[other] { $gems } gems
        }
    }

# What stands in the drawn table beside the tokens.
# At most: .seat 7 letters, .nth 6, .points 8, .front 7, .hand 5, .throne 8
play-table =
    .round = round
    .order = order
    .ship = ship
    .closed = closed
    .border = border
    .market = market
    .row = row
    .quotations = quotations
    .seat = seat
    .nth = order
    .points = points
    .front = front
    .hand = hand
    .throne = throne
    .cards = cards
    .won = won by
    .waiting = waiting for
    .centre = centre ship
    .offer = on offer
    .force = in force
    .behind = behind the screen
    .neutral = neutral brokers

## The answers offered; a broker is shown as on the table

menu-place = Place a broker: value, up or down, place. For example “{ $example }”, or short “{ $short }”.
menu-look = Or look at a face-down broker (Spy), for example “{ $example }”:
menu-numbers = (“options” lists all { $count } answers with their numbers.)
menu-no-number = there is no answer { $number }; they are numbered from 1 to { $count }
menu-several = “{ $typed }” could be { $count } answers: { $some }
menu-unknown = “{ $typed }” is not an answer here; “options” lists what you may answer and “help” what else you may type
menu-illegal = “{ $typed }” is not possible here; possible would be { $some }
menu-quoted = “{ $text }”

## Help

help-commands =
    You answer by typing the text of an answer, its beginning, or its number. Besides you can type:
    .table = table – draw the table again
    .facts = facts – tell again what happened this round; “facts all” tells the whole game
    .options = options – list all legal answers with their numbers
    .game = help game – what the game is about, in short
    .signs = help signs – how to read the drawn table
    .card = help CARD – what a character or event does, for example “help spy”
    .cards = help cards – all characters and events of this game
    .quit = quit – leave the game
help-game-goal = You want the most points after four rounds. Most of them come from gems: at the end, for each of the four colours, whoever holds more gems scores more, and the colours that are quoted higher on the market pay more. Black gems count by themselves: 1, 4, 8, 12, 16, 20, 24 points for 1 to 7.
help-game-bid = A round begins with a secret bid of two brokers. The highest sum picks first which place to take in the turn order. The two stay in front of your screen: their sum breaks ties, and after it the earlier place in the order.
help-game-place = Then everyone in turn places two brokers, one face up and one face down, until all but one are placed. They stand in the city or on the market.
help-game-city = Each district is counted by itself. The sums over its three areas share out the gems of its ship: the best two, the next one (and with four or five players one for the third). Besides, the highest sum in the harbour wins a black gem, in the commercial area 3 points, in the palace the character lying there. Being there with a 0 beats not being there.
help-game-market = A broker placed on the market scores 1 point at once. Each row’s gem goes to the highest sum in the row. The columns move the quotations by everybody’s sums: the best column +2, then +1, −1, −2. Whoever has the highest sum on the whole market moves one colour by 1 more.
help-game-cards = Characters that you win can be played from the next round on, at most two a round. A white gem becomes a colour of your choice.
help-signs-seats = Seats are capital letters: { $list }.
help-signs-gems = Gems are small letters: { $list }.
help-signs-brokers = B3 is a broker of Blue with value 3, O? one of Orange lying face down, (2) one of your own lying face down, O(2) a face-down one that you know, B3* one marked by the Mercenary. They stand in order of arrival: the second in harbour 1 is called 1/harbour/2.
help-signs-prizes = Beside ship, harbour, commercial and palace stands what they give. “!” is an event of this round; a card with + was won this round, = is a character in force.
help-card = { $card } (character, played { $when }). { $effect }
help-event = { $event } (event). { $effect }
help-unknown = There is no help about “{ $topic }”; “help” lists what there is.

## Records

record-title = { $file }, record { $number }: { $players } players, { $answers } answers.
record-good = { $file }: record { $number } holds: { $players } players, { $answers } answers, { $state ->
        [over] won by { $winners }.
       *[running] not finished.
    }
record-bad = { $file }: record { $number } does not hold: { $reason }
