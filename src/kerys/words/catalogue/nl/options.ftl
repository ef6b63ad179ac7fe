### Wat er geantwoord kan worden: één bericht voor elk werkwoord van de notatie, option-WERKWOORD.

option-pass =
    { $asked ->
        [window] Nu geen karakter spelen
        [reaction] Niet nadoen
        [last-look] Niet meer kijken
        [card] Ervan afzien
       *[other] Passen
    }
option-bid = { $value } en { $value2 } bieden (samen { $sum })
option-order = Plaats { $order } in de speelvolgorde nemen
option-place =
    { $source ->
        [neutral] Een neutrale { $value } gedekt { $place-at } plaatsen
        [front] { $face-id ->
            [up] De { $value } van voor het scherm open { $place-at } plaatsen
           *[down] De { $value } van voor het scherm gedekt { $place-at } plaatsen
        }
       *[hand] { $face-id ->
            [up] Een { $value } open { $place-at } plaatsen
           *[down] Een { $value } gedekt { $place-at } plaatsen
        }
    }
option-look = { $spot-capital } bekijken (Spion)
option-broker = { $spot-capital } kiezen
option-play = De { $card } spelen: { $card-effect }
option-gem = Kies { $gem }
option-raise = Koers van { $gem } met 1 verhogen
option-lower = Koers van { $gem } met 1 verlagen
option-rank = Zet { $gem } op de volgende plaats
option-district = Wijk { $district } kiezen
option-close = Sluit { $place } af
option-to = Kies { $place }
option-front = Een { $value } voor het scherm zetten
option-favour = Een { $value } geven
option-speculate =
    { $gem-id ->
        [none] Niet speculeren
       *[other] Op { $gem } speculeren
    }
option-prize =
    { $prize ->
        [gems] Twee gekleurde edelstenen nemen
        [black] Eén zwarte edelsteen nemen
       *[points] 3 punten nemen
    }
