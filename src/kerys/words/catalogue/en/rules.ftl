### The rules, told to somebody who has never played. Every section has rules-SECTION-title and its paragraphs
### rules-SECTION-1, -2, … What each character and event does stands in cards.ftl and events.ftl.

## The game in short

rules-overview-title = What the game is about
rules-overview-1 = Ys is a game of majorities and bluff for two to five players. Over four rounds you send your brokers to the districts of a harbour city and to its gem market, some of them openly, some face down. After the fourth round whoever has the most points wins.
rules-overview-2 = Most points come from gems. At the end everybody’s gems are compared colour by colour – blue, green, yellow, red – and the more you hold of a colour, the more it pays you. How much a colour pays depends on the market: the four quotations rise and fall from round to round, and the colour quoted best at the end pays twice as much as the one quoted last. So you fight for two things at once: for gems, and for what they will be worth.
rules-overview-3 = Black gems have no quotation; they pay by themselves, and several together pay well. Points also come from the commercial areas and from placing brokers on the market, and the palaces give characters whose help bends the rules in your favour.
rules-overview-4 = Each round has four phases: preparation (new ships and characters come), turn order (a secret bid), placing (everybody sets out brokers, half of them face down) and counting (the brokers are turned up and everything is shared out).

## Setting up

rules-setup-title = Setting up
rules-setup-1 = Everybody has the same eleven brokers behind a screen: two 0s, three 1s, one 2, three 3s and two 4s. The value says how much weight a broker carries. With five players, and in the Express variant, one 1 and one 3 are taken out of each set, so that nine remain.
rules-setup-2 = Order cards, numbered from 1 to the number of players, are dealt at random. In the first round they only decide ties between bids. Everybody starts with 0 points.
rules-setup-3 = The city has four districts, numbered 1 to 4, and each has three areas: the harbour on the outside, the commercial area in the middle, the palace on the inside. Two players use only three districts, three players may agree to do so.
rules-setup-4 = The 15 characters are shuffled and three of them are put face down beside each district. The rest stay out of the game, and nobody sees which they are.
rules-setup-5 = There are 24 ships. Each carries one large gem and two small ones. White gems are always small; how many ships carry one depends on the deck that was chosen for the game, four or twelve.
rules-setup-6 = On the market every colour has its own track of 15 spaces; that is its quotation. All four start in the middle, on space 8. A marker that would leave the track stays at its end.

## Phase 1 and 2

rules-order-title = Ships arrive, and who goes first
rules-order-1 = Preparation: in rounds 1 to 3 the top character of each district’s stack is turned up; it is the prize of that palace. In round 4 a gem card lies at each palace instead: whoever wins it takes one gem of any of the four colours.
rules-order-2 = One ship arrives in every harbour. With four or five players it offers its large gem twice and each small one once, four gems in all; with two or three players it offers each of its three gems once.
rules-order-3 = One more ship fills the market and is put away. With four players its three gems lie at rows 1, 2 and 3, a white one always at row 1. Rows without a gem are closed.
rules-order-4 = Turn order: everybody secretly picks two brokers as a bid. All bids are revealed together. The highest sum picks first which place in the turn order to take, then the next highest, and so on. If bids are tied, the lower order card of the round before picks earlier.
rules-order-5 = The order cards are then handed out anew by these picks. They say who plays when, and a lower one wins ties in this round’s counting. Playing last means seeing what the others do; playing first means the better order card.
rules-order-6 = The two brokers of your bid stay openly in front of your screen for the whole round. You cannot place them, but their sum is the first thing that breaks ties.
rules-order-7 = An example: Blue bids 1 and 0, Orange 4 and 1, Violet 4 and 2, Yellow 3 and 2. Violet has 6 and picks first: the last place. Orange and Yellow both have 5; Orange had the lower order card in the round before, so Orange picks next and takes the first place. Yellow takes the third, and Blue is left with the second.

## Phase 3

rules-placing-title = Placing brokers
rules-placing-1 = In turn order everybody takes a turn, then everybody again: four turns each, three if there are nine brokers. In a turn you place two brokers from behind your screen, one face up and one face down, in whichever order you like.
rules-placing-2 = A broker goes to a city area or to a cell of the market. A city area takes any number of brokers. A cell of the market takes just one, and closed rows take none.
rules-placing-3 = A broker that you place on the market scores you 1 point at once, whatever happens to it later.
rules-placing-4 = You may look at your own face-down brokers at any time. What lies under the others’ you can only guess; but everybody has the same set of brokers, and what has been seen of it cannot lie hidden elsewhere.
rules-placing-5 = After the last turn everybody has one broker left. It joins the two in front: from now on three brokers break your ties.

## Phase 4

rules-counting-title = Counting the city
rules-counting-1 = The districts are counted one after the other, 1 first. All brokers of the district are turned up, and everybody adds up the own values in all three areas together.
rules-counting-2 = The ship’s gems: with four on offer the highest sum picks two, the second picks one of the rest and the third gets the last. With three on offer the highest sum picks two and the second gets the last. What nobody is there to take is lost.
rules-counting-3 = A white gem is changed at once into a gem of one of the four colours, as its winner likes.
rules-counting-4 = Then the three areas one by one: the highest sum in the harbour wins a black gem, the highest sum in the commercial area 3 points, the highest sum in the palace the card that lies there. Where nobody is, the prize is lost.
rules-counting-5 = You take part only where you have a broker. That is why a 0 is worth having: alone in an area it wins the prize, and alone in a district it wins two gems.
rules-counting-6 = Ties: whoever has played the Intriguer this round wins them. Otherwise the higher sum in front of the screen wins, and if that is equal too, the lower order card. This goes for districts, areas and rows of the market, and for the market’s highest bidder.
rules-counting-7 = The district’s brokers go back behind their screens, and the next district follows.
rules-counting-8 = An example: the ship has a large blue gem and a small red and a small green one. Blue has 9 in the district, Yellow 8, Violet 6, Orange 5. Blue takes a blue and a red gem, Yellow the other blue one, Violet the green one, Orange nothing. In the commercial area Yellow and Orange both have 4; Yellow has 6 in front and Orange 5, so the 3 points are Yellow’s.

rules-market-title = Counting the market
rules-market-1 = The market comes last. It is a grid: every cell belongs to a row, where gems are won, and to a column, where a colour’s quotation is made.
rules-market-2 = Rows: from the lowest open one on, the highest sum in the row wins the row’s gem. Ties are broken as in the city.
rules-market-3 = Columns: here everybody’s brokers are added up together. The colour of the highest sum rises by 2, the second rises by 1, the third falls by 1, the last falls by 2.
rules-market-4 = If columns are tied, the one with more brokers is ahead, so a single 0 is ahead of an empty column. If that does not decide, one player puts the tied columns in order: whoever has played the Intriguer, otherwise whoever has the highest sum in front (then the lower order card), whether on the market or not.
rules-market-5 = Highest bidder: whoever has the highest sum on the whole market must move one quotation of choice up or down by 1. If nobody is on the market, this is skipped.
rules-market-6 = All brokers go back behind their screens, those in front too, the ships leave, and the next round begins.

## Characters and events

rules-characters-title = Characters
rules-characters-1 = A character you win can be played from the next round on, and you may play at most two a round. Everybody saw you win it, so the characters you hold are no secret.
rules-characters-2 = King, Prince and gem card work the moment they are won, do not count towards the two, and are then gone.
rules-characters-3 = All others have their moment: at the start of placing, before or after a turn of your own, at the start or at the end of counting. Players are asked in turn order, and each may play one or several before the next is asked.
rules-characters-4 = You may play a character even if it will change nothing. One that you cannot use at all at the moment is not offered to you. Characters still work in round 4; those left in hand at the end are worth nothing.

rules-events-title = Events
rules-events-1 = With the events of Ys+, three of the 14 events are shuffled into each district’s three characters. The rest stay out, unseen.
rules-events-2 = When a district’s top card is turned up and it is an event, it takes effect for this round. Then cards are drawn until a character appears; further events drawn in this way are put away without effect.
rules-events-3 = In round 4, too, an event on top of a stack takes effect before the gem card is laid. Characters left over in the stack are put away.
rules-events-4 = Some events act only in the district where they were turned up, others everywhere. Several can be in force at once.
rules-events-5 = The order of counting is then: districts, Diplomatic Mission, Smuggling places, rows of the market, the gems of Mediation, columns, highest bidder. The usual rule for ties holds everywhere.

## The end

rules-end-title = The end of the game
rules-end-1 = After round 4 the four colours are ranked by their quotations. If two are level, the one further left is ahead: blue, then green, yellow, red.
rules-end-2 = Then players are ranked in every colour by how many gems of it they hold. The best-quoted colour pays 24 points to the first, 18 to the second, 12 to the third and 6 to the fourth. The second colour pays 20, 15, 10 and 5, the third 16, 12, 8 and 4, the last 12, 9, 6 and 3. A fifth player gets nothing.
rules-end-3 = Whoever has no gem of a colour scores nothing for it. Players who are tied all score the lowest of the places they share: with 6, 5, 5 and 3 gems of the best colour they score 24, 12, 12 and 6.
rules-end-4 = Black gems score 1, 4, 8, 12, 16, 20 and 24 points for one to seven; more than seven add nothing.
rules-end-5 = The most points win. If they are tied, the most gems win, coloured and black ones together; if those are tied too, the victory is shared.

## Other ways to play

rules-variants-title = Variants
rules-variants-1 = King’s Favour is for three to five players and gives the brokers in front a second purpose. After each round’s counting, everybody secretly picks one of the own brokers in front and sends it face down to the throne room, where it stays until the end of the game.
rules-variants-2 = For it you take one of your three spare 2s behind your screen, except after round 4. Your other brokers in front go back behind the screen.
rules-variants-3 = At the end, after the black gems, the sums in the throne room are compared: 12 points for the highest, 7 for the second, 3 for the third. Players who are tied share the points of the places they cover, rounded down: two tied for first score 9 each, and the next one 3.
rules-variants-4 = Characters do not reach the throne room, with two exceptions: the Spy may look at brokers there, and the Magician may take one of the two brokers he swaps from there, if both have the same owner.
rules-variants-5 = Express is a shorter game for three or four players: everybody has nine brokers and three turns a round, and the ships with a white gem are taken out. It can be combined with King’s Favour.
rules-variants-6 = Further settings: three players choose between three and four districts; the ship deck has four or twelve ships with a white gem; and the Magician may be allowed to swap anybody’s brokers, not only those of his player.

rules-two-players-title = Two players
rules-two-players-1 = Two players use three districts. A ship offers its three gems once each: the highest sum in a district wins two of them, the second one. The market’s ship gives only its two small gems, to rows 2 and 3 (a white one to row 2); row 1 is closed.
rules-two-players-2 = A third party is at the table: Neutral. Both of you have four neutral brokers, usually 4, 2, 1 and 0, for a stronger Neutral 4, 3, 1 and 0. In every turn, besides your own two, you place one of yours face down. Once it stands nobody may look at it; only you know what you put there. The neutral brokers come back every round.
rules-two-players-3 = Neutral does not bid and has no order card and nothing in front. It wins every tie of the counting that it takes part in, except against the Intriguer, but it never puts tied columns in order.
rules-two-players-4 = Neutral makes no choices. It always takes a gem of the best-quoted colour on offer, the one further left if two are level; from a ship it first takes a white one and turns it into the best-quoted colour. As the highest bidder it raises the colour it owns most of, the one further left if two are level, and blue if it owns none.
rules-two-players-5 = King and Prince score for Neutral. Instead of any other card it takes a gem of the best-quoted colour, and the card is put away. A neutral broker on the market scores Neutral 1 point. With events, it takes the two gems at Smuggling and does not speculate.
rules-two-players-6 = At the end Neutral scores third place even for a colour of which it has nothing. It can win the game.

rules-three-players-title = Three players
rules-three-players-1 = A ship offers its three gems once each: the highest sum in a district wins two of them, the second one, the third nothing.
rules-three-players-2 = The market’s ship gives only its two small gems, to rows 2 and 3 (a white one to row 2). Row 1 is closed.
rules-three-players-3 = You agree on four districts or three. With three it is tighter: district 4 is not used, and only nine characters are dealt.

rules-five-players-title = Five players
rules-five-players-1 = Everybody has nine brokers, and there are three turns a round.
rules-five-players-2 = The market has four open rows, 0 to 3. Its ship’s four gems, the large one twice, are dealt to the rows at random.
rules-five-players-3 = Five order cards go round. In the final count the fifth place in a colour pays nothing, and so do a fourth and fifth place that are tied.

rules-ys-plus-title = Ys+
rules-ys-plus-1 = Ys+ brings twelve more characters and fourteen events. You can play with either of them or with both.
rules-ys-plus-2 = The twelve characters are shuffled with the other 15; three go to each district as always. The Favourite only takes part together with King’s Favour.
rules-ys-plus-3 = Favourite, Pope and Smuggler are never played: whoever holds them at the end has their benefit, and they do not count towards the two a round.
rules-ys-plus-4 = Borders, for the Philosopher: within a district harbour and commercial area touch, and commercial area and palace. Between neighbouring districts, like areas touch. Districts neighbour in a circle, 1-2-3-4-1; with three districts only 1-2 and 2-3.
rules-ys-plus-5 = When several cards meet: with a Merchant and a Financier in one round the commercial areas pay 3 as usual, however many of either were played. Two Customs Officers keep back both kinds of gems. Two Professors of one player in one district add up. Two Investors naming the same colour count once.

## What is hidden

rules-hidden-title = What is open and what is hidden
rules-hidden-1 = Open to all are points, quotations, ships, order cards, brokers in front, and everybody’s gems and characters.
rules-hidden-2 = Hidden from the others are the brokers behind your screen, your bid until all have bid, your face-down brokers until their district or the market is turned up, what your Spy saw, and your picks for King’s Favour and Speculation until the end.
rules-hidden-3 = Hidden from everybody are the order of the ships still to come, the characters and events still to come, and the cards put away at the start.
rules-hidden-4 = Since all sets of brokers are alike, the real secret is only which of your unseen brokers stands where. If somebody’s last unseen broker can only be one thing, that may be shown.

## Words

rules-glossary-title = Words of the game
rules-glossary-1 = Area: the harbour, the commercial area or the palace of a district.
rules-glossary-2 = Broker: a piece with a value from 0 to 4. You add up the values of your brokers to win places.
rules-glossary-3 = Character: a card won in a palace and played later for its effect.
rules-glossary-4 = District: one of the city’s quarters, with its own ship and three areas.
rules-glossary-5 = Face up, face down: a broker whose value everybody sees, or only its owner.
rules-glossary-6 = Highest bidder: whoever has the highest sum on the whole market.
rules-glossary-7 = In front: the brokers that stand openly before a screen, first two, later three. They break ties.
rules-glossary-8 = Order card: your place in the turn order of this round. A lower one wins ties.
rules-glossary-9 = Quotation: where a colour stands on its track of the market. It decides how much the colour pays at the end.
rules-glossary-10 = Round: one of the four parts of the game, from the ships’ arrival to the end of counting.
rules-glossary-11 = Screen: behind it stand the brokers that you have not yet used this round.
rules-glossary-12 = Throne room: where brokers stand that try to win the King’s favour.
rules-glossary-13 = Turn: your two brokers, one face up and one face down.
rules-glossary-14 = White gem: one that becomes a colour of your choice when you win it.
