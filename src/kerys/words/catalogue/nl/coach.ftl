# Wat de coach over een afgelopen partij zegt.

coach-luck = { $seat }: { $start }% aan het begin, { $result }% aan het eind. Geluk { $luck } (gedeelde kaarten { $deals }, biedingen van anderen { $bids }, gedekte handelaars { $hidden }), kunde { $skill }.
coach-summary = { $seat }: beslissingen { $decisions }, waarvan goed { $fine }, onnauwkeurig { $inaccuracies }, fouten { $mistakes }, blunders { $blunders }. In totaal weggegeven: { $lost }% winstkans.
coach-kind = { $kind ->
        [bid] Biedingen
        [order] Spelersvolgorde
        [placing] Plaatsen
        [cards] Karakters
        [gems] Edelstenen
       *[market] Markt
    }: { $fine }% goed, van { $decisions }
coach-style = Gedekt: { $hidden }% van de handelaars; op de markt: { $market }%; concentratie in wijken: { $concentration }%.
coach-turning-point = Ronde { $round }, keerpunt: { $seat }, “{ $answer }”: van { $before }% naar { $after }%.
coach-decision = Ronde { $round }, { $grade ->
        [inaccuracy] onnauwkeurig
        [mistake] fout
       *[blunder] blunder
    }: “{ $answer }” kostte { $loss }% winstkans (tussen { $low } en { $high }).
coach-better = Beter: “{ $answer }”.
coach-reason = { $contest }: eerste in { $better }% van de voorgestelde rondes in plaats van { $answer }%.
coach-points = Verwachte punten aan het eind: { $points }.
coach-progress = Analyse: { $done } van { $total }
coach-puzzle = Puzzel { $number }, { $seat } beslist: { $theme ->
        [bid] een bod
        [order] de spelersvolgorde
        [cards] karakters
        [gems] edelstenen
        [harbour] een haven
        [commercial] een winkelbuurt
        [palace] een paleis
        [hidden-harbour] gedekt in een haven
        [hidden-commercial] gedekt in een winkelbuurt
        [hidden-palace] gedekt in een paleis
       *[market] de markt
    }
coach-puzzle-right = Goed: “{ $answer }” ligt { $lead }% winstkans voor; daarna komt “{ $second }”.
coach-puzzle-wrong = Niet het beste: “{ $answer }” kost { $loss }% winstkans.
