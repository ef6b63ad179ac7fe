### O co się pyta: po jednym komunikacie na każdy rodzaj pytania, question-RODZAJ, do tego, kto odpowiada; jako .others to
### samo dla wszystkich innych. $who wymienia tych, na których się czeka, $many mówi, ilu ich jest.

question-speculation = Spekulacja: który kolor będzie na końcu gry notowany najwyżej? Trafny wybór daje 3 punkty, błędny kosztuje 2; możesz też nic nie wybierać.
    .others =
        { $many ->
            [one] { $who } spekuluje w tajemnicy.
            [few] { $who } spekulują w tajemnicy.
           *[many] { $who } spekulują w tajemnicy.
        }
question-bid = Licytacja: wybierz dwóch brokerów zza zasłonki. Im większa suma, tym wcześniej wybierasz miejsce w kolejności. W tej rundzie stoją przed zasłonką i rozstrzygają remisy.
    .others =
        { $many ->
            [one] { $who } licytuje w tajemnicy.
            [few] { $who } licytują w tajemnicy.
           *[many] { $who } licytują w tajemnicy.
        }
question-favour = Królewska Łaska: który z twoich brokerów sprzed zasłonki idzie zakryty i na zawsze do sali tronowej?
    .others =
        { $many ->
            [one] { $who } wybiera brokera do sali tronowej.
            [few] { $who } wybierają brokerów do sali tronowej.
           *[many] { $who } wybierają brokerów do sali tronowej.
        }
question-order = Które miejsce w kolejności zajmujesz w tej rundzie?
    .others = { $who } wybiera miejsce w kolejności.
question-window =
    { $window ->
        [W1] Zaczyna się rozmieszczanie: chcesz zagrać postać?
        [W2] Przed twoim ruchem: chcesz zagrać postać?
        [W3] Po twoim ruchu: chcesz zagrać postać?
        [W4] Zaczyna się podliczanie: chcesz zagrać postać?
       *[W5] Kończy się podliczanie: chcesz zagrać postać?
    }
    .others = { $who } może zagrać postać.
question-reaction = { $player } właśnie zagrywa { $card-acc }: kopiujesz tę kartę swoim Naśladowcą?
    .others = { $who } może skopiować kartę, którą właśnie zagrywa { $player } ({ $card }).
question-place =
    { $placing ->
        [1] Ruch { $turn }: postaw pierwszego z dwóch brokerów. Jeden z nich staje odkryty, a drugi zakryty.
       *[other] Ruch { $turn }: postaw drugiego z dwóch brokerów.
    }
    .others =
        { $placing ->
            [1] { $who } stawia pierwszego brokera ruchu { $turn }.
           *[other] { $who } stawia drugiego brokera ruchu { $turn }.
        }
question-front = Iluzjonista: który broker zza zasłonki staje odkryty przed nią?
    .others = { $who } wybiera brokera, który stanie przed zasłonką (Iluzjonista).
question-neutral = Postaw jednego ze swoich neutralnych brokerów; staje zakryty.
    .others = { $who } stawia neutralnego brokera.
question-last-look = Szpieg: wszyscy już rozmieścili brokerów. Chcesz podejrzeć jeszcze jednego zakrytego brokera?
    .others = { $who } może podejrzeć jeszcze jednego brokera (Szpieg).
question-side = Filozof: do której strony należy { $spot }?
    .others = { $who } mówi, do której strony należy { $spot } (Filozof).
question-gem =
    { $from ->
        [centre] { $left ->
            [0] Misja dyplomatyczna: który klejnot bierzesz ze statku w centrum?
           *[other] Misja dyplomatyczna: który klejnot bierzesz ze statku w centrum? Potem weźmiesz jeszcze jeden.
        }
       *[ship] { $left ->
            [0] Dzielnica { $district }: który klejnot bierzesz ze statku w porcie?
           *[other] Dzielnica { $district }: który klejnot bierzesz ze statku w porcie? Potem weźmiesz jeszcze jeden.
        }
    }
    .others =
        { $from ->
            [centre] { $who } wybiera klejnot ze statku w centrum.
           *[ship] { $who } wybiera klejnot ze statku w porcie { $district }.
        }
question-colour =
    { $from ->
        [ship] Jakim kolorem staje się biały klejnot ze statku w porcie { $district }?
        [centre] Jakim kolorem staje się biały klejnot ze statku w centrum?
        [row] Jakim kolorem staje się biały klejnot z rzędu { $row } rynku?
        [gem-card] Karta klejnotu z pałacu { $district }: który kolor bierzesz?
       *[smuggling] { $left ->
            [1] Miejsce przemytu { $number }: jaki kolor ma twój drugi klejnot?
           *[other] Miejsce przemytu { $number }: jaki kolor ma twój pierwszy klejnot?
        }
    }
    .others =
        { $from ->
            [ship] { $who } wybiera, czym staje się biały klejnot ze statku w porcie { $district }.
            [centre] { $who } wybiera, czym staje się biały klejnot ze statku w centrum.
            [row] { $who } wybiera, czym staje się biały klejnot z rzędu { $row } rynku.
            [gem-card] { $who } wybiera klejnot za kartę klejnotu z pałacu { $district }.
           *[smuggling] { $who } wybiera klejnoty w miejscu przemytu { $number }.
        }
question-prize = Masz największą sumę w miejscu przemytu { $number }: co bierzesz?
    .others = { $who } wybiera nagrodę w miejscu przemytu { $number }.
question-rank = Kolumny rynku remisują ({ $columns-fem }), a ty ustalasz ich kolejność: która zajmuje następne miejsce?
    .others = { $who } ustala kolejność remisujących kolumn rynku ({ $columns-fem }).
question-highest-bidder = Licytujesz na rynku najwyżej: które notowanie zmieniasz o 1 i w którą stronę?
    .others = { $who } licytuje na rynku najwyżej i zmienia notowanie.

## O co pytają postacie: question-card-NAZWA-KROK

question-card = { $card }: co wybierasz?
    .others = { $who } używa karty { $card }.
question-card-alchemist-0 = Alchemik: który ze swoich klejnotów oddajesz?
question-card-alchemist-1 = Alchemik: jaki kolor bierzesz w zamian za { $before } klejnot?
question-card-banker-0 = Bankier: notowanie którego koloru rośnie o 1?
question-card-banker-1 = Bankier: { $before } poszedł w górę; notowanie którego innego koloru spada o 1?
question-card-captain-0 = Kapitan: który jest pierwszy z dwóch portów zamieniających się statkami?
question-card-captain-1 = Kapitan: z którym portem zamienia się statkiem port { $before }?
question-card-herald-0 = Herold: którego ze swoich brokerów przenosisz?
question-card-herald-1 = Herold: dokąd idzie { $before }?
question-card-jeweller-0 = Jubiler: jaki kolor ma twój pierwszy klejnot?
question-card-jeweller-1 = Jubiler: jaki kolor ma twój drugi klejnot?
question-card-magician-0 = Magik: który jest pierwszy z dwóch brokerów zamieniających się miejscami?
question-card-magician-1 = Magik: z którym brokerem zamienia się miejscem { $before }?
question-card-mercenary-0 = Najemnik: który z dwóch ostatnio postawionych brokerów liczy się za 5?
question-card-queen-0 = Królowa: który obszar miasta zamykasz do podliczenia jego dzielnicy?
question-card-customs-officer-0 = Celnik: klejnotów jakiego rodzaju statki nie wydają w tej rundzie?
question-card-royal-guard-0 = Królewski Gwardzista: którego brokera sprzed zasłonki stawiasz odkrytego i gdzie?
question-card-investor-0 = Inwestor: kolumna którego koloru zajmuje pierwsze miejsce na rynku?
question-card-monk-0 = Mnich: którego ze swoich brokerów zabierasz z planszy dla jego punktów?
question-card-monk-1 = Mnich: zabierasz z planszy drugiego brokera?
question-card-professor-0 = Profesor: w której dzielnicy twoi brokerzy liczą się o 1 więcej?
question-card-rogue-0 = Łotr: który klejnot oddajesz jako pierwszy?
question-card-rogue-1 = Łotr: który klejnot oddajesz jako drugi?
question-card-rogue-2 = Łotr: co bierzesz za dwa klejnoty?
