-- What leads wish for is kept in fields, too, with must-haves, floors, years and places that are out of the question.
-- requires: amountsOfText.sql
ALTER TABLE "lead"
  ADD COLUMN "location2Id" integer REFERENCES "place" ("id"),
  ADD COLUMN "location3Id" integer REFERENCES "place" ("id"),
  ADD COLUMN "notLocationId" integer REFERENCES "place" ("id"),
  ADD COLUMN "wantedSubTypes" integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN "bedroomsMin" integer,
  ADD COLUMN "bedroomsMax" integer,
  ADD COLUMN "areaMin" numeric(10, 2),
  ADD COLUMN "areaMax" numeric(10, 2),
  ADD COLUMN "lotAreaMin" numeric(10, 2),
  ADD COLUMN "lotAreaMax" numeric(10, 2),
  ADD COLUMN "floorMin" integer,
  ADD COLUMN "floorMax" integer,
  ADD COLUMN "yearMin" integer,
  ADD COLUMN "yearMax" integer,
  ADD COLUMN "mustHave" integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN "niceToHave" integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN "notFromText" integer[] NOT NULL DEFAULT '{}';
CREATE INDEX "leadLocation2" ON "lead" ("location2Id") WHERE "location2Id" IS NOT NULL;
CREATE INDEX "leadLocation3" ON "lead" ("location3Id") WHERE "location3Id" IS NOT NULL;
CREATE INDEX "leadNotLocation" ON "lead" ("notLocationId") WHERE "notLocationId" IS NOT NULL;

INSERT INTO "selectOption" ("list", "value", "position", "textEn", "textEl", "textRu", "closed") VALUES
  ('wish', 1, 1, 'Sea view', 'Θέα στη θάλασσα', 'Вид на море', false),
  ('wish', 2, 2, 'Near the sea', 'Κοντά στη θάλασσα', 'Рядом с морем', false),
  ('wish', 3, 3, 'View', 'Θέα', 'Вид', false),
  ('wish', 4, 4, 'On the seafront', 'Πρώτη γραμμή θάλασσας', 'Первая линия', false),
  ('wish', 5, 5, 'Parking', 'Θέση στάθμευσης', 'Парковка', false),
  ('wish', 6, 6, 'Lift', 'Ασανσέρ', 'Лифт', false),
  ('wish', 7, 7, 'Garden', 'Κήπος', 'Сад', false),
  ('wish', 8, 8, 'Swimming pool', 'Πισίνα', 'Бассейн', false),
  ('wish', 9, 9, 'Balcony', 'Μπαλκόνι', 'Балкон', false),
  ('wish', 10, 10, 'Storage space', 'Αποθήκη', 'Кладовая', false),
  ('wish', 11, 11, 'Fireplace', 'Τζάκι', 'Камин', false),
  ('wish', 12, 12, 'Air conditioning', 'Κλιματισμός', 'Кондиционер', false),
  ('wish', 13, 13, 'Furnished', 'Επιπλωμένο', 'С мебелью', false),
  ('wish', 14, 14, 'Pets welcome', 'Δεκτά κατοικίδια', 'Можно с животными', false),
  ('wish', 15, 15, 'Suitable for students', 'Κατάλληλο για φοιτητές', 'Подходит студентам', false),
  ('wish', 16, 16, 'Renovated', 'Ανακαινισμένο', 'После ремонта', false),
  ('wish', 17, 17, 'New building', 'Νεόδμητο', 'Новостройка', false),
  ('wish', 18, 18, 'Underfloor heating', 'Ενδοδαπέδια θέρμανση', 'Тёплый пол', false),
  ('wish', 19, 19, 'Luxurious', 'Πολυτελές', 'Элитный', false),
  ('wish', 20, 20, 'Penthouse', 'Ρετιρέ', 'Пентхаус', false),
  ('wish', 21, 21, 'Attic', 'Σοφίτα', 'Мансарда', false),
  ('wish', 22, 22, 'Bright', 'Φωτεινό', 'Светлый', false),
  ('wish', 23, 23, 'Accessible for wheelchairs', 'Προσβάσιμο με αμαξίδιο', 'Доступно на коляске', false),
  ('wish', 24, 24, 'Eligible for Golden Visa', 'Κατάλληλο για Golden Visa', 'Подходит для золотой визы', false),
  ('wish', 25, 25, 'Investment', 'Επένδυση', 'Инвестиция', false),
  ('wishPart', 1, 1, 'Kind', 'Είδος', 'Вид объекта', false),
  ('wishPart', 2, 2, 'Location', 'Τοποθεσία', 'Расположение', false),
  ('wishPart', 3, 3, 'Price', 'Τιμή', 'Цена', false),
  ('wishPart', 4, 4, 'Bedrooms', 'Υπνοδωμάτια', 'Спальни', false),
  ('wishPart', 5, 5, 'Area', 'Εμβαδόν', 'Площадь', false),
  ('wishPart', 6, 6, 'Plot area', 'Εμβαδόν οικοπέδου', 'Площадь участка', false),
  ('wishPart', 7, 7, 'Floor', 'Όροφος', 'Этаж', false),
  ('wishPart', 8, 8, 'Year of construction', 'Έτος κατασκευής', 'Год постройки', false),
  ('wishPart', 9, 9, 'Features', 'Χαρακτηριστικά', 'Особенности', false);

ALTER TABLE "matchWord" DROP CONSTRAINT "matchWord_means_check", ADD CHECK ("means" IN (
    'fact', 'subType', 'type', 'bedrooms', 'rooms', 'bedroomCount', 'number', 'atLeast', 'from', 'moreThan', 'atMost', 'upTo',
    'lessThan', 'about', 'orMore', 'orLess', 'and', 'or', 'filler', 'size', 'plot', 'balcony', 'garden', 'squareMetre',
    'stremma', 'sotka', 'hectare', 'euro', 'thousand', 'million', 'floor', 'ground', 'aboveGround', 'built', 'notOlder'));
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
  ('aboveGround', 'not ground floor, not the ground floor, not on the ground floor, no ground floor, ground floor not, όχι ισόγειο,
    όχι ισόγεια, όχι στο ισόγειο, όχι σε ισόγειο, не первый этаж, не 1 этаж, не на первом этаже, не на 1 этаже, кроме первого этажа'),
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
  ('золотой виз', false, 'fact', 'eligibleForGoldenVisa'), ('золотую виз', false, 'fact', 'eligibleForGoldenVisa')
) AS "said" ("word", "whole", "means", "value")
ON CONFLICT DO NOTHING;
-- 'Retired' sounds like the beginning of it.
UPDATE "matchWord" SET "whole" = true WHERE "word" = fold('ρετιρέ') AND "means" = 'fact';
-- These words are said of something else.
DELETE FROM "matchPlace" WHERE "name" IN ("matchStem"('rent'), "matchStem"('χρυσή'));

ALTER TABLE "leadWish"
  DROP COLUMN "isBounded",
  ADD COLUMN "notPlaces" integer[] NOT NULL DEFAULT '{}',
  ADD COLUMN "mustFacts" bigint NOT NULL DEFAULT 0,
  ADD COLUMN "floorMin" integer,
  ADD COLUMN "floorMax" integer,
  ADD COLUMN "yearMin" integer,
  ADD COLUMN "yearMax" integer;
ALTER TABLE "leadWish"
  ADD COLUMN "isBounded" boolean NOT NULL GENERATED ALWAYS AS (
    num_nonnulls("bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotAreaMin", "lotAreaMax",
      "floorMin", "floorMax", "yearMin", "yearMax") > 0 OR "mustFacts" <> 0 OR "notPlaces" <> '{}') STORED;
DROP INDEX "leadWishPrice";
CREATE INDEX "leadWishPrice" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "priceMin", "priceMax", "places", "near", "notPlaces", "facts", "mustFacts", "types", "subTypes",
    "bedrooms", "area", "bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax",
    "floorMin", "floorMax", "yearMin", "yearMax");
CREATE INDEX "leadWishAnywhere" ON "leadWish" ("service", "priceTo", "priceFrom") INCLUDE ("leadId")
  WHERE "places" = '{}' AND "types" = '{}' AND NOT "isBounded";
CREATE INDEX "leadWishSomewhere" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "places", "near", "notPlaces", "mustFacts", "types",
    "bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotAreaMin", "lotAreaMax", "floorMin", "floorMax", "yearMin", "yearMax")
  WHERE NOT ("places" = '{}' AND "types" = '{}' AND NOT "isBounded");

ALTER TABLE "objectOffer"
  ADD COLUMN "denied" bigint NOT NULL DEFAULT 0,
  ADD COLUMN "floor" integer,
  ADD COLUMN "year" integer;
DROP INDEX "objectOfferPrice";
CREATE INDEX "objectOfferPrice" ON "objectOffer" ("service", "price")
  INCLUDE ("objectId", "placeId", "path", "type", "subType", "bedrooms", "area", "lotArea", "facts", "denied", "floor", "year",
    "published", "since");
