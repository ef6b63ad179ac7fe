### What is asked: one message for each kind of question, named question-KIND, addressed to the seat that answers;
### as .others the same for everybody else. $who names the seats that are waited for, $many is how many they are.

question-speculation = Speculation: which colour will be best quoted at the end of the game? The right guess scores 3 points, a wrong one costs 2; you may leave it.
    .others =
        { $many ->
            [one] { $who } is choosing a secret speculation.
           *[other] { $who } are choosing their secret speculations.
        }
question-bid = Bid: choose two brokers from behind your screen. The higher the sum, the earlier you pick your place in the turn order. They stand in front for this round and break ties.
    .others =
        { $many ->
            [one] { $who } is choosing a secret bid.
           *[other] { $who } are choosing their secret bids.
        }
question-favour = King’s Favour: which of your brokers in front goes face down to the throne room for good?
    .others =
        { $many ->
            [one] { $who } is choosing a broker for the throne room.
           *[other] { $who } are choosing brokers for the throne room.
        }
question-order = Which place in the turn order do you take for this round?
    .others = { $who } is picking a place in the turn order.
question-window =
    { $window ->
        [W1] Placement begins: do you want to play a character?
        [W2] Before your turn: do you want to play a character?
        [W3] After your turn: do you want to play a character?
        [W4] Counting begins: do you want to play a character?
       *[W5] Counting ends: do you want to play a character?
    }
    .others = { $who } may play a character.
question-reaction = { $player } has just played the { $card }: do you copy it with your Imitator?
    .others = { $who } may copy the { $card } that { $player } has just played.
question-place =
    { $placing ->
        [1] Turn { $turn }: place the first of your two brokers. One of them goes face up and the other face down.
       *[other] Turn { $turn }: place the second of your two brokers.
    }
    .others =
        { $placing ->
            [1] { $who } is placing the first broker of turn { $turn }.
           *[other] { $who } is placing the second broker of turn { $turn }.
        }
question-front = Illusionist: which broker from behind your screen steps in front, openly?
    .others = { $who } is choosing a broker to step in front (Illusionist).
question-neutral = Place one of your neutral brokers; it goes face down.
    .others = { $who } is placing a neutral broker.
question-last-look = Spy: all have placed. Do you want to look at another face-down broker?
    .others = { $who } may look at another broker (Spy).
question-side = Philosopher: which side does { $spot } belong to?
    .others = { $who } is saying which side { $spot } belongs to (Philosopher).
question-gem =
    { $from ->
        [centre] { $left ->
            [0] Diplomatic Mission: which gem do you take from the ship in the centre?
           *[other] Diplomatic Mission: which gem do you take from the ship in the centre? Afterwards you take another.
        }
       *[ship] { $left ->
            [0] District { $district }: which gem do you take from the ship in its harbour?
           *[other] District { $district }: which gem do you take from the ship in its harbour? Afterwards you take another.
        }
    }
    .others =
        { $from ->
            [centre] { $who } is picking a gem from the ship in the centre.
           *[ship] { $who } is picking a gem from the ship in harbour { $district }.
        }
question-colour =
    { $from ->
        [ship] Which colour does the white gem from the ship in harbour { $district } become?
        [centre] Which colour does the white gem from the ship in the centre become?
        [row] Which colour does the white gem of market row { $row } become?
        [gem-card] Gem card of palace { $district }: which colour do you take?
       *[smuggling] { $left ->
            [1] Smuggling place { $number }: which colour is your second gem?
           *[other] Smuggling place { $number }: which colour is your first gem?
        }
    }
    .others =
        { $from ->
            [ship] { $who } is choosing what the white gem from the ship in harbour { $district } becomes.
            [centre] { $who } is choosing what the white gem from the ship in the centre becomes.
            [row] { $who } is choosing what the white gem of market row { $row } becomes.
            [gem-card] { $who } is choosing a gem for the gem card of palace { $district }.
           *[smuggling] { $who } is choosing gems in Smuggling place { $number }.
        }
question-prize = You have the highest sum in Smuggling place { $number }: what do you take?
    .others = { $who } is choosing the prize of Smuggling place { $number }.
question-rank = Columns of the market are tied ({ $columns }) and you put them in order: which takes the next place?
    .others = { $who } is ordering the tied columns of the market ({ $columns }).
question-highest-bidder = You are the highest bidder of the market: which quotation do you move, up or down by 1?
    .others = { $who } is the highest bidder of the market and moves a quotation.

## What the characters ask: question-card-NAME-STAGE

question-card = { $card }: what do you choose?
    .others = { $who } is using the { $card }.
question-card-alchemist-0 = Alchemist: which of your gems do you give?
question-card-alchemist-1 = Alchemist: which colour do you take for your { $before } gem?
question-card-banker-0 = Banker: which colour goes up by 1?
question-card-banker-1 = Banker: { $before } went up; which other colour goes down by 1?
question-card-captain-0 = Captain: the first of the two harbours whose ships change places?
question-card-captain-1 = Captain: with which harbour does harbour { $before } exchange its ship?
question-card-herald-0 = Herald: which of your brokers moves?
question-card-herald-1 = Herald: where to does { $before } go?
question-card-jeweller-0 = Jeweller: which colour is your first gem?
question-card-jeweller-1 = Jeweller: which colour is your second gem?
question-card-magician-0 = Magician: the first of the two brokers that change places?
question-card-magician-1 = Magician: with which broker does { $before } change places?
question-card-mercenary-0 = Mercenary: which of the two brokers you placed last counts 5?
question-card-queen-0 = Queen: which city area do you close until its district has been counted?
question-card-customs-officer-0 = Customs Officer: gems of which kind are not given out by the ships this round?
question-card-royal-guard-0 = Royal Guard: which of your brokers in front do you place face up, and where?
question-card-investor-0 = Investor: which colour’s column takes first place on the market?
question-card-monk-0 = Monk: which of your brokers do you take off the board for its points?
question-card-monk-1 = Monk: do you take a second broker off the board?
question-card-professor-0 = Professor: in which district do your brokers count 1 more?
question-card-rogue-0 = Rogue: which gem do you give up first?
question-card-rogue-1 = Rogue: which gem do you give up second?
question-card-rogue-2 = Rogue: what do you take for the two gems?
