### Was gefragt wird: je Art von Frage eine Meldung, question-ART, an den gerichtet, der antwortet; als .others dasselbe
### für alle anderen. $who nennt die Plätze, auf die gewartet wird, $many sagt, wie viele es sind.

question-speculation = Spekulation: Welche Farbe hat am Ende des Spiels den besten Kurs? Richtig geraten bringt 3 Punkte, falsch kostet 2; du darfst auch verzichten.
    .others =
        { $many ->
            [one] { $who } legt sich geheim auf eine Spekulation fest.
           *[other] { $who } legen sich geheim auf ihre Spekulationen fest.
        }
question-bid = Gebot: Wähle zwei Mittelsmänner hinter deinem Sichtschirm. Je höher die Summe, desto früher wählst du deinen Platz in der Zugreihenfolge. Sie bleiben in dieser Runde vor dem Schirm stehen und entscheiden Gleichstände.
    .others =
        { $many ->
            [one] { $who } wählt ein geheimes Gebot.
           *[other] { $who } wählen ihre geheimen Gebote.
        }
question-favour = Gunst des Königs: Welcher deiner Mittelsmänner vor dem Sichtschirm geht verdeckt und für immer in den Thronsaal?
    .others =
        { $many ->
            [one] { $who } wählt einen Mittelsmann für den Thronsaal.
           *[other] { $who } wählen Mittelsmänner für den Thronsaal.
        }
question-order = Welchen Platz in der Zugreihenfolge nimmst du für diese Runde?
    .others = { $who } wählt einen Platz in der Zugreihenfolge.
question-window =
    { $window ->
        [W1] Das Einsetzen beginnt: Möchtest du eine Personenkarte spielen?
        [W2] Vor deinem Zug: Möchtest du eine Personenkarte spielen?
        [W3] Nach deinem Zug: Möchtest du eine Personenkarte spielen?
        [W4] Die Abrechnung beginnt: Möchtest du eine Personenkarte spielen?
       *[W5] Die Abrechnung endet: Möchtest du eine Personenkarte spielen?
    }
    .others = { $who } darf eine Personenkarte spielen.
question-reaction = { $player } hat gerade { $card-acc } gespielt: Ahmst du das mit deinem Imitator nach?
    .others = { $who } darf die Karte nachahmen, die { $player } gerade gespielt hat ({ $card }).
question-place =
    { $placing ->
        [1] Zug { $turn }: Setze den ersten deiner beiden Mittelsmänner. Einer von ihnen kommt offen, der andere verdeckt.
       *[other] Zug { $turn }: Setze den zweiten deiner beiden Mittelsmänner.
    }
    .others =
        { $placing ->
            [1] { $who } setzt den ersten Mittelsmann von Zug { $turn }.
           *[other] { $who } setzt den zweiten Mittelsmann von Zug { $turn }.
        }
question-front = Illusionist: Welcher Mittelsmann tritt von hinten offen nach vorn?
    .others = { $who } wählt einen Mittelsmann, der nach vorn tritt (Illusionist).
question-neutral = Setze einen deiner neutralen Mittelsmänner; er kommt verdeckt.
    .others = { $who } setzt einen neutralen Mittelsmann.
question-last-look = Spion: Alle haben gesetzt. Möchtest du noch einen verdeckten Mittelsmann ansehen?
    .others = { $who } darf noch einen Mittelsmann ansehen (Spion).
question-side = Philosoph: Zu welcher Seite gehört { $spot }?
    .others = { $who } sagt, zu welcher Seite { $spot } gehört (Philosoph).
question-gem =
    { $from ->
        [centre] { $left ->
            [0] Diplomatische Mission: Welchen Edelstein nimmst du vom Schiff im Zentrum?
           *[other] Diplomatische Mission: Welchen Edelstein nimmst du vom Schiff im Zentrum? Danach nimmst du noch einen.
        }
       *[ship] { $left ->
            [0] Viertel { $district }: Welchen Edelstein nimmst du vom Schiff im Hafen?
           *[other] Viertel { $district }: Welchen Edelstein nimmst du vom Schiff im Hafen? Danach nimmst du noch einen.
        }
    }
    .others =
        { $from ->
            [centre] { $who } wählt einen Edelstein vom Schiff im Zentrum.
           *[ship] { $who } wählt einen Edelstein vom Schiff in Hafen { $district }.
        }
question-colour =
    { $from ->
        [ship] Welche Farbe bekommt der weiße Edelstein vom Schiff in Hafen { $district }?
        [centre] Welche Farbe bekommt der weiße Edelstein vom Schiff im Zentrum?
        [row] Welche Farbe bekommt der weiße Edelstein von Marktzeile { $row }?
        [gem-card] Edelsteinkarte von Palast { $district }: Welche Farbe nimmst du?
       *[smuggling] { $left ->
            [1] Schmuggelplatz { $number }: Welche Farbe hat dein zweiter Edelstein?
           *[other] Schmuggelplatz { $number }: Welche Farbe hat dein erster Edelstein?
        }
    }
    .others =
        { $from ->
            [ship] { $who } wählt, was aus dem weißen Edelstein vom Schiff in Hafen { $district } wird.
            [centre] { $who } wählt, was aus dem weißen Edelstein vom Schiff im Zentrum wird.
            [row] { $who } wählt, was aus dem weißen Edelstein von Marktzeile { $row } wird.
            [gem-card] { $who } wählt einen Edelstein für die Edelsteinkarte von Palast { $district }.
           *[smuggling] { $who } wählt Edelsteine auf Schmuggelplatz { $number }.
        }
question-prize = Du hast die höchste Summe auf Schmuggelplatz { $number }: Was nimmst du?
    .others = { $who } wählt den Preis von Schmuggelplatz { $number }.
question-rank = Spalten des Markts stehen gleich ({ $columns }), und du ordnest sie: Welche belegt den nächsten Platz?
    .others = { $who } ordnet die gleichstehenden Spalten des Markts ({ $columns }).
question-highest-bidder = Du bist der höchste Bieter des Markts: Welchen Kurs änderst du um 1, und in welche Richtung?
    .others = { $who } ist der höchste Bieter des Markts und ändert einen Kurs.

## Was die Personenkarten fragen: question-card-NAME-SCHRITT

question-card = { $card }: Was wählst du?
    .others = { $who } nutzt { $card-acc }.
question-card-alchemist-0 = Alchemist: Welchen deiner Edelsteine gibst du?
question-card-alchemist-1 = Alchemist: Welche Farbe nimmst du für deinen { $before-weak } Edelstein?
question-card-banker-0 = Bankier: Welcher Kurs steigt um 1?
question-card-banker-1 = Bankier: { $before } ist gestiegen; welcher andere Kurs fällt um 1?
question-card-captain-0 = Kapitän: Welches ist der erste der beiden Häfen, deren Schiffe die Plätze tauschen?
question-card-captain-1 = Kapitän: Mit welchem Hafen tauscht Hafen { $before } sein Schiff?
question-card-herald-0 = Herold: Welchen deiner Mittelsmänner versetzt du?
question-card-herald-1 = Herold: Wohin kommt { $before }?
question-card-jeweller-0 = Juwelier: Welche Farbe hat dein erster Edelstein?
question-card-jeweller-1 = Juwelier: Welche Farbe hat dein zweiter Edelstein?
question-card-magician-0 = Magier: Welches ist der erste der beiden Mittelsmänner, die die Plätze tauschen?
question-card-magician-1 = Magier: Mit welchem Mittelsmann tauscht { $before } den Platz?
question-card-mercenary-0 = Söldner: Welcher der beiden zuletzt gesetzten Mittelsmänner zählt 5?
question-card-queen-0 = Königin: Welche Gegend der Stadt sperrst du, bis ihr Viertel abgerechnet ist?
question-card-customs-officer-0 = Zöllner: Edelsteine welcher Sorte geben die Schiffe in dieser Runde nicht her?
question-card-royal-guard-0 = Königlicher Gardist: Welchen deiner Mittelsmänner vor dem Sichtschirm setzt du offen, und wohin?
question-card-investor-0 = Investor: Die Spalte welcher Farbe belegt den ersten Platz auf dem Markt?
question-card-monk-0 = Mönch: Welchen deiner Mittelsmänner nimmst du für seine Punkte vom Plan?
question-card-monk-1 = Mönch: Nimmst du einen zweiten Mittelsmann vom Plan?
question-card-professor-0 = Professor: In welchem Viertel zählen deine Mittelsmänner 1 mehr?
question-card-rogue-0 = Spitzbube: Welchen Edelstein gibst du zuerst ab?
question-card-rogue-1 = Spitzbube: Welchen Edelstein gibst du als zweiten ab?
question-card-rogue-2 = Spitzbube: Was nimmst du für die beiden Edelsteine?
