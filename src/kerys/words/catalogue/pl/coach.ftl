# Co trener mówi o zakończonej partii.

coach-luck = { $seat }: { $start }% na początku, { $result }% na końcu. Szczęście { $luck } (rozdanie { $deals }, oferty innych { $bids }, zakryci brokerzy { $hidden }), umiejętność { $skill }.
coach-summary = { $seat }: liczba decyzji { $decisions }, w tym dobre { $fine }, niedokładne { $inaccuracies }, błędy { $mistakes }, poważne błędy { $blunders }. Łącznie oddano: { $lost }% szansy na wygraną.
coach-kind = { $kind ->
        [bid] Licytacja
        [order] Kolejność
        [placing] Rozmieszczanie
        [cards] Postacie
        [gems] Klejnoty
       *[market] Rynek
    }: { $fine }% dobrych, z { $decisions }
coach-style = Zakryci: { $hidden }% brokerów; na rynku: { $market }%; skupienie w dzielnicach: { $concentration }%.
coach-turning-point = Runda { $round }, punkt zwrotny: { $seat }, „{ $answer }”: z { $before }% na { $after }%.
coach-decision = Runda { $round }, { $grade ->
        [inaccuracy] niedokładność
        [mistake] błąd
       *[blunder] poważny błąd
    }: „{ $answer }” kosztowało { $loss }% szansy na wygraną (od { $low } do { $high }).
coach-better = Lepiej: „{ $answer }”.
coach-reason = { $contest }: pierwsze miejsce w { $better }% wyobrażonych rund zamiast w { $answer }%.
coach-points = Oczekiwane punkty na końcu: { $points }.
coach-progress = Analiza: { $done } z { $total }
coach-puzzle = Zadanie { $number }, decyduje { $seat }: { $theme ->
        [bid] oferta
        [order] kolejność
        [cards] postacie
        [gems] klejnoty
        [harbour] port
        [commercial] obszar handlowy
        [palace] pałac
        [hidden-harbour] zakryty broker w porcie
        [hidden-commercial] zakryty broker w obszarze handlowym
        [hidden-palace] zakryty broker w pałacu
       *[market] rynek
    }
coach-puzzle-right = Dobrze: „{ $answer }” daje o { $lead }% większą szansę; następne w kolejności to „{ $second }”.
coach-puzzle-wrong = To nie jest najlepsze: „{ $answer }” kosztuje { $loss }% szansy na wygraną.
