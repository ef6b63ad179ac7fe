# What the coach says about a finished game.

coach-luck = { $seat }: { $start }% at the start, { $result }% at the end. Luck { $luck } (deals { $deals }, others’ bids { $bids }, hidden brokers { $hidden }), skill { $skill }.
coach-summary = { $seat }: decisions { $decisions }, of them fine { $fine }, inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }. Given away in all: { $lost }% of winning.
coach-kind = { $kind ->
        [bid] Bids
        [order] Turn order
        [placing] Placing brokers
        [cards] Characters
        [gems] Gems
       *[market] Market
    }: { $fine }% fine, of { $decisions }
coach-style = Face down: { $hidden }% of the brokers; on the market: { $market }%; concentration in districts: { $concentration }%.
coach-turning-point = Round { $round }, turning point: { $seat }, “{ $answer }”: from { $before }% to { $after }%.
coach-decision = Round { $round }, { $grade ->
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }: “{ $answer }” lost { $loss }% of winning (between { $low } and { $high }).
coach-better = Better: “{ $answer }”.
coach-reason = { $contest }: first in { $better }% of the imagined rounds instead of { $answer }%.
coach-points = Expected points at the end: { $points }.
coach-progress = Analysing: { $done } of { $total }
coach-puzzle = Puzzle { $number }, { $seat } to decide: { $theme ->
        [bid] a bid
        [order] the turn order
        [cards] characters
        [gems] gems
        [harbour] a harbour
        [commercial] a commercial area
        [palace] a palace
        [hidden-harbour] a hidden broker in a harbour
        [hidden-commercial] a hidden broker in a commercial area
        [hidden-palace] a hidden broker in a palace
       *[market] the market
    }
coach-puzzle-right = Right: “{ $answer }” leads by { $lead }% of winning; next best is “{ $second }”.
coach-puzzle-wrong = Not the best: “{ $answer }” loses { $loss }% of winning.
