### De regels, verteld aan iemand die nog nooit gespeeld heeft. Elk deel heeft rules-DEEL-title en zijn alinea's
### rules-DEEL-1, -2, … Wat elk karakter en elke gebeurtenis doet, staat in cards.ftl en events.ftl.

## Het spel in het kort

rules-overview-title = Waar het om draait
rules-overview-1 = Ys is een spel van meerderheden en bluf voor twee tot vijf spelers. Vier rondes lang stuur je je handelaars naar de wijken van een havenstad en naar haar edelsteenmarkt, sommige open, andere gedekt. Wie na de vierde ronde de meeste punten heeft, wint.
rules-overview-2 = De meeste punten komen van edelstenen. Aan het einde worden ieders edelstenen kleur voor kleur vergeleken – blauw, groen, geel, rood – en hoe meer je van een kleur hebt, hoe meer zij je oplevert. Hoeveel een kleur oplevert, bepaalt de markt: de vier koersen stijgen en dalen van ronde tot ronde, en de kleur die aan het einde het hoogst staat, levert twee keer zoveel op als de laatste. Je strijdt dus om twee dingen tegelijk: om edelstenen, en om wat ze waard zullen zijn.
rules-overview-3 = Zwarte edelstenen hebben geen koers; ze leveren op zichzelf punten op, en meerdere samen veel. Punten krijg je ook in de winkelbuurten en door handelaars op de markt te plaatsen, en in de paleizen win je karakters die de regels in jouw voordeel buigen.
rules-overview-4 = Elke ronde heeft vier fases: voorbereiding (er komen nieuwe schepen en karakters), speelvolgorde (een geheim bod), plaatsen (iedereen zet handelaars neer, de helft gedekt) en telling (de handelaars worden omgedraaid en alles wordt verdeeld).

## Klaarzetten

rules-setup-title = Klaarzetten
rules-setup-1 = Iedereen heeft dezelfde elf handelaars achter een scherm: twee 0’en, drie 1’en, één 2, drie 3’en en twee 4’en. De waarde zegt hoeveel gewicht een handelaar heeft. Met vijf spelers, en in de variant Express, gaan er uit elke set één 1 en één 3, zodat er negen overblijven.
rules-setup-2 = Volgordekaarten, genummerd van 1 tot het aantal spelers, worden willekeurig gedeeld. In de eerste ronde beslissen ze alleen gelijke biedingen. Iedereen begint met 0 punten.
rules-setup-3 = De stad heeft vier wijken, genummerd van 1 tot 4, en elke wijk heeft drie buurten: aan de buitenkant de haven, in het midden de winkelbuurt, aan de binnenkant het paleis. Twee spelers gebruiken maar drie wijken, drie spelers kunnen dat afspreken.
rules-setup-4 = De 15 karakters worden geschud en er worden er drie gedekt naast elke wijk gelegd. De rest blijft buiten het spel, en niemand ziet welke het zijn.
rules-setup-5 = Er zijn 24 schepen. Elk draagt één grote edelsteen en twee kleine. Witte edelstenen zijn altijd klein; hoeveel schepen er een dragen, hangt af van de gekozen stapel: vier of twaalf.
rules-setup-6 = Op de markt heeft elke kleur een eigen spoor van 15 vakjes; dat is haar koers. Alle vier beginnen in het midden, op vakje 8. Een koers die voorbij het einde zou gaan, blijft aan het einde staan.

## Fase 1 en 2

rules-order-title = Er komen schepen, en wie begint
rules-order-1 = Voorbereiding: in ronde 1 tot 3 wordt van elke wijk het bovenste karakter opengelegd; dat is de prijs van dat paleis. In ronde 4 ligt er bij elk paleis een edelsteenkaart: wie haar wint, neemt één edelsteen van een van de vier kleuren.
rules-order-2 = In elke haven komt een schip aan. Met vier of vijf spelers biedt het zijn grote edelsteen twee keer aan en elke kleine één keer, samen vier; met twee of drie spelers biedt het elk van zijn drie edelstenen één keer aan.
rules-order-3 = Nog een schip vult de markt en wordt weggelegd. Met vier spelers liggen zijn drie edelstenen bij rij 1, 2 en 3, een witte altijd bij rij 1. Rijen zonder edelsteen zijn dicht.
rules-order-4 = Speelvolgorde: iedereen kiest in het geheim twee handelaars als bod. Alle biedingen worden tegelijk getoond. De hoogste som kiest als eerste welke plaats in de speelvolgorde zij neemt, dan de op één na hoogste, enzovoort. Bij gelijke biedingen kiest eerder wie in de vorige ronde de lagere volgordekaart had.
rules-order-5 = Daarna worden de volgordekaarten naar deze keuzes opnieuw verdeeld. Ze zeggen wie wanneer speelt, en een lagere wint gelijke standen in de telling van deze ronde. Wie als laatste speelt, ziet wat de anderen doen; wie als eerste speelt, heeft de betere volgordekaart.
rules-order-6 = De twee handelaars van je bod blijven de hele ronde open voor je scherm. Je kunt ze niet plaatsen, maar hun som is het eerste dat gelijke standen beslist.
rules-order-7 = Een voorbeeld: Blauw biedt 1 en 0, Oranje 4 en 1, Paars 4 en 2, Geel 3 en 2. Paars heeft 6 en kiest als eerste: de laatste plaats. Oranje en Geel hebben allebei 5; Oranje had in de vorige ronde de lagere volgordekaart, kiest dus als volgende en neemt de eerste plaats. Geel neemt de derde, en voor Blauw blijft de tweede over.

## Fase 3

rules-placing-title = Handelaars plaatsen
rules-placing-1 = In speelvolgorde is iedereen aan de beurt, dan weer iedereen: vier beurten elk, drie als er negen handelaars zijn. In een beurt plaats je twee handelaars van achter je scherm, één open en één gedekt, in de volgorde die je wilt.
rules-placing-2 = Een handelaar gaat naar een buurt van de stad of naar een vak van de markt. In een buurt passen zoveel handelaars als je wilt. In een marktvak past er maar één, en in dichte rijen geen.
rules-placing-3 = Een handelaar die je op de markt plaatst, levert je meteen 1 punt op, wat er later ook met hem gebeurt.
rules-placing-4 = Je eigen gedekte handelaars mag je altijd bekijken. Wat er onder die van anderen zit, kun je alleen raden; maar iedereen heeft dezelfde set, en wat daarvan gezien is, kan niet ergens anders verborgen liggen.
rules-placing-5 = Na de laatste beurt heeft iedereen nog één handelaar. Hij komt bij de twee voor het scherm: vanaf nu beslissen drie handelaars je gelijke standen.

## Fase 4

rules-counting-title = De stad tellen
rules-counting-1 = De wijken worden na elkaar geteld, wijk 1 eerst. Alle handelaars van de wijk worden omgedraaid, en iedereen telt zijn eigen waarden in alle drie de buurten op.
rules-counting-2 = De edelstenen van het schip: zijn er vier, dan kiest de hoogste som er twee, de tweede één van de rest, en de derde krijgt de laatste. Zijn er drie, dan kiest de hoogste som er twee en krijgt de tweede de laatste. Wat overblijft omdat er niemand anders is, gaat verloren.
rules-counting-3 = Een witte edelsteen wordt meteen geruild voor een edelsteen van een van de vier kleuren, naar keuze van wie hem wint.
rules-counting-4 = Dan de drie buurten één voor één: de hoogste som in de haven wint een zwarte edelsteen, de hoogste in de winkelbuurt 3 punten, de hoogste in het paleis de kaart die er ligt. Waar niemand staat, gaat de prijs verloren.
rules-counting-5 = Je doet alleen mee waar je een handelaar hebt. Daarom is ook een 0 iets waard: alleen in een buurt wint zij de prijs, en alleen in een wijk twee edelstenen.
rules-counting-6 = Gelijke standen: wie deze ronde de Intrigant gespeeld heeft, wint ze. Anders wint de hogere som voor het scherm, en is ook die gelijk, de lagere volgordekaart. Dat geldt voor wijken, buurten en marktrijen, en voor de hoogste bieder op de markt.
rules-counting-7 = De handelaars van de wijk gaan terug achter hun scherm, en de volgende wijk is aan de beurt.
rules-counting-8 = Een voorbeeld: het schip heeft een grote blauwe, een kleine rode en een kleine groene edelsteen. Blauw heeft 9 in de wijk, Geel 8, Paars 6, Oranje 5. Blauw neemt een blauwe en de rode edelsteen, Geel de andere blauwe, Paars de groene, Oranje niets. In de winkelbuurt hebben Geel en Oranje allebei 4; Geel heeft 6 voor het scherm en Oranje 5, dus de 3 punten zijn voor Geel.

rules-market-title = De markt tellen
rules-market-1 = De markt komt het laatst. Het is een rooster: elk vak hoort bij een rij, waar edelstenen te winnen zijn, en bij een kolom, die de koers van een kleur maakt.
rules-market-2 = Rijen: vanaf de laagste open rij wint de hoogste som in de rij de edelsteen van die rij. Gelijke standen worden beslist zoals in de stad.
rules-market-3 = Kolommen: hier tellen ieders handelaars samen. De kleur met de hoogste som stijgt met 2, de tweede stijgt met 1, de derde daalt met 1, de laatste daalt met 2.
rules-market-4 = Staan kolommen gelijk, dan gaat die met meer handelaars voor; één enkele 0 gaat dus vóór een lege kolom. Beslist ook dat niet, dan bepaalt één speler de volgorde van de gelijke kolommen: wie de Intrigant gespeeld heeft, anders wie de hoogste som voor het scherm heeft (dan de lagere volgordekaart), of hij nu op de markt staat of niet.
rules-market-5 = Hoogste bieder: wie op de hele markt de hoogste som heeft, moet één koers naar keuze met 1 verhogen of verlagen. Staat er niemand op de markt, dan vervalt dit.
rules-market-6 = Alle handelaars gaan terug achter hun scherm, ook die ervoor, de schepen vertrekken, en de volgende ronde begint.

## Karakters en gebeurtenissen

rules-characters-title = Karakters
rules-characters-1 = Een karakter dat je wint, kun je vanaf de volgende ronde spelen, hoogstens twee per ronde. Iedereen zag je het winnen, dus de karakters die je hebt zijn geen geheim.
rules-characters-2 = Koning, Prins en edelsteenkaart werken op het moment dat ze gewonnen worden, tellen niet mee voor de twee, en zijn daarna weg.
rules-characters-3 = Alle andere hebben hun moment: aan het begin van het plaatsen, vóór of na een eigen beurt, aan het begin of aan het einde van de telling. Er wordt gevraagd in speelvolgorde, en ieder mag er een of meer spelen voordat de volgende gevraagd wordt.
rules-characters-4 = Je mag een karakter ook spelen als het niets verandert. Een dat je op dat moment helemaal niet kunt gebruiken, wordt je niet aangeboden. Ook in ronde 4 werken karakters nog; wat je aan het einde in de hand hebt, is niets waard.

rules-events-title = Gebeurtenissen
rules-events-1 = Met de gebeurtenissen van Ys+ worden er drie van de 14 door de drie karakters van elke wijk geschud. De rest blijft ongezien buiten het spel.
rules-events-2 = Is de bovenste kaart van een wijk een gebeurtenis als zij opengelegd wordt, dan geldt die deze ronde. Dan wordt er getrokken tot er een karakter komt; verdere gebeurtenissen die zo komen, worden zonder effect weggelegd.
rules-events-3 = Ook in ronde 4 geldt een gebeurtenis boven op een stapel nog voordat de edelsteenkaart wordt neergelegd. Karakters die in de stapel over zijn, worden weggelegd.
rules-events-4 = Sommige gebeurtenissen gelden alleen in de wijk waar ze opengelegd zijn, andere overal. Er kunnen er meer tegelijk gelden.
rules-events-5 = De telling gaat dan zo: wijken, Diplomatieke missie, smokkelplekken, marktrijen, de edelstenen van de Bemiddeling, kolommen, hoogste bieder. Overal geldt de gewone regel voor gelijke standen.

## Het einde

rules-end-title = Het einde van het spel
rules-end-1 = Na ronde 4 worden de vier kleuren naar hun koers gerangschikt. Staan er twee gelijk, dan gaat de linkse voor: blauw, dan groen, geel, rood.
rules-end-2 = Dan worden de spelers in elke kleur gerangschikt naar hoeveel edelstenen ze ervan hebben. De kleur met de beste koers levert de eerste 24 punten op, de tweede 18, de derde 12 en de vierde 6. De tweede kleur levert 20, 15, 10 en 5 op, de derde 16, 12, 8 en 4, de laatste 12, 9, 6 en 3. Een vijfde speler krijgt niets.
rules-end-3 = Wie van een kleur geen edelsteen heeft, krijgt er niets voor. Spelers die gelijk staan, krijgen allemaal de punten van de laagste plaats die ze samen innemen: met 6, 5, 5 en 3 edelstenen van de beste kleur zijn dat 24, 12, 12 en 6.
rules-end-4 = Zwarte edelstenen leveren 1, 4, 8, 12, 16, 20 en 24 punten op voor één tot zeven; meer dan zeven voegen niets toe.
rules-end-5 = De meeste punten winnen. Staan die gelijk, dan winnen de meeste edelstenen, gekleurde en zwarte samen; zijn ook die gelijk, dan wordt de overwinning gedeeld.

## Andere manieren om te spelen

rules-variants-title = Varianten
rules-variants-1 = Gunst van de Koning is voor drie tot vijf spelers en geeft de handelaars voor het scherm een tweede doel. Na de telling van elke ronde kiest iedereen in het geheim een van zijn handelaars voor het scherm en stuurt hem gedekt naar de troonzaal, waar hij tot het einde van het spel blijft.
rules-variants-2 = In ruil neem je een van je drie reserve-2’en achter je scherm, behalve na ronde 4. Je andere handelaars van voor het scherm gaan terug erachter.
rules-variants-3 = Aan het einde, na de zwarte edelstenen, worden de sommen in de troonzaal vergeleken: 12 punten voor de hoogste, 7 voor de tweede, 3 voor de derde. Wie gelijk staat, deelt de punten van de plaatsen die samen ingenomen worden, naar beneden afgerond: twee gedeelde eersten krijgen er elk 9, de volgende 3.
rules-variants-4 = Karakters reiken niet tot in de troonzaal, met twee uitzonderingen: de Spion mag er handelaars bekijken, en de Magiër mag een van de twee handelaars die hij verwisselt daar vandaan nemen, als beide van dezelfde eigenaar zijn.
rules-variants-5 = Express is een korter spel voor drie of vier spelers: iedereen heeft negen handelaars en drie beurten per ronde, en de schepen met een witte edelsteen gaan eruit. Het kan samen met Gunst van de Koning.
rules-variants-6 = Verdere instellingen: drie spelers kiezen tussen drie en vier wijken; in de stapel schepen dragen er vier of twaalf een witte edelsteen; en de Magiër kan mogen ruilen met ieders handelaars, niet alleen die van zijn speler.

rules-two-players-title = Twee spelers
rules-two-players-1 = Twee spelers gebruiken drie wijken. Een schip biedt elk van zijn drie edelstenen één keer aan: de hoogste som in een wijk wint er twee, de tweede één. Het schip van de markt geeft alleen zijn twee kleine edelstenen, aan rij 2 en 3 (een witte aan rij 2); rij 1 is dicht.
rules-two-players-2 = Er zit een derde aan tafel: Neutraal. Jullie hebben elk vier neutrale handelaars, gewoonlijk 4, 2, 1 en 0, voor een sterkere tegenstander 4, 3, 1 en 0. In elke beurt plaats je naast je eigen twee een daarvan gedekt. Staat hij eenmaal, dan mag niemand hem nog bekijken; alleen jij weet wat je er hebt neergezet. De neutrale handelaars komen elke ronde terug.
rules-two-players-3 = Neutraal biedt niet en heeft geen volgordekaart en niets voor een scherm. In de telling wint het elke gelijke stand waaraan het meedoet, behalve tegen de Intrigant, maar het bepaalt nooit de volgorde van gelijke kolommen.
rules-two-players-4 = Neutraal kiest niet. Het neemt altijd een edelsteen van de hoogst genoteerde kleur die er is, bij gelijke koers de meest linkse; van een schip neemt het eerst een witte en maakt daar de hoogst genoteerde kleur van. Als hoogste bieder verhoogt het de kleur waarvan het het meeste heeft, bij een gelijke stand de meest linkse, en blauw als het er geen heeft.
rules-two-players-5 = Koning en Prins leveren Neutraal hun punten op. In plaats van elke andere kaart neemt het een edelsteen van de hoogst genoteerde kleur, en de kaart wordt weggelegd. Een neutrale handelaar op de markt levert Neutraal 1 punt op. Met gebeurtenissen neemt het bij Smokkel de twee edelstenen, en het speculeert niet.
rules-two-players-6 = Aan het einde krijgt Neutraal de derde plaats zelfs voor een kleur waarvan het niets heeft. Het kan het spel winnen.

rules-three-players-title = Drie spelers
rules-three-players-1 = Een schip biedt elk van zijn drie edelstenen één keer aan: de hoogste som in een wijk wint er twee, de tweede één, de derde niets.
rules-three-players-2 = Het schip van de markt geeft alleen zijn twee kleine edelstenen, aan rij 2 en 3 (een witte aan rij 2). Rij 1 is dicht.
rules-three-players-3 = Jullie spreken vier of drie wijken af. Met drie wordt het krapper: wijk 4 wordt niet gebruikt, en er worden maar negen karakters gedeeld.

rules-five-players-title = Vijf spelers
rules-five-players-1 = Iedereen heeft negen handelaars, en er zijn drie beurten per ronde.
rules-five-players-2 = De markt heeft vier open rijen, 0 tot 3. De vier edelstenen van zijn schip, de grote twee keer, worden willekeurig over de rijen verdeeld.
rules-five-players-3 = Er zijn vijf volgordekaarten. In de eindtelling levert de vijfde plaats in een kleur niets op, en een gedeelde vierde en vijfde evenmin.

rules-ys-plus-title = Ys+
rules-ys-plus-1 = Ys+ brengt twaalf extra karakters en veertien gebeurtenissen. Je kunt met een van beide spelen of met allebei.
rules-ys-plus-2 = De twaalf karakters worden door de andere 15 geschud; er gaan er zoals altijd drie naar elke wijk. De Favoriete doet alleen mee samen met Gunst van de Koning.
rules-ys-plus-3 = Favoriete, Paus en Smokkelaar worden nooit gespeeld: wie ze aan het einde heeft, heeft er voordeel van, en ze tellen niet mee voor de twee per ronde.
rules-ys-plus-4 = Grenzen, voor de Filosoof: binnen een wijk raken haven en winkelbuurt elkaar, en winkelbuurt en paleis. Tussen wijken naast elkaar raken gelijke buurten elkaar. De wijken liggen in een kring, 1-2-3-4-1; met drie wijken alleen 1-2 en 2-3.
rules-ys-plus-5 = Als er meer kaarten samenkomen: met een Koopman en een Financier in één ronde leveren de winkelbuurten zoals altijd 3 op, hoeveel er van beide ook gespeeld zijn. Twee Tollenaars houden beide soorten tegen. Twee Professors van één speler in één wijk tellen bij elkaar op. Noemen twee Investeerders dezelfde kleur, dan telt dat één keer.

## Wat verborgen is

rules-hidden-title = Wat open is en wat verborgen
rules-hidden-1 = Open voor iedereen zijn punten, koersen, schepen, volgordekaarten, handelaars voor de schermen, en ieders edelstenen en karakters.
rules-hidden-2 = Voor de anderen verborgen zijn de handelaars achter je scherm, je bod tot iedereen geboden heeft, je gedekte handelaars tot hun wijk of de markt omgedraaid wordt, wat je Spion zag, en tot het einde je keuzes voor Gunst van de Koning en Speculatie.
rules-hidden-3 = Voor iedereen verborgen zijn de volgorde van de schepen die nog komen, de karakters en gebeurtenissen die nog komen, en de kaarten die aan het begin zijn weggelegd.
rules-hidden-4 = Omdat alle sets handelaars gelijk zijn, is het echte geheim alleen welke van je ongeziene handelaars waar staat. Kan iemands laatste ongeziene handelaar nog maar één ding zijn, dan mag dat getoond worden.

## Woorden

rules-glossary-title = Woorden van het spel
rules-glossary-1 = Buurt: de haven, de winkelbuurt of het paleis van een wijk.
rules-glossary-2 = Handelaar: een stuk met een waarde van 0 tot 4. Met de som van je handelaars win je plaatsen.
rules-glossary-3 = Karakter: een kaart die je in een paleis wint en later speelt om haar effect.
rules-glossary-4 = Wijk: een deel van de stad met een eigen schip en drie buurten.
rules-glossary-5 = Open, gedekt: een handelaar van wie iedereen de waarde ziet, of alleen zijn eigenaar.
rules-glossary-6 = Hoogste bieder: wie op de hele markt de hoogste som heeft.
rules-glossary-7 = Voor het scherm: de handelaars die er open staan, eerst twee, later drie. Zij beslissen gelijke standen.
rules-glossary-8 = Volgordekaart: je plaats in de speelvolgorde van deze ronde. Een lagere wint gelijke standen.
rules-glossary-9 = Koers: waar een kleur staat op haar spoor van de markt. Die bepaalt hoeveel de kleur aan het einde oplevert.
rules-glossary-10 = Ronde: een van de vier delen van het spel, van de aankomst van de schepen tot het einde van de telling.
rules-glossary-11 = Scherm: daarachter staan de handelaars die je deze ronde nog niet gebruikt hebt.
rules-glossary-12 = Troonzaal: waar de handelaars staan die naar de gunst van de Koning dingen.
rules-glossary-13 = Beurt: je twee handelaars, één open en één gedekt.
rules-glossary-14 = Witte edelsteen: een die een kleur naar keuze wordt als je hem wint.
