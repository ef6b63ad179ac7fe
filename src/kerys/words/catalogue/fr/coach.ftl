# Ce que l’entraîneur dit d’une partie terminée.

coach-luck = { $seat } : { $start } % au début, { $result } % à la fin. Chance { $luck } (cartes { $deals }, mises des autres { $bids }, courtiers cachés { $hidden }), talent { $skill }.
coach-summary = { $seat } : décisions { $decisions }, dont bonnes { $fine }, imprécises { $inaccuracies }, erreurs { $mistakes }, graves erreurs { $blunders }. Perdu en tout : { $lost } % de chances de gagner.
coach-kind = { $kind ->
        [bid] Mises
        [order] Ordre du tour
        [placing] Placements
        [cards] Personnages
        [gems] Gemmes
       *[market] Marché
    } : { $fine } % de bonnes, sur { $decisions }
coach-style = Face cachée : { $hidden } % des courtiers ; au marché : { $market } % ; concentration dans les quartiers : { $concentration } %.
coach-turning-point = Manche { $round }, tournant : { $seat }, « { $answer } » : de { $before } % à { $after } %.
coach-decision = Manche { $round }, { $grade ->
        [inaccuracy] imprécision
        [mistake] erreur
       *[blunder] grave erreur
    } : « { $answer } » a coûté { $loss } % de chances de gagner (entre { $low } et { $high }).
coach-better = Mieux : « { $answer } ».
coach-reason = { $contest } : première place dans { $better } % des manches imaginées au lieu de { $answer } %.
coach-points = Points attendus à la fin : { $points }.
coach-progress = Analyse : { $done } sur { $total }
coach-puzzle = Problème { $number }, à { $seat } de décider : { $theme ->
        [bid] une mise
        [order] l’ordre du tour
        [cards] les personnages
        [gems] les gemmes
        [harbour] un port
        [commercial] une zone commerciale
        [palace] un palais
        [hidden-harbour] un courtier caché dans un port
        [hidden-commercial] un courtier caché dans une zone commerciale
        [hidden-palace] un courtier caché dans un palais
       *[market] le marché
    }
coach-puzzle-right = Bravo : « { $answer } » a { $lead } % de chances de plus ; vient ensuite « { $second } ».
coach-puzzle-wrong = Il y a mieux : « { $answer } » coûte { $loss } % de chances de gagner.
