### What the page itself says. Names of things come from names.ftl, cards.ftl and events.ftl.

## Everywhere

page-title-home = Kerys: the board game Ys
page-title-table = Table – Kerys
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
page-set-study = Study aid: show what face-down brokers can be (not in rated games)
page-missing-title = There is nothing here
page-missing-text = This page does not exist, or it could not be loaded.

## When something goes wrong

page-error-failed = That did not work. Please try again.
page-error-unreachable = The server cannot be reached. Please try again in a moment.
page-error-too-many = Too much at once. Please wait a little.
page-error-not-found = There is no such table, or it needs an invitation.
page-error-sign-in = Name or password is wrong.
page-error-storage-away = The server cannot write just now. Nothing was changed; please try again.
page-error-stale = Something happened in the meantime. Please look again and answer anew.

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
    .says = Every round one event in each district changes the rules there.
page-new-table = Play with friends
page-new-table-says = You get a link and a QR code to send around. Free seats can be taken by bots.
page-table-name = Name of the table (if you like)
page-clock = Time
page-clock-none = As much as you like
page-clock-fast = 10 minutes each, 5 seconds more with each answer
page-clock-calm = 30 minutes each, 15 seconds more with each answer
page-clock-days = Three days for each answer
page-table-public = Anybody may find the table and join
page-table-watch = Others may watch
page-table-rated = The game counts for ratings
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
page-state-running = waiting for { $waiting }
page-state-over =
    { $many ->
        [one] won by { $winners }
       *[other] victory shared by { $winners }
    }
page-import = A record
page-import-says = Replay a game from its record, or play on where it ends.
page-import-go = Open the record
page-record-text = The record as text
page-record-file = A record from a file
page-account = You
page-your-name = Your name
page-save = Save
page-guest-says = You play as a guest. With an account your games stay yours on every device.
page-signed-in = Signed in as { $name }.
page-make-account = Make an account
page-sign-in = Sign in
page-sign-out = Sign out
page-account-name = Account name
page-password = Password
page-sessions = Where I am signed in
page-session = { $label }, since { $since }
page-session-this = this device
page-ratings = Ratings
page-rating =
    { $games ->
        [one] { $players } players: { $rating } after 1 game
       *[other] { $players } players: { $rating } after { $games } games
    }
