-- Leads and objects that fit each other: what leads ask for and what is offered, kept side by side.
-- requires: fold.sql matchStem.sql keepWishes.sql keepOffers.sql

-- Where a client wants to be: chosen, so that nobody has to read it out of the description.
ALTER TABLE "lead" ADD COLUMN "locationId" integer REFERENCES "place" ("id");
CREATE INDEX "leadLocation" ON "lead" ("locationId") WHERE "locationId" IS NOT NULL;

-- What a lead may ask for beside its fields: a field of the object of this name, and nearSea. Sets of facts are
-- kept as bits, so that a hundred thousand are compared in no time.
CREATE TABLE "matchFact" (
  "fact" text PRIMARY KEY,
  "bit" smallint NOT NULL UNIQUE CHECK ("bit" BETWEEN 0 AND 62)
);
INSERT INTO "matchFact" ("fact", "bit") VALUES
  ('seaView', 0), ('nearSea', 1), ('view', 2), ('firstCoastLine', 3), ('parking', 4), ('elevator', 5), ('garden',
  6), ('swimmingPool', 7), ('balcony', 8), ('storageSpace', 9), ('fireplace', 10), ('airCondition', 11),
  ('furnished', 12), ('petsWelcome', 13), ('student', 14), ('renovated', 15), ('newBuilding', 16),
  ('underFloorHeating', 17), ('luxurious', 18), ('penthouse', 19), ('attic', 20), ('bright', 21),
  ('disabledAccess', 22), ('eligibleForGoldenVisa', 23), ('investment', 24);

-- What words say, folded. "whole": no longer word begins like it. "means": a fact, a sub-type or a type (by
-- number), a word for bedrooms or for rooms (the living room is one), so many bedrooms, a number.
CREATE TABLE "matchWord" (
  "word" text COLLATE "C",
  "whole" boolean NOT NULL,
  "means" text CHECK ("means" IN ('fact', 'subType', 'type', 'bedrooms', 'rooms', 'bedroomCount', 'number')),
  "value" text,
  PRIMARY KEY ("word", "means", "value")
);
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
  ('четырехкомнат', false, 'bedroomCount', '3'), ('one', false, 'number', '1'), ('single', false, 'number', '1'),
  ('ένα', false, 'number', '1'), ('ενός', false, 'number', '1'), ('одна', false, 'number', '1'),
  ('одной', false, 'number', '1'), ('одну', false, 'number', '1'), ('two', false, 'number', '2'),
  ('δύο', false, 'number', '2'), ('два', false, 'number', '2'), ('две', false, 'number', '2'),
  ('двумя', false, 'number', '2'), ('двух', false, 'number', '2'), ('three', false, 'number', '3'),
  ('τρία', false, 'number', '3'), ('τριών', false, 'number', '3'), ('три', false, 'number', '3'),
  ('тремя', false, 'number', '3'), ('трех', false, 'number', '3'), ('four', false, 'number', '4'),
  ('τέσσερα', false, 'number', '4'), ('τεσσάρων', false, 'number', '4'), ('четыре', false, 'number', '4'),
  ('четырьмя', false, 'number', '4'), ('четырех', false, 'number', '4'), ('five', false, 'number', '5'),
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
  ('renovat', false, 'fact', 'renovated'), ('ανακαινισμέν', false, 'fact', 'renovated'),
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

-- What places are called, by the beginnings of words that stay the same in all cases.
CREATE TABLE "matchPlace" (
  "name" text COLLATE "C",
  "placeId" integer REFERENCES "place" ("id") ON DELETE CASCADE,
  PRIMARY KEY ("name", "placeId")
);
CREATE INDEX "matchPlacePlace" ON "matchPlace" ("placeId");
INSERT INTO "matchPlace" ("name", "placeId")
SELECT DISTINCT "matchStem"(name), "id"
FROM "place", unnest(ARRAY["nameEn", "nameEl", "nameRu"] || "aliases") AS name
WHERE length("matchStem"(name)) >= 4;
-- What is also a word for something else, such as 'Paralia', the beach, is no place.
DELETE FROM "matchPlace" WHERE "name" IN (SELECT "matchStem"("word") FROM "matchWord");

-- Which other towns and districts are less than ten kilometres away.
CREATE TABLE "matchNear" (
  "placeId" integer PRIMARY KEY REFERENCES "place" ("id") ON DELETE CASCADE,
  "near" integer[] NOT NULL
);
INSERT INTO "matchNear" ("placeId", "near")
WITH "small" AS MATERIALIZED (
  SELECT "id", "latitude"::float8 AS "latitude", "longitude"::float8 AS "longitude",
    floor("latitude" * 10)::integer AS "row", floor("longitude" * 8)::integer AS "column"
  FROM "place" WHERE "kind" IN ('municipality', 'town', 'district')
)
SELECT a."id", array_agg(b."id" ORDER BY b."id")
FROM "small" a
CROSS JOIN generate_series(-1, 1) AS "down" CROSS JOIN generate_series(-1, 1) AS "right"
JOIN "small" b ON b."row" = a."row" + "down" AND b."column" = a."column" + "right" AND b."id" <> a."id"
WHERE sqrt(power((a."latitude" - b."latitude") * 111.2, 2)
  + power((a."longitude" - b."longitude") * 111.2 * cos(radians(a."latitude")), 2)) < 10
GROUP BY a."id";

-- What each open lead asks for; kept by keepWishes.sql. "priceFrom" and "priceTo" are what it may cost at all.
CREATE TABLE "leadWish" (
  "leadId" integer REFERENCES "lead" ("id") ON DELETE CASCADE,
  "service" smallint CHECK ("service" IN (1, 2, 3)), -- purchase, rent, short rent
  "priceMin" numeric(14, 2),
  "priceMax" numeric(14, 2),
  "priceFrom" numeric(14, 2) NOT NULL,
  "priceTo" numeric(14, 2) NOT NULL,
  "places" integer[] NOT NULL, -- any of these; empty: wherever it is
  "facts" bigint NOT NULL,
  "types" integer[] NOT NULL,
  "subTypes" integer[] NOT NULL,
  "bedrooms" integer,
  "area" integer,
  PRIMARY KEY ("leadId", "service")
);
CREATE INDEX "leadWishPrice" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "priceMin", "priceMax", "places", "facts", "types", "subTypes", "bedrooms", "area");

-- What is offered, kept by keepOffers.sql.
CREATE TABLE "objectOffer" (
  "objectId" integer REFERENCES "object" ("id") ON DELETE CASCADE,
  "service" smallint CHECK ("service" IN (1, 2, 3)),
  "price" numeric(14, 2) NOT NULL,
  "placeId" integer,
  "type" integer,
  "subType" integer,
  "bedrooms" integer,
  "area" numeric(10, 2),
  "facts" bigint NOT NULL,
  "published" boolean NOT NULL,
  "since" timestamptz NOT NULL,
  "tellOn" timestamptz, -- when agents are to be told of it; null: they know
  PRIMARY KEY ("objectId", "service")
);
CREATE INDEX "objectOfferPrice" ON "objectOffer" ("service", "price")
  INCLUDE ("objectId", "placeId", "type", "subType", "bedrooms", "area", "facts", "published", "since");
CREATE INDEX "objectOfferTell" ON "objectOffer" ("tellOn", "objectId") WHERE "tellOn" IS NOT NULL;

-- The lowest price of an object that agents were told of. It stays when the object is taken off and offered again.
CREATE TABLE "objectTold" (
  "objectId" integer REFERENCES "object" ("id") ON DELETE CASCADE,
  "service" smallint,
  "price" numeric(14, 2) NOT NULL,
  "toldOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("objectId", "service")
);

CREATE TRIGGER "keepWishes" AFTER INSERT OR UPDATE OF "forPurchase", "forRent", "forShortRent", "purchaseBudgetRangeMin",
    "purchaseBudgetRangeMax", "rentBudgetRangeMin", "rentBudgetRangeMax", "shortRentBudgetRangeMin", "shortRentBudgetRangeMax",
    "locationId", "description", "stage", "deletedOn" ON "lead"
  FOR EACH ROW EXECUTE FUNCTION "keepWishes"();
CREATE TRIGGER "keepOffers" AFTER INSERT OR UPDATE OF "active", "deletedOn", "isBlank", "published", "publishRequested",
    "forSale", "forRent", "forShortRent", "salePrice", "salePriceWithDiscount", "rentPrice", "rentPriceWithDiscount",
    "shortRentPrice", "soldRecently", "rented", "reserved", "locationId", "subTypeObjectTypeId", "objectSubTypeId",
    "bedrooms", "area", "distanceFromSea", "parkingLots", "sizeOfBalconies",
    "seaView", "view", "firstCoastLine", "parking", "elevator", "garden", "swimmingPool", "balcony", "storageSpace", "fireplace", "airCondition", "furnished", "petsWelcome", "student", "renovated", "newBuilding", "underFloorHeating", "luxurious", "penthouse", "attic", "bright", "disabledAccess", "eligibleForGoldenVisa", "investment" ON "object"
  FOR EACH ROW EXECUTE FUNCTION "keepOffers"();

-- Of what is there already agents know.
SELECT "keepOffersOf"(ARRAY(SELECT "id" FROM "object"));
INSERT INTO "objectTold" ("objectId", "service", "price") SELECT "objectId", "service", "price" FROM "objectOffer";
UPDATE "objectOffer" SET "tellOn" = NULL;
SELECT "keepWishesOf"(ARRAY(SELECT "id" FROM "lead"));

-- What an alert is about, so that it leads there.
ALTER TABLE "alert" ADD COLUMN "objectId" integer REFERENCES "object" ("id") ON DELETE SET NULL;
CREATE INDEX "alertObject" ON "alert" ("objectId") WHERE "objectId" IS NOT NULL;
