### The events of Ys+: name and, as .effect, what it does for one round.

event-diplomatic-mission = Diplomatic Mission
    .effect = One more ship lies in the centre. Its gems go to the highest sums over all palaces together, before the market is counted.
event-smuggling = Smuggling
    .effect = There is a further place for any number of brokers. The highest sum there picks two coloured gems, one black gem or 3 points.
event-mediation = Mediation
    .effect = Each column of the market also gives a gem of its colour to the highest sum in it.
event-democracy = Democracy
    .effect = Every broker in this district counts 1, whatever its value.
event-enrichment = Enrichment
    .effect = Every gem won in this district, black ones too, also scores 1 point.
event-incognito = Incognito
    .effect = Only face-down brokers may be placed in this district.
event-indiscretion = Indiscretion
    .effect = The two best columns of the market move up by 4 and 2 instead of 2 and 1.
event-shipwreck = Shipwreck
    .effect = No ship comes to this harbour; the areas of the district pay as usual.
event-quarantine = Quarantine
    .effect = In this district only the ship pays: no black gem, no points, no character.
event-restriction = Restriction
    .effect = Each player may have at most two brokers in this district.
event-revolt = Revolt
    .effect = No character has any effect in this district.
event-speculation = Speculation
    .effect = Before the bids everyone secretly picks a colour or none. At the end the right guess of the best-quoted colour scores 3 points, a wrong one costs 2.
event-transparency = Transparency
    .effect = Only face-up brokers may be placed in this district.
