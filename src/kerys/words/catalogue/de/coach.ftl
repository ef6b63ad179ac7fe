# Was der Trainer über eine beendete Partie sagt.

coach-luck = { $seat }: { $start } % am Anfang, { $result } % am Ende. Glück { $luck } (ausgelegte Karten { $deals }, Gebote der anderen { $bids }, verdeckte Mittelsmänner { $hidden }), Können { $skill }.
coach-summary = { $seat }: Entscheidungen { $decisions }, davon gut { $fine }, ungenau { $inaccuracies }, Fehler { $mistakes }, grobe Fehler { $blunders }. Insgesamt verschenkt: { $lost } % Gewinnchance.
coach-kind = { $kind ->
        [bid] Gebote
        [order] Zugreihenfolge
        [placing] Einsetzen
        [cards] Charaktere
        [gems] Edelsteine
       *[market] Markt
    }: { $fine } % gut, von { $decisions }
coach-style = Verdeckt: { $hidden } % der Mittelsmänner; auf dem Markt: { $market } %; Ballung in Vierteln: { $concentration } %.
coach-turning-point = Runde { $round }, Wendepunkt: { $seat }, „{ $answer }“: von { $before } % auf { $after } %.
coach-decision = Runde { $round }, { $grade ->
        [inaccuracy] ungenau
        [mistake] Fehler
       *[blunder] grober Fehler
    }: „{ $answer }“ kostete { $loss } % Gewinnchance (zwischen { $low } und { $high }).
coach-better = Besser: „{ $answer }“.
coach-reason = { $contest }: Erster in { $better } % der vorgestellten Runden statt in { $answer } %.
coach-points = Erwartete Punkte am Ende: { $points }.
coach-progress = Analyse: { $done } von { $total }
coach-puzzle = Aufgabe { $number }, { $seat } entscheidet: { $theme ->
        [bid] ein Gebot
        [order] die Zugreihenfolge
        [cards] Charaktere
        [gems] Edelsteine
        [harbour] ein Hafen
        [commercial] eine Geschäftsgegend
        [palace] ein Palast
        [hidden-harbour] verdeckt in einen Hafen
        [hidden-commercial] verdeckt in eine Geschäftsgegend
        [hidden-palace] verdeckt in einen Palast
       *[market] der Markt
    }
coach-puzzle-right = Richtig: „{ $answer }“ liegt { $lead } % Gewinnchance vorn; am nächsten kommt „{ $second }“.
coach-puzzle-wrong = Nicht am besten: „{ $answer }“ kostet { $loss } % Gewinnchance.
