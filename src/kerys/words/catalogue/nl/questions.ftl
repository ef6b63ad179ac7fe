### Wat er gevraagd wordt: één bericht voor elke soort vraag, question-SOORT, gericht aan wie antwoordt; als .others
### hetzelfde voor alle anderen. $who noemt de plaatsen op wie gewacht wordt, $many hoeveel het er zijn.

question-speculation = Speculatie: welke kleur heeft aan het einde van het spel de beste koers? Juist gokken levert 3 punten op, verkeerd kost er 2; je mag ook niets kiezen.
    .others =
        { $many ->
            [one] { $who } kiest een geheime speculatie.
           *[other] { $who } kiezen hun geheime speculatie.
        }
question-bid = Bod: kies twee handelaars van achter je scherm. Hoe hoger de som, hoe eerder je je plaats in de speelvolgorde kiest. Ze staan deze ronde voor je scherm en beslissen gelijke standen.
    .others =
        { $many ->
            [one] { $who } kiest een geheim bod.
           *[other] { $who } kiezen hun geheime bod.
        }
question-favour = Gunst van de Koning: welke van je handelaars voor het scherm gaat gedekt en voorgoed naar de troonzaal?
    .others =
        { $many ->
            [one] { $who } kiest een handelaar voor de troonzaal.
           *[other] { $who } kiezen handelaars voor de troonzaal.
        }
question-order = Welke plaats in de speelvolgorde neem je voor deze ronde?
    .others = { $who } kiest een plaats in de speelvolgorde.
question-window =
    { $window ->
        [W1] Het plaatsen begint: wil je een karakter spelen?
        [W2] Vóór je beurt: wil je een karakter spelen?
        [W3] Na je beurt: wil je een karakter spelen?
        [W4] De telling begint: wil je een karakter spelen?
       *[W5] De telling eindigt: wil je een karakter spelen?
    }
    .others = { $who } mag een karakter spelen.
question-reaction = { $player } heeft net de { $card } gespeeld: doe je dat na met je Imitator?
    .others = { $who } mag de { $card } nadoen die { $player } net gespeeld heeft.
question-place =
    { $placing ->
        [1] Beurt { $turn }: plaats de eerste van je twee handelaars. De ene komt open, de andere gedekt.
       *[other] Beurt { $turn }: plaats de tweede van je twee handelaars.
    }
    .others =
        { $placing ->
            [1] { $who } plaatst de eerste handelaar van beurt { $turn }.
           *[other] { $who } plaatst de tweede handelaar van beurt { $turn }.
        }
question-front = Illusionist: welke handelaar komt van achter je scherm open naar voren?
    .others = { $who } kiest een handelaar die naar voren komt (Illusionist).
question-neutral = Plaats een van je neutrale handelaars; hij komt gedekt.
    .others = { $who } plaatst een neutrale handelaar.
question-last-look = Spion: iedereen heeft geplaatst. Wil je nog een gedekte handelaar bekijken?
    .others = { $who } mag nog een handelaar bekijken (Spion).
question-side = Filosoof: bij welke kant hoort { $spot }?
    .others = { $who } zegt bij welke kant { $spot } hoort (Filosoof).
question-gem =
    { $from ->
        [centre] { $left ->
            [0] Diplomatieke missie: welke edelsteen neem je van het schip in het centrum?
           *[other] Diplomatieke missie: welke edelsteen neem je van het schip in het centrum? Daarna neem je er nog een.
        }
       *[ship] { $left ->
            [0] Wijk { $district }: welke edelsteen neem je van het schip in de haven?
           *[other] Wijk { $district }: welke edelsteen neem je van het schip in de haven? Daarna neem je er nog een.
        }
    }
    .others =
        { $from ->
            [centre] { $who } kiest een edelsteen van het schip in het centrum.
           *[ship] { $who } kiest een edelsteen van het schip in haven { $district }.
        }
question-colour =
    { $from ->
        [ship] Welke kleur wordt de witte edelsteen van het schip in haven { $district }?
        [centre] Welke kleur wordt de witte edelsteen van het schip in het centrum?
        [row] Welke kleur wordt de witte edelsteen van marktrij { $row }?
        [gem-card] Edelsteenkaart van paleis { $district }: welke kleur neem je?
       *[smuggling] { $left ->
            [1] Smokkelplek { $number }: welke kleur heeft je tweede edelsteen?
           *[other] Smokkelplek { $number }: welke kleur heeft je eerste edelsteen?
        }
    }
    .others =
        { $from ->
            [ship] { $who } kiest wat de witte edelsteen van het schip in haven { $district } wordt.
            [centre] { $who } kiest wat de witte edelsteen van het schip in het centrum wordt.
            [row] { $who } kiest wat de witte edelsteen van marktrij { $row } wordt.
            [gem-card] { $who } kiest een edelsteen voor de edelsteenkaart van paleis { $district }.
           *[smuggling] { $who } kiest edelstenen op smokkelplek { $number }.
        }
question-prize = Je hebt de hoogste som op smokkelplek { $number }: wat neem je?
    .others = { $who } kiest de prijs van smokkelplek { $number }.
question-rank = Kolommen van de markt staan gelijk ({ $columns }) en jij bepaalt hun volgorde: welke krijgt de volgende plaats?
    .others = { $who } bepaalt de volgorde van de gelijke kolommen van de markt ({ $columns }).
question-highest-bidder = Je bent de hoogste bieder op de markt: welke koers verander je met 1, en omhoog of omlaag?
    .others = { $who } is de hoogste bieder op de markt en verandert een koers.

## Wat de karakters vragen: question-card-NAAM-STAP

question-card = { $card }: wat kies je?
    .others = { $who } gebruikt de { $card }.
question-card-alchemist-0 = Alchemist: welke van je edelstenen geef je?
question-card-alchemist-1 = Alchemist: welke kleur neem je voor je { $before-adj } edelsteen?
question-card-banker-0 = Bankier: welke kleur stijgt met 1?
question-card-banker-1 = Bankier: { $before } is gestegen; welke andere kleur daalt met 1?
question-card-captain-0 = Kapitein: welke is de eerste van de twee havens die van schip wisselen?
question-card-captain-1 = Kapitein: met welke haven wisselt haven { $before } van schip?
question-card-herald-0 = Heraut: welke van je handelaars verplaats je?
question-card-herald-1 = Heraut: waar gaat { $before } heen?
question-card-jeweller-0 = Juwelier: welke kleur heeft je eerste edelsteen?
question-card-jeweller-1 = Juwelier: welke kleur heeft je tweede edelsteen?
question-card-magician-0 = Magiër: wie is de eerste van de twee handelaars die van plaats wisselen?
question-card-magician-1 = Magiër: met welke handelaar wisselt { $before } van plaats?
question-card-mercenary-0 = Huurling: welke van de twee laatst geplaatste handelaars telt voor 5?
question-card-queen-0 = Koningin: welke buurt van de stad sluit je af tot haar wijk geteld is?
question-card-customs-officer-0 = Tollenaar: edelstenen van welke soort geven de schepen deze ronde niet?
question-card-royal-guard-0 = Koninklijke Garde: welke van je handelaars voor het scherm plaats je open, en waar?
question-card-investor-0 = Investeerder: de kolom van welke kleur krijgt de eerste plaats op de markt?
question-card-monk-0 = Monnik: welke van je handelaars neem je voor zijn punten van het bord?
question-card-monk-1 = Monnik: neem je een tweede handelaar van het bord?
question-card-professor-0 = Professor: in welke wijk tellen je handelaars 1 meer?
question-card-rogue-0 = Schurk: welke edelsteen geef je als eerste af?
question-card-rogue-1 = Schurk: welke edelsteen geef je als tweede af?
question-card-rogue-2 = Schurk: wat neem je voor de twee edelstenen?
