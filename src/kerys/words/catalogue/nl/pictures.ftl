### De plaatjes van het bord, de herhaling, de regelpagina en het eerste spel. Plaatsen, edelstenen en buurten komen met hun
### naam in de notatie: $seat, $gem (blue, green, …), $area (harbour, …).

## Eén letter op een edelsteen, één op het teken van een plaats; binnen elk van beide allemaal verschillend

picture-gem-letter =
    { $gem ->
        [blue] B
        [green] G
        [yellow] E
        [red] R
        [black] Z
       *[white] W
    }
picture-seat-letter =
    { $seat ->
        [blue] B
        [orange] O
        [violet] P
        [yellow] E
        [green] G
       *[neutral] N
    }

## De delen van het bord

picture-city = De stad
picture-market = De markt
picture-throne-room = De troonzaal
picture-district = Wijk { $district }
# Klein in een lege buurt geschreven.
picture-area =
    { $area ->
        [harbour] haven
        [commercial] winkels
       *[palace] paleis
    }
# De plaats van een kleur onder de koersen of de kolommen, zo kort mogelijk.
picture-rank = { $rank }e
# Een kolom die een Investeerder naar voren heeft gebracht.
picture-invested = { $rank }e (Investeerder)
picture-ship =
    Schip met een grote { $large ->
        [blue] blauwe
        [green] groene
        [yellow] gele
       *[red] rode
    }, een kleine { $small ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [red] rode
       *[white] witte
    } en een kleine { $small2 ->
        [blue] blauwe
        [green] groene
        [yellow] gele
        [red] rode
       *[white] witte
    } edelsteen

## Wat waar staat. Een totaal is wat men van de som van een plaats weet: “Blauw 4 + twee gedekte”

picture-total =
    { $known ->
        [some] { $hidden ->
            [0] { picture-seat } { $sum }
            [1] { picture-seat } { $sum } + één gedekte
            [2] { picture-seat } { $sum } + twee gedekte
            [3] { picture-seat } { $sum } + drie gedekte
           *[other] { picture-seat } { $sum } + { $hidden } gedekte
        }
       *[none] { $hidden ->
            [1] { picture-seat } één gedekte
            [2] { picture-seat } twee gedekte
            [3] { picture-seat } drie gedekte
           *[other] { picture-seat } { $hidden } gedekte
        }
    }
picture-seat =
    { $seat ->
        [blue] Blauw
        [orange] Oranje
        [violet] Paars
        [yellow] Geel
        [green] Groen
       *[neutral] Neutraal
    }
# $place: de naam van de plek; $totals: een opsomming van totalen.
picture-place-empty =
    { $closed ->
        [closed] { $place }: afgesloten, niemand
       *[open] { $place }: niemand
    }
picture-place-with =
    { $closed ->
        [closed] { $place }: afgesloten; { $totals }
       *[open] { $place }: { $totals }
    }
# $place: waar hij staat (“in haven 2”); $n: als hoeveelste hij daar aankwam.
picture-broker =
    { $value ->
        [hidden] { picture-seat }, een gedekte handelaar { $place }, nr. { $n }
       *[other] { $face ->
            [down] { picture-seat }, een { $value } gedekt { $place }, nr. { $n }
           *[up] { picture-seat }, een { $value } { $place }, nr. { $n }
        }
    }
picture-throne-broker = { picture-seat }, de handelaar uit ronde { $round } in de troonzaal

## Tips: wat iets is en wat het nu zou opleveren

picture-tip-gem =
    { $gem ->
        [blue] Een blauwe edelsteen
        [green] Een groene edelsteen
        [yellow] Een gele edelsteen
        [red] Een rode edelsteen
        [black] Een zwarte edelsteen
       *[white] Een witte edelsteen
    }
# Eén soort edelsteen op een schip. $what: “Een blauwe edelsteen”; $tells: wat hij waard is.
picture-tip-line = { $what }: { $tells }
picture-tip-colour =
    { $rank ->
        [1] Beste koers, { $quotation }. Aan het einde leveren de meeste edelstenen van deze kleur 24 punten op, de volgende 18, 12 en 6.
        [2] Tweede koers, { $quotation }. Aan het einde leveren de meeste edelstenen van deze kleur 20 punten op, de volgende 15, 10 en 5.
        [3] Derde koers, { $quotation }. Aan het einde leveren de meeste edelstenen van deze kleur 16 punten op, de volgende 12, 8 en 4.
       *[4] Laatste koers, { $quotation }. Aan het einde leveren de meeste edelstenen van deze kleur 12 punten op, de volgende 9, 6 en 3.
    }
picture-tip-black = Zwarte edelstenen tellen aan het einde naar hun aantal: 1, 4, 8, 12, 16, 20 en 24 punten voor één tot zeven.
picture-tip-white = Wie hem wint, ruilt hem meteen voor een edelsteen van een van de vier kleuren.
picture-tip-ship =
    { $many ->
        [four] De hoogste som in de wijk kiest twee van zijn vier edelstenen (de grote telt dubbel), de tweede één, de derde krijgt de laatste.
       *[three] De hoogste som in de wijk kiest twee van zijn drie edelstenen, de tweede krijgt de laatste.
    }
picture-tip-closed = Afgesloten door de Koningin: niemand komt erin of eruit tot de wijk geteld is.
picture-tip-harbour = De hoogste som hier wint een zwarte edelsteen.
picture-tip-commercial =
    { $points ->
        [one] De hoogste som hier wint 1 punt.
       *[other] De hoogste som hier wint { $points } punten.
    }
picture-tip-palace = De hoogste som hier wint de kaart { $card }. { $effect }
picture-tip-palace-empty = Hier is geen kaart te winnen.
picture-tip-border = Een grens, voor handelaars van de Filosoof. Later zegt de eigenaar bij welke kant hij hoort.
picture-tip-market = Plaats voor één handelaar. Wie hem plaatst, krijgt meteen 1 punt.
picture-tip-row =
    { $gem ->
        [blue] De hoogste som in rij { $row } wint een blauwe edelsteen.
        [green] De hoogste som in rij { $row } wint een groene edelsteen.
        [yellow] De hoogste som in rij { $row } wint een gele edelsteen.
        [red] De hoogste som in rij { $row } wint een rode edelsteen.
       *[white] De hoogste som in rij { $row } wint een witte edelsteen.
    }
picture-tip-row-empty = Rij { $row } heeft geen edelsteen te geven.
picture-tip-row-sums = In deze rij: { $totals }.
# De som van een kolom, alle spelers samen; $hidden van haar handelaars zijn niet bekend.
picture-tip-column =
    { $hidden ->
        [0] De kolom komt samen op { $sum }. { picture-tip-column-moves }
        [1] De kolom komt samen op { $sum } + één gedekte. { picture-tip-column-moves }
        [2] De kolom komt samen op { $sum } + twee gedekte. { picture-tip-column-moves }
       *[other] De kolom komt samen op { $sum } + { $hidden } gedekte. { picture-tip-column-moves }
    }
picture-tip-column-moves = De beste kolom verhoogt haar koers met 2, de volgende met 1; de laatste twee verlagen de hunne.

## Spelers in één oogopslag

picture-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# Hoeveel edelstenen van een soort iemand heeft.
picture-held =
    { $gem ->
        [blue]
            { $count ->
                [one] { $count } blauwe edelsteen
               *[other] { $count } blauwe edelstenen
            }
        [green]
            { $count ->
                [one] { $count } groene edelsteen
               *[other] { $count } groene edelstenen
            }
        [yellow]
            { $count ->
                [one] { $count } gele edelsteen
               *[other] { $count } gele edelstenen
            }
        [red]
            { $count ->
                [one] { $count } rode edelsteen
               *[other] { $count } rode edelstenen
            }
       *[black]
            { $count ->
                [one] { $count } zwarte edelsteen
               *[other] { $count } zwarte edelstenen
            }
    }
picture-in-front = voor het scherm
picture-behind = achter het scherm
# $values: de waarden die bekend zijn, “0 1 3”, misschien geen; $hidden: hoeveel er niet bekend zijn.
picture-values =
    { $hidden ->
        [0] { $values }
        [one] { $values } en één gedekte
       *[other] { $values } en { $hidden } gedekte
    }

## Herhaling

replay-title = Herhaling
replay-not-there = Hier is geen afgelopen spel. Een spel kan herhaald worden als het afgelopen is.
replay-as = Gezien door
replay-as-open = iedereen: alles ligt open
replay-as-spectator = een toeschouwer
# $seat: Blauw; $name: wie daar zat; $named: of dat bekend is.
replay-as-seat =
    { $named ->
        [yes] { $seat } ({ $name })
       *[no] { $seat }
    }
replay-share = Een link naar dit moment kopiëren
replay-shared = De link is gekopieerd.
replay-address = De link naar dit moment: { $address }
replay-download = Het verslag downloaden
replay-players = De spelers
replay-controls = Vooruit en achteruit
replay-log = Wat er gebeurde
replay-first = Naar het begin
replay-back-phase = Terug naar het begin van de fase
replay-back = Eén stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Eén stap verder
replay-next-phase = Verder naar de volgende fase
replay-last = Naar het einde
replay-speed = Tempo
replay-slider = Moment van het spel
replay-step = Stap { $step } van { $steps }
replay-keys = Pijltoetsen: stap. Met Shift: fase. Spatiebalk: afspelen en pauze.
replay-when = Ronde { $round }: { $phase }
replay-when-over = Het spel is afgelopen

## De regelpagina (haar teksten staan in rules.ftl)

rules-page-title = De regels
rules-contents = Inhoud
rules-search = Zoeken in de regels
rules-found =
    { $count ->
        [0] Niets gevonden.
        [one] { $count } passage gevonden.
       *[other] { $count } passages gevonden.
    }
# De naam van een link naar een deel, voor schermlezers.
rules-link = Link naar “{ $title }”
rules-base-characters = De karakters
rules-ys-plus-characters = De karakters van Ys+
rules-all-events = De gebeurtenissen
rules-picture-overview = Een spel in de tweede ronde. Links de stad met haar vier wijken, hun schepen en karakters; rechts de markt met drie rijen en vier kolommen, daarboven de koersen. Een vraagteken is een gedekte handelaar.
rules-picture-brokers = De elf handelaars van één speler.
rules-picture-gems = De soorten edelstenen. Elk heeft een eigen kleur, vorm en letter.
rules-picture-faces = Eén handelaar, op drie manieren gezien.
rules-face-up = open: iedereen ziet de waarde
rules-face-down-own = gedekt, zoals de eigenaar hem ziet
rules-face-down = gedekt, zoals alle anderen hem zien
rules-picture-bids = Het voorbeeld: de biedingen en de gekozen volgordekaarten.
rules-picture-counting = Het voorbeeld: wijk 1 met alle handelaars omgedraaid. De sommen van elke buurt staan aan haar rand, die van de hele wijk naast het schip.
rules-picture-market = Een markt die geteld gaat worden. Onder elke kolom staat haar som: blauw, groen en rood hebben 4, maar blauw en rood hebben meer handelaars dan groen. In rij 1 staan Blauw en Oranje gelijk.
rules-picture-colours = Wat een kleur aan het einde oplevert.
# De plaats van de kleur onder de vier koersen.
rules-colour-rank =
    { $rank ->
        [1] beste kleur
        [2] 2e kleur
        [3] 3e kleur
       *[4] laatste kleur
    }
# $place: 1e, 2e, …
rules-player-place = { $place } speler
rules-picture-black = Wat zwarte edelstenen aan het einde opleveren, naar hun aantal.
rules-picture-two-players = Twee spelers: de vierde wijk staat onder water, en er zijn grijze neutrale handelaars in het spel.
rules-picture-events = Vijf spelers met alles erbij: gebeurtenissen naast de karakters, een schip in het centrum voor de Diplomatieke missie, een smokkelplek, de troonzaal, en een handelaar van de Filosoof op de grens van twee havens.

## Het eerste spel. De lezer is Blauw.

first-game-title = Eerste spel
first-game-guide = De gids
first-game-progress = Hoe ver je bent
first-game-step = { $step } van { $steps }
first-game-back = Terug
first-game-next = Verder
first-game-do-it = Doe het voor mij
first-game-again = Opnieuw beginnen
first-game-leave = Verlaten
first-game-play = Naar de spellen
first-game-hand = Je handelaars
first-game-broker = Handelaar { $value }
first-game-face = Hoe hij ligt
first-game-welcome = Welkom in Ys! In een paar minuten speel je één ronde van een echt spel. Jij bent Blauw; Oranje, Paars en Geel spelen mee. Je kunt altijd stoppen en later verdergaan waar je was.
first-game-city = Dit is de stad. Ze heeft vier wijken, en elke wijk drie buurten: de haven aan de buitenkant, de winkelbuurt in het midden, het paleis aan de binnenkant. De buurten van wijk 1 lichten nu op. Daar sturen de spelers handelaars heen; de hoogste som wint.
first-game-ships = In elke hoek ligt wat een wijk te bieden heeft: een schip met edelstenen voor de hoogste sommen in de hele wijk, en een karakter voor het paleis. De haven levert een zwarte edelsteen op, de winkelbuurt 3 punten. Wijs iets aan, of druk er lang op, en het vertelt je wat het is.
first-game-market = Dit is de markt. Wie de hoogste som in een rij heeft, wint de edelsteen van die rij. De kolommen bepalen wat edelstenen waard worden: de markeringen erboven tonen de koers van elke kleur, en de beste levert aan het einde het meeste op. Om edelstenen draait dit spel.
first-game-brokers = Je hebt elf handelaars met waarden van 0 tot 4, verborgen achter je scherm. Iedereen heeft dezelfde. Elke ronde worden ze alle elf gebruikt: twee voor een bod, acht op het bord, en één komt aan het einde bij het bod.
first-game-bid = Eerst de speelvolgorde. Iedereen kiest in het geheim twee handelaars, en de hoogste som kiest als eerste een plaats. Deze twee blijven voor je scherm en beslissen later gelijke standen, dus een goed bod helpt twee keer. Kies de { $value } en de { $value2 }.
first-game-bids = Alle biedingen liggen nu open: { $totals }. De hoogste som kiest een plaats in de speelvolgorde, dan de volgende.
first-game-order = Paars heeft de laatste plaats gekozen. Laat aan de beurt zijn is goed: je ziet wat de anderen doen. Neem de derde plaats.
first-game-ordered = De speelvolgorde staat vast: Oranje, Geel, jij, Paars. In je beurt plaats je twee handelaars, één open en één gedekt. Iedereen heeft vier beurten.
first-game-others =
    { $turn ->
        [1] Oranje en Geel hebben hun eerste handelaars geplaatst. Een vraagteken ligt gedekt: je weet van wie hij is, maar niet wat hij waard is.
        [2] Paars heeft geplaatst, en Oranje en Geel nog een keer. Kijk naar de randen van de buurten: daar staat wat er van de sommen bekend is, één vraagteken voor elke gedekte handelaar.
        [3] Nog een keer rond. De wijken lopen vol, en het wordt interessant te weten welke handelaars de anderen al hebben laten zien.
       *[4] Alleen jij en Paars hebben nog een beurt. Op wat je nu plaatst, kan bijna niemand meer antwoorden.
    }
first-game-turn-1-1 = Je eerste beurt. Kies een 0, draai hem om en plaats hem gedekt { $place }. Voor de anderen kan het net zo goed een 4 zijn: dat is de bluf.
first-game-turn-1-2 = Nu één open: plaats de andere 0 { $place }. Wie er niet is, kan niets winnen, en zelfs een 0 wint waar niemand anders staat.
first-game-turn-2-1 = Iets sterkers: een 3 gedekt, { $place }. Hij is uit op de 3 punten daar.
first-game-turn-2-2 = En een 3 open, { $place }. De prijs is de Huurling, een karakter dat je vanaf de volgende ronde kunt spelen.
first-game-turn-3-1 = Nu de markt. Elke handelaar die daar geplaatst wordt, levert meteen 1 punt op. Plaats een 1 gedekt { $place }.
first-game-turn-3-2 = En een 1 open { $place }. Hij telt twee keer: voor de edelsteen van de rij, en voor de koers van rood.
first-game-turn-4-1 = Je laatste beurt. De 4, gedekt, { $place }: daarmee strijd je om de hele wijk, en om de zwarte edelsteen.
first-game-turn-4-2 = En de 2 open { $place }.
first-game-placed = Iedereen heeft geplaatst. Ieders laatste handelaar komt bij de twee voor het scherm. Vanaf nu beslissen deze drie gelijke standen: de hogere som wint, dan de lagere volgordekaart. Nu worden de wijken één voor één geteld.
first-game-district = Wijk { $district } wordt omgedraaid. Alle handelaars van haar drie buurten tellen samen voor het schip.
first-game-won-district =
    { $why ->
        [front] { $totals }. De eerste twee staan gelijk; { picture-seat } heeft de hogere som voor het scherm en kiest twee edelstenen, de tweede één, de derde krijgt de laatste.
        [order] { $totals }. De eerste twee staan gelijk, ook voor het scherm; { picture-seat } heeft de lagere volgordekaart en kiest twee edelstenen, de tweede één, de derde krijgt de laatste.
       *[sum] { $totals }. { picture-seat } heeft het meeste en kiest twee edelstenen, de tweede één, de derde krijgt de laatste.
    }
first-game-gem =
    { $left ->
        [0] Je mag een edelsteen van het schip nemen. { first-game-hint-gem }
       *[other] Je hebt de wijk gewonnen! Neem de eerste van je twee edelstenen. { first-game-hint-gem }
    }
first-game-areas = De buurten van wijk { $district }, één voor één:
first-game-won-harbour =
    { $why ->
        [front] Haven: { $totals }. { picture-seat } wint de gelijke stand door de som voor het scherm en neemt de zwarte edelsteen.
        [order] Haven: { $totals }. Gelijk, ook voor het scherm: { picture-seat } heeft de lagere volgordekaart en neemt de zwarte edelsteen.
       *[sum] Haven: { $totals }. { picture-seat } neemt de zwarte edelsteen.
    }
first-game-won-commercial =
    { $why ->
        [front] Winkelbuurt: { $totals }. { picture-seat } wint de gelijke stand door de som voor het scherm en krijgt 3 punten.
        [order] Winkelbuurt: { $totals }. Gelijk, ook voor het scherm: { picture-seat } heeft de lagere volgordekaart en krijgt 3 punten.
       *[sum] Winkelbuurt: { $totals }. { picture-seat } krijgt 3 punten.
    }
first-game-won-palace =
    { $why ->
        [front] Paleis: { $totals }. { picture-seat } wint de gelijke stand door de som voor het scherm en neemt het karakter.
        [order] Paleis: { $totals }. Gelijk, ook voor het scherm: { picture-seat } heeft de lagere volgordekaart en neemt het karakter.
       *[sum] Paleis: { $totals }. { picture-seat } neemt het karakter.
    }
first-game-card = Nu van jou: { $card }. { $effect }
first-game-rows = Nu de markt. Rij voor rij wint de hoogste som de edelsteen:
first-game-won-row =
    { $why ->
        [front] Rij { $row }: { $totals }. Gelijk; { picture-seat } heeft de hogere som voor het scherm en wint.
        [order] Rij { $row }: { $totals }. Gelijk, ook voor het scherm; { picture-seat } heeft de lagere volgordekaart en wint.
       *[sum] Rij { $row }: { $totals }. { picture-seat } wint.
    }
first-game-columns = Dan de kolommen, ieders handelaars samen. Rood en geel staan gelijk op 4 met elk drie handelaars. Jij hebt de hoogste som voor het scherm, dus jij bepaalt de volgorde: laat rood eerste zijn.
first-game-moves = De eerste kolom stijgt met 2, de tweede met 1, de derde daalt met 1, de laatste met 2:
first-game-moved =
    { $gem ->
        [blue]
            { $way ->
                [up] Blauw stijgt met { $steps } naar { $to }.
               *[down] Blauw daalt met { $steps } naar { $to }.
            }
        [green]
            { $way ->
                [up] Groen stijgt met { $steps } naar { $to }.
               *[down] Groen daalt met { $steps } naar { $to }.
            }
        [yellow]
            { $way ->
                [up] Geel stijgt met { $steps } naar { $to }.
               *[down] Geel daalt met { $steps } naar { $to }.
            }
       *[red]
            { $way ->
                [up] Rood stijgt met { $steps } naar { $to }.
               *[down] Rood daalt met { $steps } naar { $to }.
            }
    }
first-game-bidder = Je hebt de hoogste som op de hele markt, dus verander je één koers met 1, omhoog of omlaag. Paars en Geel hebben meer blauwe edelstenen dan jij: verlaag blauw.
first-game-round = Dat was een ronde. Alle handelaars staan weer achter hun scherm, er zijn nieuwe schepen, en het volgende bod komt eraan. In de tweede ronde zou je de Huurling kunnen spelen. Vier rondes zijn een spel: hier springen we naar het einde.
first-game-end = Het einde. De kleuren worden gerangschikt naar hun koers, en in elke kleur de spelers naar hun edelstenen. Zwarte edelstenen tellen naar hun aantal. De tabel zegt waar ieders punten vandaan kwamen; de lijn laat zien dat de meeste pas helemaal aan het einde komen.
first-game-finish = Nu weet je hoe het gaat. Begin op de startpagina een spel tegen bots, of zoek iets op in de regels. Veel plezier!
first-game-option-order =
    { $order ->
        [1] eerste
        [2] tweede
        [3] derde
       *[4] vierde
    }
first-game-option-gem =
    { $gem ->
        [blue] blauw
        [green] groen
        [yellow] geel
       *[red] rood
    }
first-game-option-rank =
    { $gem ->
        [blue] blauw eerst
        [green] groen eerst
        [yellow] geel eerst
       *[red] rood eerst
    }
first-game-option-raise =
    { $gem ->
        [blue] blauw omhoog
        [green] groen omhoog
        [yellow] geel omhoog
       *[red] rood omhoog
    }
first-game-option-lower =
    { $gem ->
        [blue] blauw omlaag
        [green] groen omlaag
        [yellow] geel omlaag
       *[red] rood omlaag
    }
first-game-hint-bid = Kies voor deze ronde de { $value } en de { $value2 }.
first-game-hint-order =
    { $order ->
        [1] Neem voor deze ronde de eerste plaats.
        [2] Neem voor deze ronde de tweede plaats.
        [3] Neem voor deze ronde de derde plaats.
       *[4] Neem voor deze ronde de vierde plaats.
    }
first-game-hint-place =
    { $face ->
        [down] Kies een { $value }, dan gedekt, en druk op de oplichtende plek { $place }.
       *[up] Kies een { $value }, dan open, en druk op de oplichtende plek { $place }.
    }
first-game-hint-gem =
    { $gem ->
        [blue] Neem voor deze ronde de blauwe.
        [green] Neem voor deze ronde de groene.
        [yellow] Neem voor deze ronde de gele.
       *[red] Neem voor deze ronde de rode.
    }
first-game-hint-rank =
    { $gem ->
        [blue] Laat in deze ronde blauw eerste zijn.
        [green] Laat in deze ronde groen eerste zijn.
        [yellow] Laat in deze ronde geel eerste zijn.
       *[red] Laat in deze ronde rood eerste zijn.
    }
first-game-hint-lower =
    { $gem ->
        [blue] Verlaag in deze ronde blauw.
        [green] Verlaag in deze ronde groen.
        [yellow] Verlaag in deze ronde geel.
       *[red] Verlaag in deze ronde rood.
    }
