-- Words in the descriptions of leads and what they mean, in English, Greek and Russian.
-- requires: matching.tables.sql fold.sql

-- Beginnings of words (or whole words) for facts, types and sub-types of objects, rooms and numbers. The English "one", "two",
-- "four" and "five" are missing because other words sound like them: "two" like "το", "four" like "for".
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT ON (1, 3, 4) fold("word"), "whole", "means", "value" FROM (VALUES
  ('apartment', false, 'subType', '1'), ('apartment', false, 'subType', '6'), ('appartment', false, 'subType', '1'),
  ('appartment', false, 'subType', '6'), ('flat', false, 'subType', '1'), ('flat', false, 'subType', '6'),
  ('διαμέρισμ', false, 'subType', '1'), ('διαμέρισμ', false, 'subType', '6'), ('квартир', false, 'subType', '1'),
  ('квартир', false, 'subType', '6'), ('апартамент', false, 'subType', '1'), ('апартамент', false, 'subType', '6'),
  ('maisonette', false, 'subType', '2'), ('townhouse', false, 'subType', '2'), ('μεζονέτ', false, 'subType', '2'),
  ('мезонет', false, 'subType', '2'), ('таунхаус', false, 'subType', '2'), ('house', false, 'subType', '2'),
  ('house', false, 'subType', '3'), ('house', false, 'subType', '4'), ('cottage', false, 'subType', '2'),
  ('cottage', false, 'subType', '3'), ('cottage', false, 'subType', '4'), ('μονοκατοικ', false, 'subType', '2'),
  ('μονοκατοικ', false, 'subType', '3'), ('μονοκατοικ', false, 'subType', '4'), ('коттедж', false, 'subType', '2'),
  ('коттедж', false, 'subType', '3'), ('коттедж', false, 'subType', '4'), ('дом', true, 'subType', '2'),
  ('дом', true, 'subType', '3'), ('дом', true, 'subType', '4'), ('дома', true, 'subType', '2'),
  ('дома', true, 'subType', '3'), ('дома', true, 'subType', '4'), ('доме', true, 'subType', '2'),
  ('доме', true, 'subType', '3'), ('доме', true, 'subType', '4'), ('дому', true, 'subType', '2'),
  ('дому', true, 'subType', '3'), ('дому', true, 'subType', '4'), ('домом', true, 'subType', '2'),
  ('домом', true, 'subType', '3'), ('домом', true, 'subType', '4'), ('домик', true, 'subType', '2'),
  ('домик', true, 'subType', '3'), ('домик', true, 'subType', '4'), ('villa', true, 'subType', '4'),
  ('villas', true, 'subType', '4'), ('βίλα', true, 'subType', '4'), ('βίλες', true, 'subType', '4'),
  ('вилла', true, 'subType', '4'), ('виллу', true, 'subType', '4'), ('виллы', true, 'subType', '4'),
  ('studio', true, 'subType', '5'), ('γκαρσονιέρ', false, 'subType', '5'), ('στούντιο', true, 'subType', '5'),
  ('студия', true, 'subType', '5'), ('студию', true, 'subType', '5'), ('студии', true, 'subType', '5'),
  ('loft', true, 'subType', '6'), ('λοφτ', false, 'subType', '6'), ('лофт', false, 'subType', '6'),
  ('shop', true, 'subType', '7'), ('κατάστημ', false, 'subType', '7'), ('магазин', false, 'subType', '7'),
  ('office', false, 'subType', '8'), ('γραφεί', false, 'subType', '8'), ('офис', false, 'subType', '8'),
  ('warehouse', false, 'subType', '9'), ('склад', false, 'subType', '9'), ('ξενοδοχεί', false, 'subType', '12'),
  ('отель', false, 'subType', '12'), ('гостиниц', false, 'subType', '12'), ('plot', true, 'subType', '17'),
  ('οικόπεδ', false, 'subType', '17'), ('farmland', false, 'subType', '18'), ('farmland', false, 'subType', '19'),
  ('αγροτεμάχ', false, 'subType', '18'), ('αγροτεμάχ', false, 'subType', '19'), ('αγροτικ', false, 'subType', '18'),
  ('αγροτικ', false, 'subType', '19'), ('земля', true, 'subType', '18'), ('земля', true, 'subType', '19'),
  ('землю', true, 'subType', '18'), ('землю', true, 'subType', '19'), ('home', true, 'type', '1'),
  ('holiday home', false, 'type', '1'), ('σπίτι', false, 'type', '1'), ('κατοικία', false, 'type', '1'),
  ('εξοχικ', false, 'type', '1'), ('жиль', false, 'type', '1'), ('жилье', true, 'type', '1'),
  ('bedroom', false, 'bedrooms', '0'), ('υπνοδωμ', false, 'bedrooms', '0'), ('κρεβατοκάμαρ', false, 'bedrooms', '0'),
  ('спальн', false, 'bedrooms', '0'), ('спален', false, 'bedrooms', '0'), ('комнат', false, 'rooms', '0'),
  ('комн', false, 'rooms', '0'), ('δωμάτι', false, 'rooms', '0'), ('δυάρι', false, 'bedroomCount', '1'),
  ('двушк', false, 'bedroomCount', '1'), ('двухкомнат', false, 'bedroomCount', '1'),
  ('τριάρι', false, 'bedroomCount', '2'), ('трешк', false, 'bedroomCount', '2'),
  ('трехкомнат', false, 'bedroomCount', '2'), ('τεσσάρι', false, 'bedroomCount', '3'),
  ('четырехкомнат', false, 'bedroomCount', '3'), ('single', false, 'number', '1'),
  ('ένα', false, 'number', '1'), ('ενός', false, 'number', '1'), ('одна', false, 'number', '1'),
  ('одной', false, 'number', '1'), ('одну', false, 'number', '1'),
  ('δύο', false, 'number', '2'), ('два', false, 'number', '2'), ('две', false, 'number', '2'),
  ('двумя', false, 'number', '2'), ('двух', false, 'number', '2'), ('three', false, 'number', '3'),
  ('τρία', false, 'number', '3'), ('τριών', false, 'number', '3'), ('три', false, 'number', '3'),
  ('тремя', false, 'number', '3'), ('трех', false, 'number', '3'),
  ('τέσσερα', false, 'number', '4'), ('τεσσάρων', false, 'number', '4'), ('четыре', false, 'number', '4'),
  ('четырьмя', false, 'number', '4'), ('четырех', false, 'number', '4'),
  ('πέντε', false, 'number', '5'), ('пять', false, 'number', '5'), ('пятью', false, 'number', '5'),
  ('пяти', false, 'number', '5'), ('sea view', false, 'fact', 'seaView'),
  ('view of the sea', false, 'fact', 'seaView'), ('θέα θάλασσα', false, 'fact', 'seaView'),
  ('θέα στη θάλασσα', false, 'fact', 'seaView'), ('θέα τη θάλασσα', false, 'fact', 'seaView'),
  ('вид на море', false, 'fact', 'seaView'), ('видом на море', false, 'fact', 'seaView'),
  ('sea', true, 'fact', 'nearSea'), ('seaside', false, 'fact', 'nearSea'), ('beach', false, 'fact', 'nearSea'),
  ('θάλασσα', false, 'fact', 'nearSea'), ('παραλί', false, 'fact', 'nearSea'), ('моря', true, 'fact', 'nearSea'),
  ('морю', true, 'fact', 'nearSea'), ('морем', true, 'fact', 'nearSea'), ('пляж', false, 'fact', 'nearSea'),
  ('view', true, 'fact', 'view'), ('views', true, 'fact', 'view'), ('θέα', true, 'fact', 'view'),
  ('видом', true, 'fact', 'view'), ('first line', false, 'fact', 'firstCoastLine'),
  ('beachfront', false, 'fact', 'firstCoastLine'), ('seafront', false, 'fact', 'firstCoastLine'),
  ('πρώτη γραμμή', false, 'fact', 'firstCoastLine'), ('первая линия', false, 'fact', 'firstCoastLine'),
  ('первой линии', false, 'fact', 'firstCoastLine'), ('parking', false, 'fact', 'parking'),
  ('garage', false, 'fact', 'parking'), ('πάρκινγκ', false, 'fact', 'parking'),
  ('στάθμευσ', false, 'fact', 'parking'), ('γκαράζ', false, 'fact', 'parking'), ('парков', false, 'fact', 'parking'),
  ('гараж', false, 'fact', 'parking'), ('машиномест', false, 'fact', 'parking'),
  ('elevator', false, 'fact', 'elevator'), ('lift', true, 'fact', 'elevator'),
  ('ασανσέρ', false, 'fact', 'elevator'), ('ανελκυστήρ', false, 'fact', 'elevator'),
  ('лифт', false, 'fact', 'elevator'), ('garden', false, 'fact', 'garden'), ('yard', true, 'fact', 'garden'),
  ('κήπο', false, 'fact', 'garden'), ('κήπου', false, 'fact', 'garden'), ('αυλή', false, 'fact', 'garden'),
  ('сад', true, 'fact', 'garden'), ('сада', true, 'fact', 'garden'), ('садом', true, 'fact', 'garden'),
  ('двор', false, 'fact', 'garden'), ('swimming pool', false, 'fact', 'swimmingPool'),
  ('πισίν', false, 'fact', 'swimmingPool'), ('бассейн', false, 'fact', 'swimmingPool'),
  ('balcon', false, 'fact', 'balcony'), ('terrace', false, 'fact', 'balcony'), ('veranda', false, 'fact', 'balcony'),
  ('μπαλκόν', false, 'fact', 'balcony'), ('βεράντ', false, 'fact', 'balcony'), ('балкон', false, 'fact', 'balcony'),
  ('террас', false, 'fact', 'balcony'), ('веранд', false, 'fact', 'balcony'),
  ('storage', false, 'fact', 'storageSpace'), ('αποθήκη', false, 'fact', 'storageSpace'),
  ('кладов', false, 'fact', 'storageSpace'), ('fireplace', false, 'fact', 'fireplace'),
  ('τζάκι', false, 'fact', 'fireplace'), ('камин', false, 'fact', 'fireplace'),
  ('air condition', false, 'fact', 'airCondition'), ('κλιματισ', false, 'fact', 'airCondition'),
  ('кондиционер', false, 'fact', 'airCondition'), ('furnish', false, 'fact', 'furnished'),
  ('επιπλωμέν', false, 'fact', 'furnished'), ('мебел', false, 'fact', 'furnished'),
  ('меблир', false, 'fact', 'furnished'), ('pets', true, 'fact', 'petsWelcome'),
  ('pet friendly', false, 'fact', 'petsWelcome'), ('dog', true, 'fact', 'petsWelcome'),
  ('dogs', true, 'fact', 'petsWelcome'), ('κατοικίδι', false, 'fact', 'petsWelcome'),
  ('σκύλ', false, 'fact', 'petsWelcome'), ('животн', false, 'fact', 'petsWelcome'),
  ('собак', false, 'fact', 'petsWelcome'), ('student', false, 'fact', 'student'),
  ('φοιτητ', false, 'fact', 'student'), ('студент', false, 'fact', 'student'),
  ('renovated', false, 'fact', 'renovated'), ('after renovation', false, 'fact', 'renovated'),
  ('requiredRenovation', true, 'fact', 'requiredRenovation'), ('ανακαινισμέν', false, 'fact', 'renovated'),
  ('после ремонта', false, 'fact', 'renovated'), ('с ремонтом', false, 'fact', 'renovated'),
  ('new build', false, 'fact', 'newBuilding'), ('newly built', false, 'fact', 'newBuilding'),
  ('νεόδμητ', false, 'fact', 'newBuilding'), ('νεόκτιστ', false, 'fact', 'newBuilding'),
  ('новостро', false, 'fact', 'newBuilding'), ('underfloor', false, 'fact', 'underFloorHeating'),
  ('ενδοδαπέδι', false, 'fact', 'underFloorHeating'), ('теплый пол', false, 'fact', 'underFloorHeating'),
  ('теплым пол', false, 'fact', 'underFloorHeating'), ('luxur', false, 'fact', 'luxurious'),
  ('πολυτελ', false, 'fact', 'luxurious'), ('роскошн', false, 'fact', 'luxurious'),
  ('элитн', false, 'fact', 'luxurious'), ('penthouse', false, 'fact', 'penthouse'),
  ('ρετιρέ', false, 'fact', 'penthouse'), ('пентхаус', false, 'fact', 'penthouse'), ('attic', true, 'fact', 'attic'),
  ('σοφίτα', false, 'fact', 'attic'), ('мансард', false, 'fact', 'attic'), ('bright', false, 'fact', 'bright'),
  ('φωτειν', false, 'fact', 'bright'), ('светл', false, 'fact', 'bright'),
  ('wheelchair', false, 'fact', 'disabledAccess'), ('disabled', false, 'fact', 'disabledAccess'),
  ('αμεα', false, 'fact', 'disabledAccess'), ('αναπηρ', false, 'fact', 'disabledAccess'),
  ('инвалид', false, 'fact', 'disabledAccess'), ('golden visa', false, 'fact', 'eligibleForGoldenVisa'),
  ('χρυσή βίζα', false, 'fact', 'eligibleForGoldenVisa'), ('внж', false, 'fact', 'eligibleForGoldenVisa'),
  ('вид на жительство', false, 'fact', 'eligibleForGoldenVisa'), ('invest', false, 'fact', 'investment'),
  ('επένδυσ', false, 'fact', 'investment'), ('επενδυτ', false, 'fact', 'investment'),
  ('инвест', false, 'fact', 'investment'), ('на море', true, 'fact', 'nearSea'), ('homes', true, 'type', '1'),
  ('a hotel', true, 'subType', '12'), ('hotels', true, 'subType', '12'), ('small hotel', true, 'subType', '12'),
  ('a pool', true, 'fact', 'swimmingPool'), ('with pool', true, 'fact', 'swimmingPool'),
  ('private pool', true, 'fact', 'swimmingPool'), ('plots', true, 'subType', '17'), ('shops', true, 'subType', '7'),
  ('участок', false, 'subType', '17'), ('участок', false, 'subType', '18'), ('участк', false, 'subType', '17'),
  ('участк', false, 'subType', '18')
) AS "said" ("word", "whole", "means", "value")
ORDER BY 1, 3, 4, "whole";

-- Words around an amount: bounds, conjunctions, fillers and units. A word that ends in "…" stands for all words that
-- begin with it.
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT ON (1, 3) fold(rtrim("word", '…')), "word" NOT LIKE '%…', "means", '0'
FROM (VALUES
  ('atLeast', 'at least, at a minimum, a minimum of, minimum, minimum of, min, no less than, not less than, no fewer than,
    not fewer than, no smaller than, not smaller than, not under, not below, no under, not lower than'),
  ('from', 'from, starting from, starting at, starts at, upwards of, minimal'),
  ('atLeast', 'τουλάχιστον, τουλ, toulaxiston, κατ ελάχιστον, ελάχιστο, ελάχιστον, ελάχιστα, ελάχ, το λιγότερο, όχι λιγότερο από,
    όχι λιγότερα από, όχι λιγότερες από, όχι μικρότερο από, όχι μικρότερη από, όχι κάτω από, όχι κάτω των, μην είναι κάτω από,
    μην είναι μικρότερο από, μην είναι λιγότερο από'),
  ('from', 'από, apo, ξεκινώντας από, άνω, πάνω, ελάχιστ…'),
  ('atLeast', 'не менее, не меньше, не менее чем, не меньше чем, не ниже, как минимум, минимум, мин, хотя бы, по крайней мере,
    по меньшей мере, самое меньшее'),
  ('from', 'от, начиная от, начиная с, минимальн…'),
  ('moreThan', 'more than, over, above, larger than, bigger than, greater than'),
  ('moreThan', 'πάνω από, περισσότερο από, περισσότερα από, περισσότερες από, μεγαλύτερο από, μεγαλύτερη από,
    μεγαλύτερα από, άνω των, πάνω των'),
  ('moreThan', 'более, более чем, больше, больше чем, свыше, выше'),
  ('atMost', 'at most, a maximum of, maximum, maximum of, max, no more than, not more than, no larger than, not larger than,
    no bigger than, not bigger than, not over, not above, no greater than, not exceeding'),
  ('upTo', 'up to, maximal'),
  ('atMost', 'το πολύ, μέγιστο, μέγιστον, όχι πάνω από, όχι περισσότερο από, όχι περισσότερα από, όχι περισσότερες από,
    όχι μεγαλύτερο από, όχι μεγαλύτερη από, όχι άνω των, μην είναι πάνω από, μην είναι μεγαλύτερο από, μην ξεπερν…'),
  ('upTo', 'έως, ως, έως και, μέχρι, mexri, μέχρι και, μέγιστ…'),
  ('atMost', 'не более, не больше, не более чем, не больше чем, не свыше, не выше, максимум, макс, самое большее'),
  ('upTo', 'до, максимальн…'),
  ('lessThan', 'less than, fewer than, under, smaller than'),
  ('lessThan', 'κάτω από, λιγότερο από, λιγότερα από, λιγότερες από, μικρότερο από, μικρότερη από, κάτω των'),
  ('lessThan', 'менее, менее чем, меньше, меньше чем, ниже'),
  ('about', 'about, around, approximately, approx, circa, roughly, some, περίπου, γύρω στα, γύρω στις, κοντά στα, около, примерно,
    приблизительно, порядка, где то'),
  ('orMore', 'or more, or over, or larger, or bigger, or above, and more, and over, and above, and up, and upwards, and larger,
    and bigger, upwards, plus'),
  ('orMore', 'και άνω, και πάνω, και περισσότερα, και περισσότερο, ή περισσότερα, ή περισσότερο, ή μεγαλύτερο, ή μεγαλύτερη,
    ή και περισσότερα, κι άνω, κι πάνω, κι απάνω'),
  ('orMore', 'и более, и больше, и выше, или более, или больше, и свыше, плюс'),
  ('orLess', 'or less, or fewer, or smaller, or under, and under, και κάτω, ή λιγότερα, ή λιγότερο, ή μικρότερο, и менее, и меньше,
    или меньше, или менее, и ниже'),
  ('and', 'and, και, κι, и'),
  ('or', 'or, ή, или, либо'),
  ('filler', 'of, a, an, the, than, between, is, be, has, have, in, total, των, τα, μεταξύ, της, στα, στο, είναι,
    чем, между, в, общей, общая, не, х, ух, ех, мя, ти'),
  ('size', 'size, area, surface, living area, living space, floor area, floor space, sized, εμβαδόν, εμβαδού, επιφάνεια, επιφάνειας,
    μέγεθος, μεγέθους, χώρος, площадь, площадью, площади, метраж…, размер, размером'),
  ('plot', 'plot, plots, land, farmland, οικόπεδ…, αγροτεμάχ…, κτήμα, κτήματος, γη, γης, участ…, земл…, надел…'),
  ('balcony', 'balcon…, terrace…, veranda…, patio, storage, basement, cellar, loggia, μπαλκόν…, βεράντ…, αποθήκη, αποθήκης, υπόγει…,
    балкон…, террас…, веранд…, лоджи…, кладов…, подвал…, bathroom…, kitchen, living room, κουζίνα, σαλόνι, кухн…, гостин…'),
  ('garden', 'garden…, yard, courtyard, κήπο…, αυλή, αυλής, сад, сада, садом, двор…, палисадник…, pool, πισίν…, бассейн…'),
  ('bedrooms', 'br, brs, bdr, bdrs, bed, beds, bedrm, bedrms, bdrm, bdrms, bd, bds, υ δ, υδ, υπν, спаль…, спал, сп'),
  ('rooms', 'rooms, άρι…, ари…, к кв, к квартира, к квартиру, к квартиры'),
  ('squareMetre', 'm2, sqm, sq m, m sq, sq metre, sq metres, sq meter, sq meters, square metre, square metres, square meter, square meters'),
  ('squareMetre', 'τ μ, τμ, τετρ, τετρ μ, τετραγωνικ…, τετρ μέτρα, τετραγωνικά μέτρα, τετραγωνικών μέτρων, μέτρα τετραγωνικά'),
  ('squareMetre', 'кв, кв м, квм, м кв, кв метр, кв метра, кв метров, метров кв, квадрат…, квадратных метров, квадратных метра, метров квадратных'),
  ('stremma', 'στρέμ…, stremma…, στρ, стремм…'),
  ('sotka', 'сотк…, соток, sotka…, sotok'),
  ('hectare', 'ha, hectare…, га, гектар…, εκτάρι…')
) AS "said" ("means", "words")
CROSS JOIN LATERAL (SELECT btrim("one", E' \n') AS "word" FROM unnest(string_to_array("words", ',')) AS "one") AS o
ORDER BY 1, 3, 2
ON CONFLICT DO NOTHING;

-- More numbers, and Greek and Russian words for homes of so many rooms.
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT fold("word"), false, "means", "value" FROM (VALUES
  ('μία', 'number', '1'), ('μια', 'number', '1'), ('μίας', 'number', '1'), ('одно', 'number', '1'), ('одним', 'number', '1'),
  ('одного', 'number', '1'), ('двое', 'number', '2'), ('δυο', 'number', '2'), ('τρεις', 'number', '3'), ('трое', 'number', '3'),
  ('τέσσερις', 'number', '4'), ('έξι', 'number', '6'), ('шесть', 'number', '6'), ('шести', 'number', '6'),
  ('επτά', 'number', '7'), ('εφτά', 'number', '7'), ('семь', 'number', '7'), ('семи', 'number', '7'), ('οκτώ', 'number', '8'),
  ('οχτώ', 'number', '8'), ('восемь', 'number', '8'), ('восьми', 'number', '8'), ('δέκα', 'number', '10'),
  ('десять', 'number', '10'), ('десяти', 'number', '10'), ('πεντάρι', 'bedroomCount', '4'), ('пятикомнат', 'bedroomCount', '4'),
  ('четырешк', 'bedroomCount', '3'), ('односпальн', 'bedroomCount', '1'), ('двухспальн', 'bedroomCount', '2'),
  ('трехспальн', 'bedroomCount', '3'), ('четырехспальн', 'bedroomCount', '4'), ('однокомнат', 'bedroomCount', '0'), ('однушк', 'bedroomCount', '0')
) AS "said" ("word", "means", "value")
ON CONFLICT DO NOTHING;

-- Prices, floors and years of construction.
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT ON (1, 3) fold(rtrim("word", '…')), "word" NOT LIKE '%…', "means", '0'
FROM (VALUES
  ('euro', 'eur, euro, euros, ευρώ, евро, a night, per night, nightly, a month, per month, τη βραδιά, τη νύχτα, τον μήνα, το μήνα, за ночь,
    в сутки, в месяц'),
  ('thousand', 'thousand, thousands, χιλ, χιλιάδ…, τχιλ, тыс, тысяч…, xil, xiliad…, tys, tysjac…'),
  ('million', 'million…, mln, mio, εκατ, εκατομ…, млн, миллион…, m euro, m eur'),
  ('floor', 'floor, floors, όροφο…, этаж…'),
  ('ground', 'ground floor, ground, ισόγει…, цокольн…'),
  ('aboveGround', 'not ground floor, not the ground floor, not on the ground floor, not be on the ground floor, no ground floor, ground floor not, όχι ισόγειο,
    όχι ισόγεια, όχι στο ισόγειο, όχι σε ισόγειο, не первый этаж, не 1 этаж, не первый и не последний этаж, не первый и не последний, не первый не последний, не на первом этаже, не на 1 этаже, кроме первого этажа'),
  ('built', 'built, constructed, construction, χτισμέν…, κτισμέν…, κατασκευ…, построен…, построй…'),
  ('notOlder', 'not older than, no older than, not before, όχι παλιότερο από, όχι παλιότερο του, όχι παλαιότερο από, όχι παλαιότερο του,
    όχι παλιότερη από, не старше, не раньше'),
  ('upTo', 'budget, tops, eos, προϋπολογισμ…, ενοίκιο, διαθέτουμε, έχω, бюджет…'),
  ('atMost', 'not higher than, no higher than, not dearer than, το μέγιστο, το μέγιστον, не дороже'),
  ('atLeast', 'το ελάχιστο, το ελάχιστον'),
  ('lessThan', 'before, cheaper than, φθηνότερα από, πριν από, πριν το, дешевле'),
  ('moreThan', 'after, μετά το, μετά, после, позже'),
  ('orMore', 'or later, and later, or newer, or higher, and higher, και μετά, και νεότερ…, ή νεότερ…, или позже, и позже, и новее,
    или новее'),
  ('filler', 'st, nd, rd, th, ος, ο, ου, й, го, м, year, έτος, έτους, год, года, году, only, μόνο, только, year s')
) AS "said" ("means", "words")
CROSS JOIN LATERAL (SELECT btrim("one", E' \n') AS "word" FROM unnest(string_to_array("words", ',')) AS "one") AS o
ORDER BY 1, 3, 2
ON CONFLICT DO NOTHING;

INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT ON (1, 3) fold("word"), "whole", "means", "value" FROM (VALUES
  ('first', true, 'number', '1'), ('second', true, 'number', '2'), ('third', true, 'number', '3'), ('fourth', true, 'number', '4'),
  ('fifth', true, 'number', '5'), ('πρώτο', true, 'number', '1'), ('πρώτος', true, 'number', '1'), ('πρώτου', true, 'number', '1'),
  ('δεύτερο', true, 'number', '2'), ('δεύτερος', true, 'number', '2'), ('δευτέρου', true, 'number', '2'),
  ('τρίτο', true, 'number', '3'), ('τρίτος', true, 'number', '3'), ('τρίτου', true, 'number', '3'),
  ('τέταρτο', true, 'number', '4'), ('τέταρτος', true, 'number', '4'), ('пятый', true, 'number', '5'),
  ('первый', true, 'number', '1'), ('первого', true, 'number', '1'),
  ('первом', true, 'number', '1'), ('второй', true, 'number', '2'), ('второго', true, 'number', '2'),
  ('третий', true, 'number', '3'), ('третьего', true, 'number', '3'), ('четвертый', true, 'number', '4')
) AS "said" ("word", "whole", "means", "value")
ON CONFLICT DO NOTHING;

-- More kinds and facts.
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT ON (1, 3, 4) fold("word"), "whole", "means", "value" FROM (VALUES
  ('apt', true, 'subType', '1'), ('apt', true, 'subType', '6'), ('hotel', false, 'subType', '12'), ('land', true, 'type', '3'),
  ('pool', true, 'fact', 'swimmingPool'), ('βίλας', true, 'subType', '4'), ('πρώτης γραμμής', false, 'fact', 'firstCoastLine'),
  ('первую линию', false, 'fact', 'firstCoastLine'), ('wheelchair', false, 'fact', 'disabledAccess'),
  ('колясочник', false, 'fact', 'disabledAccess'), ('золотая виз', false, 'fact', 'eligibleForGoldenVisa'),
  ('золотой виз', false, 'fact', 'eligibleForGoldenVisa'), ('золотую виз', false, 'fact', 'eligibleForGoldenVisa'),
  ('έπιπλα', true, 'fact', 'furnished')
) AS "said" ("word", "whole", "means", "value")
ON CONFLICT DO NOTHING;
-- 'Retired' sounds like the beginning of it.
UPDATE "matchWord" SET "whole" = true WHERE "word" = fold('ρετιρέ') AND "means" = 'fact';
