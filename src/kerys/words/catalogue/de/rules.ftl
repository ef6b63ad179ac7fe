### Die Regeln, erzählt für jemanden, der noch nie gespielt hat. Jeder Abschnitt hat rules-ABSCHNITT-title und seine
### Absätze rules-ABSCHNITT-1, -2, … Was jede Person und jedes Ereignis tut, steht in cards.ftl und events.ftl.

## Das Spiel in Kürze

rules-overview-title = Worum es geht
rules-overview-1 = Ys ist ein Spiel um Mehrheiten und Bluff für zwei bis fünf Spieler. Vier Runden lang schickst du deine Mittelsmänner in die Viertel einer Hafenstadt und auf ihren Edelsteinmarkt, manche offen, manche verdeckt. Wer nach der vierten Runde die meisten Punkte hat, gewinnt.
rules-overview-2 = Die meisten Punkte kommen von Edelsteinen. Am Ende werden die Edelsteine aller Farbe für Farbe verglichen – Blau, Grün, Gelb, Rot –, und je mehr du von einer Farbe hast, desto mehr bringt sie dir. Wie viel eine Farbe bringt, entscheidet der Markt: Die vier Kurse steigen und fallen von Runde zu Runde, und die Farbe, die am Ende am besten steht, bringt doppelt so viel wie die letzte. Du kämpfst also um zweierlei zugleich: um Edelsteine und darum, was sie wert sein werden.
rules-overview-3 = Schwarze Edelsteine haben keinen Kurs; sie bringen für sich Punkte, und mehrere zusammen bringen viel. Punkte gibt es auch in den Geschäftsgegenden und fürs Setzen auf den Markt, und in den Palästen gewinnst du Personen, die die Regeln zu deinen Gunsten verbiegen.
rules-overview-4 = Jede Runde hat vier Phasen: Vorbereitung (neue Schiffe und Personen kommen), Zugreihenfolge (ein geheimes Gebot), Einsetzen (alle setzen Mittelsmänner, die Hälfte davon verdeckt) und Abrechnung (die Mittelsmänner werden aufgedeckt, und alles wird verteilt).

## Aufbau

rules-setup-title = Aufbau
rules-setup-1 = Alle haben die gleichen elf Mittelsmänner hinter einem Sichtschirm: zwei 0er, drei 1er, einen 2er, drei 3er und zwei 4er. Der Wert sagt, wie viel Gewicht ein Mittelsmann hat. Zu fünft und in der Variante Express kommen aus jedem Satz ein 1er und ein 3er heraus, es bleiben also neun.
rules-setup-2 = Reihenfolgekarten von 1 bis zur Zahl der Spieler werden zufällig verteilt. In der ersten Runde entscheiden sie nur über Gleichstände zwischen Geboten. Alle beginnen mit 0 Punkten.
rules-setup-3 = Die Stadt hat vier Viertel, nummeriert von 1 bis 4, und jedes hat drei Gegenden: außen den Hafen, in der Mitte die Geschäftsgegend, innen den Palast. Zu zweit nutzt man nur drei Viertel, zu dritt kann man das vereinbaren.
rules-setup-4 = Die 15 Personenkarten werden gemischt, und je drei kommen verdeckt neben jedes Viertel. Die übrigen bleiben aus dem Spiel, und niemand sieht, welche es sind.
rules-setup-5 = Es gibt 24 Schiffe. Jedes trägt einen großen und zwei kleine Edelsteine. Weiße Edelsteine sind immer klein; wie viele Schiffe einen tragen, hängt vom gewählten Stapel ab: vier oder zwölf.
rules-setup-6 = Auf dem Markt hat jede Farbe eine eigene Leiste mit 15 Feldern; dort steht ihr Kurs. Alle vier beginnen in der Mitte, auf Feld 8. Ein Kurs, der über das Ende hinausginge, bleibt am Ende stehen.

## Phase 1 und 2

rules-order-title = Schiffe kommen, und wer fängt an
rules-order-1 = Vorbereitung: In den Runden 1 bis 3 wird die oberste Personenkarte neben jedem Viertel aufgedeckt; sie ist der Preis dieses Palasts. In Runde 4 liegt an jedem Palast stattdessen eine Edelsteinkarte: Wer sie gewinnt, nimmt einen Edelstein einer der vier Farben.
rules-order-2 = In jeden Hafen läuft ein Schiff ein. Zu viert oder fünft bietet es seinen großen Edelstein zweimal und jeden kleinen einmal, zusammen vier; zu zweit oder dritt bietet es jeden seiner drei Edelsteine einmal.
rules-order-3 = Ein weiteres Schiff füllt den Markt und wird abgelegt. Zu viert liegen seine drei Edelsteine an den Zeilen 1, 2 und 3, ein weißer immer an Zeile 1. Zeilen ohne Edelstein sind geschlossen.
rules-order-4 = Zugreihenfolge: Alle wählen geheim zwei Mittelsmänner als Gebot. Alle Gebote werden gleichzeitig aufgedeckt. Die höchste Summe wählt zuerst, welchen Platz in der Zugreihenfolge sie nimmt, dann die nächsthöhere und so fort. Bei gleichen Geboten wählt früher, wer in der Vorrunde die niedrigere Reihenfolgekarte hatte.
rules-order-5 = Danach werden die Reihenfolgekarten nach dieser Wahl neu verteilt. Sie sagen, wer wann dran ist, und eine niedrigere gewinnt Gleichstände in der Abrechnung dieser Runde. Wer zuletzt zieht, sieht, was die anderen tun; wer zuerst zieht, hat die bessere Reihenfolgekarte.
rules-order-6 = Die beiden Mittelsmänner deines Gebots bleiben die ganze Runde offen vor deinem Sichtschirm. Setzen kannst du sie nicht, aber ihre Summe ist das Erste, was über Gleichstände entscheidet.
rules-order-7 = Ein Beispiel: Blau bietet 1 und 0, Orange 4 und 1, Violett 4 und 2, Gelb 3 und 2. Violett hat 6 und wählt zuerst: den letzten Platz. Orange und Gelb haben beide 5; Orange hatte in der Vorrunde die niedrigere Reihenfolgekarte, wählt also als Nächster und nimmt den ersten Platz. Gelb nimmt den dritten, und für Blau bleibt der zweite.

## Phase 3

rules-placing-title = Mittelsmänner setzen
rules-placing-1 = In Zugreihenfolge kommt jeder einmal an die Reihe, dann wieder jeder: vier Züge für jeden, drei, wenn es neun Mittelsmänner sind. In einem Zug setzt du zwei Mittelsmänner von hinter deinem Sichtschirm, einen offen und einen verdeckt, in beliebiger Reihenfolge.
rules-placing-2 = Ein Mittelsmann kommt in eine Gegend der Stadt oder auf ein Feld des Markts. Eine Gegend fasst beliebig viele. Auf ein Marktfeld passt nur einer, und geschlossene Zeilen nehmen keinen auf.
rules-placing-3 = Ein Mittelsmann, den du auf den Markt setzt, bringt dir sofort 1 Punkt, was immer später mit ihm geschieht.
rules-placing-4 = Deine eigenen verdeckten Mittelsmänner darfst du jederzeit ansehen. Was unter den anderen steckt, kannst du nur vermuten; aber alle haben den gleichen Satz, und was davon schon zu sehen war, kann nicht anderswo verborgen liegen.
rules-placing-5 = Nach dem letzten Zug hat jeder noch einen Mittelsmann. Er kommt zu den beiden vor dem Sichtschirm: Von nun an entscheiden drei über deine Gleichstände.

## Phase 4

rules-counting-title = Die Stadt abrechnen
rules-counting-1 = Die Viertel werden nacheinander abgerechnet, Viertel 1 zuerst. Alle Mittelsmänner des Viertels werden aufgedeckt, und jeder zählt seine Werte in allen drei Gegenden zusammen.
rules-counting-2 = Die Edelsteine des Schiffs: Sind vier im Angebot, wählt die höchste Summe zwei, die zweite einen vom Rest, und die dritte bekommt den letzten. Sind es drei, wählt die höchste Summe zwei, und die zweite bekommt den letzten. Was keiner nehmen kann, weil niemand sonst da ist, verfällt.
rules-counting-3 = Ein weißer Edelstein wird sofort gegen einen Edelstein einer der vier Farben getauscht, nach Wahl dessen, der ihn gewonnen hat.
rules-counting-4 = Dann die drei Gegenden einzeln: Die höchste Summe im Hafen gewinnt einen schwarzen Edelstein, die höchste in der Geschäftsgegend 3 Punkte, die höchste im Palast die Karte, die dort liegt. Wo niemand ist, verfällt der Preis.
rules-counting-5 = Du zählst nur mit, wo du einen Mittelsmann hast. Darum ist auch eine 0 etwas wert: Allein in einer Gegend gewinnt sie den Preis, allein in einem Viertel zwei Edelsteine.
rules-counting-6 = Gleichstände: Wer in dieser Runde den Intriganten gespielt hat, gewinnt sie. Sonst gewinnt die höhere Summe vor dem Sichtschirm, und ist auch die gleich, die niedrigere Reihenfolgekarte. Das gilt für Viertel, Gegenden und Marktzeilen und für den höchsten Bieter des Markts.
rules-counting-7 = Die Mittelsmänner des Viertels gehen zurück hinter ihre Sichtschirme, und das nächste Viertel folgt.
rules-counting-8 = Ein Beispiel: Das Schiff hat einen großen blauen, einen kleinen roten und einen kleinen grünen Edelstein. Blau hat im Viertel 9, Gelb 8, Violett 6, Orange 5. Blau nimmt einen blauen und den roten Edelstein, Gelb den anderen blauen, Violett den grünen, Orange nichts. In der Geschäftsgegend haben Gelb und Orange beide 4; vor dem Sichtschirm hat Gelb 6 und Orange 5, also gehen die 3 Punkte an Gelb.

rules-market-title = Den Markt abrechnen
rules-market-1 = Der Markt kommt zuletzt. Er ist ein Gitter: Jedes Feld gehört zu einer Zeile, in der es Edelsteine zu gewinnen gibt, und zu einer Spalte, die den Kurs einer Farbe macht.
rules-market-2 = Zeilen: Von der niedrigsten offenen an gewinnt die höchste Summe in der Zeile deren Edelstein. Über Gleichstände wird entschieden wie in der Stadt.
rules-market-3 = Spalten: Hier zählen die Mittelsmänner aller zusammen. Die Farbe mit der höchsten Summe steigt um 2, die zweite steigt um 1, die dritte fällt um 1, die letzte fällt um 2.
rules-market-4 = Stehen Spalten gleich, liegt die mit mehr Mittelsmännern vorn; eine einzelne 0 liegt also vor einer leeren Spalte. Entscheidet auch das nicht, ordnet einer die gleichstehenden Spalten: wer den Intriganten gespielt hat, sonst wer die höchste Summe vor dem Sichtschirm hat (dann die niedrigere Reihenfolgekarte), ob er auf dem Markt ist oder nicht.
rules-market-5 = Höchster Bieter: Wer auf dem ganzen Markt die höchste Summe hat, muss einen Kurs seiner Wahl um 1 erhöhen oder senken. Ist niemand auf dem Markt, entfällt das.
rules-market-6 = Alle Mittelsmänner gehen zurück hinter ihre Sichtschirme, auch die davor, die Schiffe laufen aus, und die nächste Runde beginnt.

## Personen und Ereignisse

rules-characters-title = Personenkarten
rules-characters-1 = Eine Personenkarte, die du gewinnst, kannst du ab der nächsten Runde spielen, und zwar höchstens zwei je Runde. Alle haben gesehen, wie du sie gewonnen hast, also sind deine Karten kein Geheimnis.
rules-characters-2 = König, Prinz und Edelsteinkarte wirken in dem Augenblick, in dem sie gewonnen werden, zählen nicht zu den zweien und sind danach weg.
rules-characters-3 = Alle anderen haben ihren Moment: zu Beginn des Einsetzens, vor oder nach einem eigenen Zug, zu Beginn oder am Ende der Abrechnung. Gefragt wird in Zugreihenfolge, und jeder darf eine oder mehrere spielen, bevor der Nächste gefragt wird.
rules-characters-4 = Du darfst eine Personenkarte auch spielen, wenn sie nichts ändert. Eine, die du gerade gar nicht nutzen kannst, wird dir nicht angeboten. Auch in Runde 4 wirken Personen noch; was am Ende auf der Hand bleibt, ist nichts wert.

rules-events-title = Ereignisse
rules-events-1 = Mit den Ereignissen von Ys+ werden je drei der 14 Ereignisse unter die drei Personenkarten jedes Viertels gemischt. Die übrigen bleiben ungesehen draußen.
rules-events-2 = Ist die oberste Karte eines Viertels beim Aufdecken ein Ereignis, so wirkt es in dieser Runde. Dann wird gezogen, bis eine Person erscheint; weitere Ereignisse, die dabei kommen, werden ohne Wirkung abgelegt.
rules-events-3 = Auch in Runde 4 wirkt ein Ereignis, das oben auf dem Stapel liegt, bevor die Edelsteinkarte ausgelegt wird. Personen, die im Stapel übrig sind, werden abgelegt.
rules-events-4 = Manche Ereignisse wirken nur in dem Viertel, in dem sie aufgedeckt wurden, andere überall. Mehrere können zugleich gelten.
rules-events-5 = Abgerechnet wird dann in dieser Folge: Viertel, Diplomatische Mission, Schmuggelplätze, Marktzeilen, die Edelsteine der Vermittlung, Spalten, höchster Bieter. Überall gilt die übliche Regel für Gleichstände.

## Das Ende

rules-end-title = Das Ende des Spiels
rules-end-1 = Nach Runde 4 werden die vier Farben nach ihren Kursen gereiht. Stehen zwei gleich, liegt die weiter links vorn: Blau, dann Grün, Gelb, Rot.
rules-end-2 = Dann werden in jeder Farbe die Spieler nach der Zahl ihrer Edelsteine gereiht. Die Farbe mit dem besten Kurs bringt dem Ersten 24 Punkte, dem Zweiten 18, dem Dritten 12 und dem Vierten 6. Die zweite Farbe bringt 20, 15, 10 und 5, die dritte 16, 12, 8 und 4, die letzte 12, 9, 6 und 3. Ein Fünfter bekommt nichts.
rules-end-3 = Wer von einer Farbe keinen Edelstein hat, bekommt für sie nichts. Gleichauf liegende Spieler bekommen alle die Punkte des niedrigsten Platzes, den sie zusammen belegen: Bei 6, 5, 5 und 3 Edelsteinen der besten Farbe sind das 24, 12, 12 und 6.
rules-end-4 = Schwarze Edelsteine bringen 1, 4, 8, 12, 16, 20 und 24 Punkte für einen bis sieben; mehr als sieben bringen nicht mehr.
rules-end-5 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnen die meisten Edelsteine, farbige und schwarze zusammen; sind auch die gleich, wird der Sieg geteilt.

## Andere Spielweisen

rules-variants-title = Varianten
rules-variants-1 = Die Gunst des Königs ist für drei bis fünf Spieler und gibt den Mittelsmännern vor dem Sichtschirm einen zweiten Sinn. Nach jeder Abrechnung wählt jeder geheim einen der eigenen Mittelsmänner davor und schickt ihn verdeckt in den Thronsaal, wo er bis zum Ende des Spiels bleibt.
rules-variants-2 = Dafür nimmst du einen deiner drei Ersatz-2er hinter den Sichtschirm, außer nach Runde 4. Deine anderen Mittelsmänner von vorn gehen zurück hinter den Schirm.
rules-variants-3 = Am Ende, nach den schwarzen Edelsteinen, werden die Summen im Thronsaal verglichen: 12 Punkte für die höchste, 7 für die zweite, 3 für die dritte. Wer gleichauf liegt, teilt sich die Punkte der belegten Plätze, abgerundet: Zwei gemeinsam Erste bekommen je 9, der Nächste 3.
rules-variants-4 = Personen reichen nicht in den Thronsaal, mit zwei Ausnahmen: Der Spion darf Mittelsmänner dort ansehen, und der Magier darf einen der beiden, die er tauscht, von dort nehmen, wenn beide demselben gehören.
rules-variants-5 = Express ist ein kürzeres Spiel für drei oder vier Spieler: Jeder hat neun Mittelsmänner und drei Züge je Runde, und die Schiffe mit einem weißen Edelstein kommen heraus. Es lässt sich mit der Gunst des Königs verbinden.
rules-variants-6 = Weitere Einstellungen: Zu dritt wählt man zwischen drei und vier Vierteln; im Schiffsstapel tragen vier oder zwölf Schiffe einen weißen Edelstein; und dem Magier kann erlaubt werden, die Mittelsmänner aller zu tauschen, nicht nur die seines Spielers.

rules-two-players-title = Zu zweit
rules-two-players-1 = Zu zweit nutzt man drei Viertel. Ein Schiff bietet jeden seiner drei Edelsteine einmal: Die höchste Summe in einem Viertel gewinnt zwei, die zweite einen. Das Schiff des Markts gibt nur seine beiden kleinen Edelsteine, an die Zeilen 2 und 3 (einen weißen an Zeile 2); Zeile 1 ist geschlossen.
rules-two-players-2 = Ein Dritter sitzt mit am Tisch: Neutral. Jeder von euch hat vier neutrale Mittelsmänner, gewöhnlich 4, 2, 1 und 0, für einen stärkeren Gegner 4, 3, 1 und 0. In jedem Zug setzt du außer deinen beiden einen davon verdeckt. Steht er, darf ihn niemand mehr ansehen; nur du weißt, was du dort gesetzt hast. Die neutralen Mittelsmänner kommen jede Runde zurück.
rules-two-players-3 = Neutral bietet nicht mit und hat weder eine Reihenfolgekarte noch etwas vor einem Sichtschirm. In der Abrechnung gewinnt Neutral jeden Gleichstand, an dem es beteiligt ist, außer gegen den Intriganten; gleichstehende Spalten ordnet es nie.
rules-two-players-4 = Neutral hat keine Wahl. Es nimmt immer einen Edelstein der Farbe mit dem besten Kurs, die im Angebot ist, bei gleichem Kurs die weiter links; von einem Schiff nimmt es zuerst einen weißen und macht daraus die Farbe mit dem besten Kurs. Als höchster Bieter erhöht es die Farbe, von der es am meisten hat, bei Gleichstand die weiter links, und Blau, wenn es keine hat.
rules-two-players-5 = König und Prinz bringen Neutral ihre Punkte. Anstelle jeder anderen Karte nimmt es einen Edelstein der Farbe mit dem besten Kurs, und die Karte wird abgelegt. Ein neutraler Mittelsmann auf dem Markt bringt Neutral 1 Punkt. Mit Ereignissen nimmt es beim Schmuggel die beiden Edelsteine und spekuliert nicht.
rules-two-players-6 = Am Ende bekommt Neutral auch für eine Farbe, von der es nichts hat, die Punkte des dritten Platzes. Neutral kann gewinnen.

rules-three-players-title = Zu dritt
rules-three-players-1 = Ein Schiff bietet jeden seiner drei Edelsteine einmal: Die höchste Summe in einem Viertel gewinnt zwei, die zweite einen, die dritte nichts.
rules-three-players-2 = Das Schiff des Markts gibt nur seine beiden kleinen Edelsteine, an die Zeilen 2 und 3 (einen weißen an Zeile 2). Zeile 1 ist geschlossen.
rules-three-players-3 = Ihr einigt euch auf vier oder drei Viertel. Mit dreien wird es enger: Viertel 4 wird nicht benutzt, und nur neun Personenkarten werden ausgeteilt.

rules-five-players-title = Zu fünft
rules-five-players-1 = Jeder hat neun Mittelsmänner, und es gibt drei Züge je Runde.
rules-five-players-2 = Der Markt hat vier offene Zeilen, 0 bis 3. Die vier Edelsteine seines Schiffs, der große zweimal, werden zufällig auf die Zeilen verteilt.
rules-five-players-3 = Fünf Reihenfolgekarten sind im Umlauf. In der Schlusswertung bringt der fünfte Platz in einer Farbe nichts, ein geteilter vierter und fünfter ebenso wenig.

rules-ys-plus-title = Ys+
rules-ys-plus-1 = Ys+ bringt zwölf weitere Personen und vierzehn Ereignisse. Du kannst mit dem einen, dem anderen oder beidem spielen.
rules-ys-plus-2 = Die zwölf Personen werden unter die anderen 15 gemischt; je drei kommen wie immer an jedes Viertel. Die Favoritin ist nur zusammen mit der Gunst des Königs dabei.
rules-ys-plus-3 = Favoritin, Papst und Schmuggler werden nie gespielt: Sie nützen dem, der sie am Ende hat, und zählen nicht zu den zweien je Runde.
rules-ys-plus-4 = Grenzen, für den Philosophen: Innerhalb eines Viertels berühren sich Hafen und Geschäftsgegend sowie Geschäftsgegend und Palast. Zwischen benachbarten Vierteln berühren sich gleiche Gegenden. Viertel liegen im Kreis, 1-2-3-4-1; bei drei Vierteln nur 1-2 und 2-3.
rules-ys-plus-5 = Wenn mehrere Karten zusammentreffen: Mit Händler und Finanzier in einer Runde bringen die Geschäftsgegenden wie üblich 3, wie viele von beiden auch gespielt wurden. Zwei Zöllner halten beide Sorten zurück. Zwei Professoren eines Spielers im selben Viertel addieren sich. Nennen zwei Investoren dieselbe Farbe, zählt das einmal.

## Was verborgen ist

rules-hidden-title = Was offen ist und was verborgen
rules-hidden-1 = Offen für alle sind Punkte, Kurse, Schiffe, Reihenfolgekarten, die Mittelsmänner vor den Sichtschirmen und die Edelsteine und Personenkarten aller.
rules-hidden-2 = Vor den anderen verborgen sind die Mittelsmänner hinter deinem Sichtschirm, dein Gebot, bis alle geboten haben, deine verdeckten Mittelsmänner, bis ihr Viertel oder der Markt aufgedeckt wird, was dein Spion gesehen hat, und bis zum Ende deine Wahl bei der Gunst des Königs und der Spekulation.
rules-hidden-3 = Vor allen verborgen sind die Reihenfolge der kommenden Schiffe, die kommenden Personen und Ereignisse und die am Anfang weggelegten Karten.
rules-hidden-4 = Da alle den gleichen Satz Mittelsmänner haben, ist das wahre Geheimnis nur, welcher deiner ungesehenen wo steht. Kann der letzte ungesehene von jemandem nur noch einer sein, darf das gezeigt werden.

## Wörter

rules-glossary-title = Wörter des Spiels
rules-glossary-1 = Gegend: Hafen, Geschäftsgegend oder Palast eines Viertels.
rules-glossary-2 = Mittelsmann: eine Figur mit einem Wert von 0 bis 4. Die Summe deiner Mittelsmänner gewinnt dir Plätze.
rules-glossary-3 = Personenkarte: eine Karte, die man in einem Palast gewinnt und später für ihre Wirkung spielt.
rules-glossary-4 = Viertel: ein Teil der Stadt mit eigenem Schiff und drei Gegenden.
rules-glossary-5 = Offen, verdeckt: ein Mittelsmann, dessen Wert alle sehen oder nur sein Besitzer.
rules-glossary-6 = Höchster Bieter: wer auf dem ganzen Markt die höchste Summe hat.
rules-glossary-7 = Vorn: die Mittelsmänner, die offen vor einem Sichtschirm stehen, erst zwei, später drei. Sie entscheiden Gleichstände.
rules-glossary-8 = Reihenfolgekarte: dein Platz in der Zugreihenfolge dieser Runde. Eine niedrigere gewinnt Gleichstände.
rules-glossary-9 = Kurs: wo eine Farbe auf ihrer Leiste am Markt steht. Er entscheidet, wie viel die Farbe am Ende bringt.
rules-glossary-10 = Runde: einer der vier Teile des Spiels, von der Ankunft der Schiffe bis zum Ende der Abrechnung.
rules-glossary-11 = Sichtschirm: Dahinter stehen die Mittelsmänner, die du in dieser Runde noch nicht gebraucht hast.
rules-glossary-12 = Thronsaal: wo Mittelsmänner stehen, die um die Gunst des Königs werben.
rules-glossary-13 = Zug: deine zwei Mittelsmänner, einer offen und einer verdeckt.
rules-glossary-14 = Weißer Edelstein: einer, der zu einer Farbe deiner Wahl wird, wenn du ihn gewinnst.
