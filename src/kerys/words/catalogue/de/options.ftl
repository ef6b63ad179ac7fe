### Was geantwortet werden kann: je Verb der Notation eine Meldung, option-VERB.

option-pass =
    { $asked ->
        [window] Jetzt keine Personenkarte spielen
        [reaction] Nicht nachahmen
        [last-look] Keinen mehr ansehen
        [card] Darauf verzichten
       *[other] Passen
    }
option-bid = { $value } und { $value2 } bieten (zusammen { $sum })
option-order = Platz { $order } in der Zugreihenfolge nehmen
option-place =
    { $source ->
        [neutral] Eine neutrale { $value } verdeckt { $place-to } setzen
        [front] { $face-id ->
            [up] Die { $value } von vorn offen { $place-to } setzen
           *[down] Die { $value } von vorn verdeckt { $place-to } setzen
        }
       *[hand] { $face-id ->
            [up] Eine { $value } offen { $place-to } setzen
           *[down] Eine { $value } verdeckt { $place-to } setzen
        }
    }
option-look = { $spot-capital-acc } ansehen (Spion)
option-broker = { $spot-capital-acc } wählen
option-play = { $card } spielen: { $card-effect }
option-gem = { $gem } wählen
option-raise = Kurs der { $gem-weak } Edelsteine um 1 erhöhen
option-lower = Kurs der { $gem-weak } Edelsteine um 1 senken
option-rank = { $gem } als Nächstes
option-district = Viertel { $district } wählen
option-close = { $place } sperren
option-to = { $place } wählen
option-front = Eine { $value } nach vorn stellen
option-favour = Eine { $value } geben
option-speculate =
    { $gem-id ->
        [none] Nicht spekulieren
       *[other] Auf { $gem } spekulieren
    }
option-prize =
    { $prize ->
        [gems] Zwei farbige Edelsteine nehmen
        [black] Einen schwarzen Edelstein nehmen
       *[points] 3 Punkte nehmen
    }
