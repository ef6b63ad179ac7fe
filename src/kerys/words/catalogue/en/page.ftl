### What the page itself says. Names of things come from names.ftl, cards.ftl and events.ftl.

## Everywhere

page-title-home = Kerys: the board game Ys
page-title-table = Table – Kerys
page-title-at-table = { $table } – Kerys
page-title-your-turn = ● Your turn: { $table } – Kerys
page-title-replay = Replay – Kerys
page-title-rules = Rules – Kerys
page-title-first-game = First game – Kerys
page-skip = Skip to the content
page-ways = Main navigation
page-to-home = Home
page-rules = Rules
page-first-game = First game
page-language = Language
page-settings = Settings
page-close = Close
page-theme = Appearance
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-set-sound = Sounds
page-set-motion = Let things move
page-set-counting = Show the counting step by step
page-set-notify = Notify me when it is my turn
page-notify-refused = Your browser does not allow notifications.
page-set-study = Study aid: show what face-down brokers can be (not in rated games)
page-missing-title = There is nothing here
page-missing-text = This page does not exist, or it could not be loaded.
page-try-again = Try again

## When something goes wrong

page-error-failed = That did not work. Please try again.
page-error-unreachable = The server cannot be reached. Please try again in a moment.
page-error-too-many = Too much at once. Please wait a little.
page-error-not-found = There is no such table, or it needs an invitation.
page-error-storage-away = The server cannot reach its database just now. Please try again in a moment.
page-error-stale = Something happened in the meantime. Please look again and answer anew.
page-error-sign-in = Please tell us your name first.
page-error-wrong-password = Name and password do not fit.
page-error-name-taken = Somebody has that name already, or one that looks like it.
page-error-no-account = Only an account has a password; make one first.
page-error-long-name = A name has at most 24 letters.
page-error-bad-name = An account needs a name.
page-error-weak-password = A password needs at least eight characters.
page-error-has-account = You have an account already.
page-error-not-allowed = You may not do that at this table.
page-error-not-seated = You are watching: only the players may do that.
page-error-not-running = No game is going on at this table.
page-error-not-started = This game has not begun.
page-error-not-over = That is possible when the game is over.
page-error-over = This game is over.
page-error-started = The game has begun.
page-error-taken = That seat is taken.
page-error-not-full = There are free seats yet: invite somebody, or seat bots.
page-error-not-accepted = Not everybody has said that they play: wait for them, or free their seats.
page-error-away = A bot is playing for you. Come back first.
page-error-illegal = That is not possible here.
page-error-busy = Too many answers at once. Please try again.
page-error-conflict = Something else happened at this table just now. Please look again.
page-error-no-chat = There is no chat at this table.
page-error-banned = Whoever runs this server has banned you.
page-error-muted = The host of this table has muted you.
page-error-empty = There is nothing in that line.
page-error-too-large = That is too much text.
page-error-bad-setup = A table cannot be laid like that: { $reason }
page-error-bad-options = A game cannot be played like that: { $reason }
page-error-bad-level = There is no bot of that level.
page-error-bad-record = This record cannot be read: { $reason }
page-error-bad-viewer = Nobody at this table can be looked at like that.
page-error-broken = What is stored of this game cannot be replayed; whoever runs the server can see why (kerys db check).
page-error-players-only = The game has begun, and at this table only its players may watch.
page-error-bad-request = The server did not understand that. Please load the page anew.
page-error-bad-message = The server did not understand that. Please load the page anew.
page-error-no-hello = The server did not understand that. Please load the page anew.
page-error-no-key = The server did not understand that. Please load the page anew.
page-error-key-used = The server did not understand that. Please load the page anew.
page-error-not-json = The server did not understand that. Please load the page anew.
page-error-wrong-method = The server did not understand that. Please load the page anew.
page-error-wrong-host = The server does not answer under this address.

## Home

page-home-title = Trade, bluff and outbid in the drowned city of Ys
page-home-lead = Two to five players send brokers into the city and the gem market, one open, one hidden. Who reads the others best ends up with the most precious gems.
page-home-ways = Getting to know the game
page-home-first-game = One round, explained step by step, in five minutes.
page-home-rules = The whole game with pictures, every card and every event.
page-play-now = Play now
page-players = Players
page-level = Your opponents
page-level-pupil = Pupil: still learning
page-level-apprentice = Apprentice: easy
page-level-clerk = Clerk: solid
page-level-trader = Trader: thinks ahead
page-level-patrician = Patrician: hard
page-level-sovereign = Sovereign: the strongest
page-variants = Variants and expansion
page-variant-kings-favour = King’s Favour
    .says = Each round one of your front brokers goes to the throne room for good; the sum there pays at the end (3 to 5 players).
page-variant-express = Express
    .says = Nine brokers and three turns a round: shorter (3 or 4 players).
page-variant-ys-plus-characters = Ys+ characters
    .says = Twelve more characters with new effects.
page-variant-events = Ys+ events
    .says = Any round may bring one event or several: they change the rules for that round, in their district or everywhere.
page-new-table = Play with friends
page-new-table-says = You get a link and a QR code to send around. Free seats can be taken by bots.
page-table-name = Name of the table (if you like)
page-clock = Time
page-clock-none = As much as you like
page-clock-bank = { $bank } each, { $increment } more with each answer
page-clock-bank-only = { $bank } each
page-clock-per-answer = { $time } for each answer
page-clock-own-bank = My own time for the whole game …
page-clock-own-answer = My own time for each answer …
page-clock-minutes = Minutes for each
page-clock-seconds = Seconds more with each answer
page-clock-count = How much for each answer
page-clock-unit = Unit of time
page-clock-hours = hours
page-clock-days = days
page-table-public = Anybody may find the table and join
page-table-watch = Others may watch
page-table-rated = The game counts for ratings
    .says = It does not count if two bots of one level play.
page-more-options = More options
page-option-districts = Three districts
    .says = A smaller city: three districts instead of four (3 players).
page-option-ship-deck = More white gems
    .says = Twelve ships instead of four carry a white gem, which becomes a colour you like.
page-option-magician = The Magician swaps everybody
    .says = The Magician swaps anybody’s brokers, not only your own.
page-option-neutral = Neutral brokers
    .says = What each of you has for Neutral: usually 4, 2, 1 and 0; with 4, 3, 1 and 0 it is stronger (2 players).
page-option-chat = Chat
    .says = Those at the table can write to each other.
page-option-neutral-nth = Value of neutral broker { $number }
page-make-table = Make the table
page-my-games = My games
page-open-tables = Open tables
page-watch = Games to watch
page-state-open =
    { $free ->
        [0] all seats taken, about to begin
        [one] 1 seat is free
       *[other] { $free } seats are free
    }
page-state-rated = rated
page-state-invited = waiting for { $people } to come
page-state-running = waiting for { $waiting }
page-state-over =
    { $many ->
        [one] won by { $winners }
       *[other] victory shared by { $winners }
    }
page-table-of =
    { $bots ->
        [0] { $people }
        [one] { $people } and a bot
       *[other] { $people } and { $bots } bots
    }
page-import = A record
page-import-says = Replay a game from its record, or play on where it ends.
page-import-go = Open the record
page-record-text = The record as text
page-record-file = A record from a file
page-account = You
page-your-name = Your name
page-save = Save
page-name-saved = You are now called { $name }.
page-guest-says = You play as a guest. With an account your games stay yours on every device.
page-signed-in = Signed in as { $name }.
page-make-account = Make an account
page-sign-in = Sign in
page-sign-in-guest = You are playing as a guest. Once you are signed in to another account, the guest’s games are out of reach; make an account instead to keep them.
page-sign-out = Sign out
page-account-name = Account name
page-password = Password
page-change-password = Change the password
page-change-password-says = Everywhere else you are signed out.
page-old-password = The password until now
page-new-password = The new password
page-password-changed = The password is changed; everywhere else you are signed out.
page-sessions = Where I am signed in
page-session =
    { $known ->
        [both] { $browser } on { $system }, since { $since }
        [browser] { $browser }, since { $since }
        [system] a browser on { $system }, since { $since }
       *[neither] another program, since { $since }
    }
page-session-this = this device
page-ratings = Ratings
page-rating =
    { $games ->
        [one] { $players } players: { $rating } after 1 game
       *[other] { $players } players: { $rating } after { $games } games
    }

## The table before the game

page-loading = Loading …
page-lobby-title = A table is laid
page-lobby-game =
    { $many ->
        [0] Ys for { $players } players.
       *[other] Ys for { $players } players with { $variants }.
    }
page-agreed = What is agreed on
page-agreed-clock-none = There is as much time as you like.
page-agreed-clock-bank = Each has { $bank } for the whole game and { $increment } more with each answer. When the time is up, a bot plays on.
page-agreed-clock-bank-only = Each has { $bank } for the whole game. When the time is up, a bot plays on.
page-agreed-clock-per-answer = Each has { $time } for every answer. When the time is up, a bot plays on.
page-agreed-rated =
    { $on ->
        [yes] The game counts for ratings.
       *[no] The game does not count for ratings.
    }
page-agreed-public =
    { $on ->
        [yes] Anybody may find the table and join.
       *[no] Only those with the invitation find the table.
    }
page-agreed-watch =
    { $on ->
        [yes] Others may watch.
       *[no] Only the players see the game.
    }
page-agreed-chat =
    { $on ->
        [yes] There is a chat.
       *[no] There is no chat.
    }
page-agreed-districts = Three districts are in use instead of four.
page-agreed-ship-deck = Twelve ships instead of four carry a white gem.
page-agreed-magician = The Magician may swap anybody’s brokers.
page-agreed-neutral = The neutral brokers have the values { $values }.
page-lobby-waiting =
    { $host ->
        [yes] { $free ->
            [0] Everybody is here: you can begin.
            [one] 1 seat is still free. Invite somebody, or let a bot play.
           *[other] { $free } seats are still free. Invite people, or let bots play.
        }
       *[no] { $free ->
            [0] Everybody is here: the host can begin.
            [one] 1 seat is still free.
           *[other] { $free } seats are still free.
        }
    }
page-lobby-absent =
    { $host ->
        [yes] { $many ->
            [one] { $people } has not come yet. Wait a little, or free the seat.
           *[other] { $people } have not come yet. Wait a little, or free their seats.
        }
       *[no] { $many ->
            [one] { $people } has not come yet.
           *[other] { $people } have not come yet.
        }
    }
page-lobby-asked = You are asked to play again. Take your seat, or leave the table so that somebody else can have it.
page-lobby-bot-for = A bot for { $seat }
page-lobby-add-bot = Let a bot play …
page-lobby-remove-bot = Remove the bot
page-lobby-send-away = Send away
page-lobby-free = Free the seat
page-no-seat = You no longer have a seat at this table.
page-seat-open = free
page-seat-invited = not here yet
page-seat-bot = Bot ({ $level })
page-seat-away = away, a bot plays
page-seat-answered = has answered
page-sit = Sit here
page-rename = Change name
page-name-title = What should the others call you?
page-name-says = This name stands at your seat, in the chat and in the replay. You can change it until the game is over.
page-start = Begin the game
page-accept = I play
page-leave = Leave the table
page-you = you
page-invite = Invite
page-invite-says = Send this link to those you want to play with, or let them scan the code.
page-invite-link = The invitation link
page-invite-qr = The invitation as a QR code
page-invite-renew = New link (the old one stops working)
page-copy = Copy
page-copied = The link is copied.
page-share = Share

## The table

page-board = The board
page-where-we-are = Round { $round } of 4: { $phase }
page-connection-connecting = Connecting …
page-connection-lost = The connection is lost; trying again. Nothing you confirmed gets lost.
page-connection-ended = There is no such table, or it needs an invitation.
page-connection-open = Connected
page-menu = More
page-go-away = I must go (a bot plays on)
page-come-back = I am back
page-away-now = A bot plays for you. Come back whenever you like.
page-own-clock = Your time
page-time-left =
    { $seconds ->
        [60] You have one minute left.
       *[other] You have { $seconds } seconds left.
    }
page-record = Save the record
page-record-part = The game is still going on: the record holds what you may know of it.
page-your-turn = Your turn
page-game-over = The game is over.
page-confirm = Confirm
page-take-back = Take back
page-take-back-one = Take back: { $answer }
page-sending = Sending …
page-sealed = Your sealed answer: { $answer }. You may change it until everybody has answered.
page-all-answers = All { $number } answers as a list
page-placing = Place a broker
page-looking = Look at a broker (Spy)
page-which-face = Face up or face down
page-where = Place
page-where-empty = Place: on the board, or here …
page-hint-broker = Pick a broker. You can also drag it onto the board.
page-hint-place = Now pick one of the places that are lit up.
page-hint-face = Face up or face down?
page-from-hand = Behind your screen
page-from-front = In front of your screen
page-from-neutral = Neutral brokers
page-broker-tile =
    { $count ->
        [one] Broker of value { $value }
       *[other] Broker of value { $value } ({ $count } of them)
    }
page-bid-sum =
    { $chosen ->
        [0] Pick two brokers.
        [one] Pick one more; so far { $sum }.
       *[other] Together { $sum }.
    }
page-quotation = { $gem }, now { $quotation }
page-is-asked = is asked
page-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
page-gems = Gems
page-in-front =
    { $many ->
        [0] Nobody in front
       *[other] In front: { $values }
    }
page-behind-screen =
    { $hidden ->
        [0] { $many ->
            [0] Nobody behind the screen
           *[other] Behind the screen: { $values }
        }
        [one] { $many ->
            [0] Behind the screen: 1 broker nobody else knows
           *[other] Behind the screen: { $values } and 1 broker nobody else knows
        }
       *[other] { $many ->
            [0] Behind the screen: { $hidden } brokers nobody else knows
           *[other] Behind the screen: { $values } and { $hidden } brokers nobody else knows
        }
    }
page-throne =
    { $count ->
        [one] 1 broker in the throne room
       *[other] { $count } brokers in the throne room
    }
page-card-chip =
    { $fresh ->
        [yes] { $card }, won this round
       *[other] { $card }
    }
page-unseen = Not seen yet: { $values }
page-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
page-tab-seats = Players
page-tab-log = Log
page-tab-chat = Chat
page-live = What happens
page-log-older = Show everything from the beginning
page-log-round = Round { $round }
page-chat-say = Say something
page-chat-send = Send
page-mute = Mute
page-muted =
    { $muted ->
        [yes] { $name } cannot write here any more.
       *[other] { $name } may write here again.
    }
page-chat-none = While a game runs only its players may write.

## The counting

page-counting = Counting
page-counting-again = Show the counting again
page-counting-back = One step back
page-counting-on = Go on
page-counting-pause = Pause
page-counting-next = Next step
page-counting-skip = Skip the rest
page-counting-first = The question comes after the counting.
page-to-question = Skip to my question
page-step-district = District { $where }
page-step-mission = Diplomatic Mission
page-step-smuggling = Smuggling place { $where }
page-step-row = Rows of the market
page-step-mediation = Mediation
page-step-columns = Columns of the market
page-step-bidder = Highest bidder of the market
page-contest-district = whole district
page-contest-harbour = harbour
page-contest-commercial = commercial
page-contest-palace = palace
page-contest-mission = all palaces
page-contest-smuggling = Smuggling
page-contest-row = row { $where }
page-contest-mediation = { $column }
page-contest-bidder = whole market
page-won = first
page-tiebreak-intriguer = Intriguer
page-tiebreak-neutral = Neutral wins ties
page-tiebreak-front = more in front
page-tiebreak-order = lower order card
page-tiebreak-pope = Pope
page-final = Final count
page-final-has = Has
page-final-gives = Scores
page-final-total = Points so far

## The end

page-ended =
    { $many ->
        [one] { $winners } wins!
       *[other] { $winners } share the victory!
    }
page-rematch = Play again
page-to-rematch = To the next game
page-replay = Look at the game again
page-look-at-table = Look at the table
page-show-result = Show the result
page-accounting = Where the points came from
page-account-market = Placing on the market
page-account-commercial = Commercial areas
page-account-prince = Prince
page-account-king = King
page-account-enrichment = Enrichment
page-account-smuggling = Smuggling
page-account-monk = Monk
page-account-rogue = Rogue
page-account-colour = { $gem }, quoted no. { $rank }
page-account-gems =
    { $count ->
        [0] { $points }
        [one] { $points } (1 gem)
       *[other] { $points } ({ $count } gems)
    }
page-account-black = Black gems
page-account-favour = King’s Favour
page-account-speculation = Speculation
page-account-smuggler = Smuggler
page-account-had = Before this record
page-account-sum = Points
page-account-cards = Characters won
page-chart = Points at the end of each round, and after the final count
page-chart-end = End
