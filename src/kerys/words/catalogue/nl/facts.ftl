### Wat er gebeurd is: één bericht voor elke soort feit, fact-SOORT. De variabelen zijn de velden van het feit; plaatsen,
### edelstenen, kaarten, gebeurtenissen en plekken komen in alle vormen van names.ftl ($party-of, $gem-a, $place-at). Wat
### de lezer niet mag weten, heeft de waarde “hidden”.

## Voorbereiding

fact-round-began = Ronde { $round } begint.
fact-character-turned = Paleis { $district }: de { $card } wordt opengelegd. “{ $card-effect }”
fact-gem-card-laid = Paleis { $district }: er wordt een edelsteenkaart neergelegd. Wie het paleis wint, neemt een edelsteen van een willekeurige kleur.
fact-event-turned = Gebeurtenis in wijk { $district }: { $event }. “{ $event-effect }”
fact-event-discarded = In wijk { $district } wordt ook de gebeurtenis { $event } getrokken en zonder effect weggelegd.
fact-card-discarded = De { $card } die in wijk { $district } over is, wordt weggelegd.
fact-ship-arrived =
    { $harbour ->
        [centre] In het centrum ligt een schip met een grote { $large-adj }, een kleine { $small-adj } en een kleine { $small2-adj } edelsteen.
       *[other] In haven { $harbour } komt een schip aan met een grote { $large-adj }, een kleine { $small-adj } en een kleine { $small2-adj } edelsteen.
    }
fact-market-filled = Rij { $row } van de markt biedt { $gem-a }.
fact-speculated =
    { $speculation-id ->
        [hidden] { $party } speculeert in het geheim.
        [none] { $party } speculeert niet; niemand anders weet dat.
       *[other] { $party } speculeert op { $speculation }; niemand anders weet dat.
    }

## Speelvolgorde

fact-bid-revealed = { $party } heeft { $value } en { $value2 } geboden, samen { $sum }.
fact-order-taken = { $party } neemt plaats { $order } in de speelvolgorde.

## Plaatsen

fact-placed =
    { $source ->
        [neutral] { $value ->
            [hidden] { $placer } plaatst een neutrale handelaar gedekt { $place-at }.
           *[other] { $placer } plaatst een neutrale { $value } gedekt { $place-at }.
        }
        [front] { $face-id ->
            [up] { $party } plaatst de { $value } van voor het scherm open { $place-at }.
           *[down] { $party } plaatst de { $value } van voor het scherm gedekt { $place-at }.
        }
       *[hand] { $face-id ->
            [up] { $party } plaatst een { $value } open { $place-at }.
           *[down] { $value ->
                [hidden] { $party } plaatst een handelaar gedekt { $place-at }.
               *[other] { $party } plaatst een { $value } gedekt { $place-at }.
            }
        }
    }
fact-front-replaced = In ruil zet { $party } een { $value } voor het scherm.
fact-last-broker = De laatste handelaar { $party-of }, een { $value }, komt naar voren.
fact-side-declared = { $party } rekent { $spot } tot { $place2 }.
fact-sent-back = { $spot-capital } heeft geen toegestane kant meer en gaat terug achter het scherm { $party-of }.

## Karakters

fact-card-played =
    { $copied-id ->
        [none] { $party } speelt de { $card }. “{ $card-effect }”
       *[other] { $party } speelt de { $card } en doet de { $copied } na. “{ $copied-effect }”
    }
fact-looked =
    { $value ->
        [hidden] { $party } bekijkt een handelaar { $owner-of } { $spot-where }.
       *[other] { $party } bekijkt een handelaar { $owner-of } { $spot-where }: het is een { $value }.
    }
fact-swapped = { $party } verwisselt { $spot } en { $spot2 }.
fact-moved = { $party } verplaatst { $spot } { $place2-to }.
fact-taken-off = { $party } neemt { $spot } van het bord: het is een { $value }.
fact-marked = { $party } markeert { $spot }: hij telt deze ronde voor 5.
fact-area-closed = { $party } sluit { $place } af.
fact-kind-named =
    { $card-id ->
        [customs-officer] { $party } noemt { $gem }: de schepen geven deze ronde geen { $gem-many }.
       *[investor] { $party } noemt { $gem }: de kolom van een Investeerder komt op de markt vóór de andere.
    }
fact-district-named = { $party } noemt wijk { $district }: elke handelaar { $party-of } daar telt 1 meer.
fact-ships-swapped = { $party } verwisselt de schepen van haven { $district } en haven { $district2 }.

## Telling

fact-revealed = { $spot-capital } wordt omgedraaid: een { $value } { $party-of }.
fact-stood =
    { $rank ->
        [1] { $tiebreak ->
            [intriguer] { $contest }: { $party } is eerste met { $sum } en wint de gelijke stand door de Intrigant.
            [neutral] { $contest }: { $party } is eerste met { $sum }; Neutraal wint gelijke standen.
            [front] { $contest }: { $party } is eerste met { $sum } en wint de gelijke stand door de hogere som voor het scherm.
            [order] { $contest }: { $party } is eerste met { $sum } en wint de gelijke stand door de lagere volgordekaart.
           *[sum] { $contest }: { $party } is eerste met { $sum }.
        }
       *[other] { $tiebreak ->
            [intriguer] { $contest }: { $party } is nr. { $rank } met { $sum } en wint de gelijke stand door de Intrigant.
            [neutral] { $contest }: { $party } is nr. { $rank } met { $sum }; Neutraal wint gelijke standen.
            [front] { $contest }: { $party } is nr. { $rank } met { $sum } en wint de gelijke stand door de hogere som voor het scherm.
            [order] { $contest }: { $party } is nr. { $rank } met { $sum } en wint de gelijke stand door de lagere volgordekaart.
           *[sum] { $contest }: { $party } is nr. { $rank } met { $sum }.
        }
    }
fact-prize-lapsed =
    { $contest-id ->
        [bidder] Er staat niemand op de markt, dus er is geen hoogste bieder.
       *[other] { $contest }: er is niemand, dus krijgt niemand iets.
    }
fact-gem-taken =
    { $from ->
        [ship] { $gem-id ->
            [black] { $party } neemt de zwarte edelsteen van haven { $district }.
           *[other] { $party } neemt { $gem-a } van het schip in haven { $district }.
        }
        [centre] { $party } neemt { $gem-a } van het schip in het centrum.
        [row] { $party } neemt { $gem-the } van marktrij { $row }.
        [gem-card] { $party } neemt { $gem-a } voor de edelsteenkaart van paleis { $district }.
        [smuggling] { $party } neemt { $gem-a } van smokkelplek { $number }.
        [column] { $party } neemt { $gem-a } van de { $column-adj } kolom (Bemiddeling).
        [consolation] { $party } neemt { $gem-a } in plaats van de kaart van paleis { $district }.
       *[card] { $party } neemt { $gem-a } door het karakter.
    }
fact-gem-turned =
    { $from ->
        [ship] { $party } neemt de witte edelsteen van het schip in haven { $district } en maakt er { $gem-a } van.
        [centre] { $party } neemt de witte edelsteen van het schip in het centrum en maakt er { $gem-a } van.
        [row] { $party } neemt de witte edelsteen van marktrij { $row } en maakt er { $gem-a } van.
        [gem-card] { $party } neemt { $gem-a } voor de edelsteenkaart van paleis { $district }.
       *[smuggling] { $party } neemt { $gem-a } van smokkelplek { $number }.
    }
fact-gem-given = { $party } geeft { $gem-a } af voor de { $card }.
fact-scored =
    { $reason ->
        [market] { $party } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } op de markt.
        [commercial] { $party } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor winkelbuurt { $where }.
        [prince] { $party } krijgt { $points } punten: de Prins.
        [king] { $party } krijgt { $points } punten: de Koning.
        [enrichment] { $party } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor een edelsteen uit wijk { $where } (Verrijking).
        [smuggling] { $party } krijgt { $points } punten op smokkelplek { $where }.
        [monk] { $party } krijgt { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } voor de teruggenomen handelaar (Monnik).
       *[rogue] { $party } krijgt { $points } punten (Schurk).
    }
fact-card-won =
    { $card-id ->
        [gem-card] { $party } wint de edelsteenkaart van paleis { $district }.
       *[other] { $party } wint de { $card } van paleis { $district }.
    }
fact-column-ranked =
    { $reason2 ->
        [brokers] De { $gem-adj } kolom krijgt plaats { $rank } met een som van { $sum }; zij heeft meer handelaars ({ $brokers }) dan de volgende.
        [choice] De { $gem-adj } kolom krijgt plaats { $rank } met een som van { $sum } en { $brokers ->
            [one] 1 handelaar
           *[other] { $brokers } handelaars
        }; over de gelijke stand met de volgende is beslist.
        [investor] De { $gem-adj } kolom krijgt plaats { $rank } door de Investeerder (som { $sum }, { $brokers ->
            [one] 1 handelaar
           *[other] { $brokers } handelaars
        }).
       *[sum] De { $gem-adj } kolom krijgt plaats { $rank } met een som van { $sum } ({ $brokers ->
            [one] 1 handelaar
           *[other] { $brokers } handelaars
        }).
    }
fact-column-chosen = { $party } bepaalt de volgorde van de gelijke kolommen: { $gem } krijgt plaats { $rank }.
fact-quotation-moved =
    { $mover ->
        [bidder] { $direction ->
            [up] Als hoogste bieder verhoogt { $party } de koers van { $gem } met { $steps } naar { $quotation }.
           *[down] Als hoogste bieder verlaagt { $party } de koers van { $gem } met { $steps } naar { $quotation }.
        }
        [banker] { $direction ->
            [up] Met de Bankier verhoogt { $party } de koers van { $gem } met { $steps } naar { $quotation }.
           *[down] Met de Bankier verlaagt { $party } de koers van { $gem } met { $steps } naar { $quotation }.
        }
       *[column] { $direction ->
            [up] De koers van { $gem } stijgt met { $steps } naar { $quotation }.
           *[down] De koers van { $gem } daalt met { $steps } naar { $quotation }.
        }
    }

## Gunst van de Koning

fact-favour-given =
    { $value ->
        [hidden] { $party } stuurt een handelaar van voor het scherm gedekt naar de troonzaal (ronde { $round }).
       *[other] { $party } stuurt een { $value } gedekt naar de troonzaal (ronde { $round }).
    }
fact-spare-taken = { $party } neemt in ruil een reserve-2.
fact-throne-revealed = De handelaar { $party-of } uit ronde { $round } in de troonzaal is een { $value }.

## Eindtelling

fact-colour-scored =
    { $tie ->
        [pope] { $gem-many-capital }, nr. { $rank } van de koersen: { $party } heeft { $count ->
            [one] 1 edelsteen
           *[other] { $count } edelstenen
        }, wint de gelijke stand door de Paus en krijgt { $points } punten.
       *[none] { $count ->
            [0] { $gem-many-capital }, nr. { $rank } van de koersen: { $party } heeft geen edelsteen en krijgt { $points ->
                [0] niets
               *[other] { $points } punten
            }.
            [one] { $gem-many-capital }, nr. { $rank } van de koersen: { $party } heeft 1 edelsteen en krijgt { $points ->
                [0] niets
               *[other] { $points } punten
            }.
           *[other] { $gem-many-capital }, nr. { $rank } van de koersen: { $party } heeft { $count } edelstenen en krijgt { $points ->
                [0] niets
               *[other] { $points } punten
            }.
        }
    }
fact-black-scored =
    { $count ->
        [0] { $party } heeft geen zwarte edelsteen.
        [one] { $party } heeft 1 zwarte edelsteen: { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
       *[other] { $party } heeft { $count } zwarte edelstenen: { $points } punten.
    }
fact-favour-scored =
    { $points ->
        [one] { $party } heeft { $sum } in de troonzaal: 1 punt.
       *[other] { $party } heeft { $sum } in de troonzaal: { $points } punten.
    }
fact-speculation-scored =
    { $speculation-id ->
        [none] { $party } had niet gespeculeerd.
       *[other] { $party } had op { $speculation } gespeculeerd: { $points } punten.
    }
fact-smuggler-scored = { $party } heeft de Smokkelaar en minstens 8 zwarte edelstenen: { $points } punten.
fact-won =
    { $shared ->
        [1] { $party } deelt de overwinning met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } en { $count ->
            [one] 1 edelsteen
           *[other] { $count } edelstenen
        }.
       *[other] { $party } wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } en { $count ->
            [one] 1 edelsteen
           *[other] { $count } edelstenen
        }.
    }
