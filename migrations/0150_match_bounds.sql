-- At least so many bedrooms, at most so much area: what a lead will not go without, beside what it asks for.
-- requires: amountsOfText.sql keepWishes.sql keepOffers.sql

-- Words around an amount: a bound that stands on either side of it ("at least"), only before it ("from") or only behind
-- it ("or more"), what joins two ("or"), what says nothing ("of"), and what it may be the size of.
ALTER TABLE "matchWord" DROP CONSTRAINT "matchWord_means_check";
ALTER TABLE "matchWord" ADD CONSTRAINT "matchWord_means_check" CHECK ("means" IN (
  'fact', 'subType', 'type', 'bedrooms', 'rooms', 'bedroomCount', 'number', 'atLeast', 'from', 'moreThan', 'atMost', 'upTo',
  'lessThan', 'about', 'orMore', 'orLess', 'and', 'or', 'filler', 'size', 'plot', 'balcony', 'garden', 'squareMetre',
  'stremma', 'sotka', 'hectare'));
ALTER TABLE "matchWord" ADD COLUMN "sign" text GENERATED ALWAYS AS ("amountSign"("means", "value")) STORED;

-- A word that ends in "…" stands for all that begin so.
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
  ('lessThan', 'less than, fewer than, under, below, smaller than'),
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
  ('bedrooms', 'br, bdr, bed, bdrm, bdrms, υ δ, υδ, спаль…, сп'),
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
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT fold("word"), false, "means", "value" FROM (VALUES
  ('μία', 'number', '1'), ('μια', 'number', '1'), ('μίας', 'number', '1'), ('одно', 'number', '1'), ('одним', 'number', '1'),
  ('одного', 'number', '1'), ('двое', 'number', '2'), ('δυο', 'number', '2'), ('τρεις', 'number', '3'), ('трое', 'number', '3'),
  ('τέσσερις', 'number', '4'), ('έξι', 'number', '6'), ('шесть', 'number', '6'), ('шести', 'number', '6'),
  ('επτά', 'number', '7'), ('εφτά', 'number', '7'), ('семь', 'number', '7'), ('семи', 'number', '7'), ('οκτώ', 'number', '8'),
  ('οχτώ', 'number', '8'), ('восемь', 'number', '8'), ('восьми', 'number', '8'), ('δέκα', 'number', '10'),
  ('десять', 'number', '10'), ('десяти', 'number', '10'), ('πεντάρι', 'bedroomCount', '4'), ('пятикомнат', 'bedroomCount', '4'),
  ('четырешк', 'bedroomCount', '3'), ('однокомнат', 'bedroomCount', '0'), ('однушк', 'bedroomCount', '0')
) AS "said" ("word", "means", "value")
ON CONFLICT DO NOTHING;
-- These sound like other words: 'two' like 'το', 'four' like 'for'. English numbers are read as they are written.
DELETE FROM "matchWord" WHERE "means" = 'number' AND "word" IN (fold('one'), fold('two'), fold('four'), fold('five'));

ALTER TABLE "leadWish"
  ADD COLUMN "bedroomsMin" integer,
  ADD COLUMN "bedroomsMax" integer,
  ADD COLUMN "areaMin" numeric(10, 2),
  ADD COLUMN "areaMax" numeric(10, 2),
  ADD COLUMN "lotArea" numeric(10, 2),
  ADD COLUMN "lotAreaMin" numeric(10, 2),
  ADD COLUMN "lotAreaMax" numeric(10, 2),
  ADD COLUMN "isBounded" boolean NOT NULL GENERATED ALWAYS AS (
    num_nonnulls("bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotAreaMin", "lotAreaMax") > 0) STORED;
ALTER TABLE "objectOffer" ADD COLUMN "lotArea" numeric(10, 2);

-- What is compared stands in the indexes, so that no row is read for a pair that does not fit.
DROP INDEX "leadWishPrice", "leadWishAnywhere", "leadWishSomewhere", "objectOfferPrice";
CREATE INDEX "leadWishPrice" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "priceMin", "priceMax", "places", "near", "facts", "types", "subTypes", "bedrooms", "area",
    "bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax");
CREATE INDEX "leadWishAnywhere" ON "leadWish" ("service", "priceTo", "priceFrom") INCLUDE ("leadId")
  WHERE "places" = '{}' AND "types" = '{}' AND NOT "isBounded";
CREATE INDEX "leadWishSomewhere" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "places", "near", "types",
    "bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotAreaMin", "lotAreaMax")
  WHERE NOT ("places" = '{}' AND "types" = '{}' AND NOT "isBounded");
CREATE INDEX "objectOfferPrice" ON "objectOffer" ("service", "price")
  INCLUDE ("objectId", "placeId", "path", "type", "subType", "bedrooms", "area", "lotArea", "facts", "published", "since");

CREATE OR REPLACE TRIGGER "keepOffers" AFTER INSERT OR UPDATE OF "active", "deletedOn", "isBlank", "published", "publishRequested",
    "forSale", "forRent", "forShortRent", "salePrice", "salePriceWithDiscount", "rentPrice", "rentPriceWithDiscount",
    "shortRentPrice", "soldRecently", "rented", "reserved", "locationId", "subTypeObjectTypeId", "objectSubTypeId",
    "bedrooms", "area", "lotArea", "distanceFromSea", "parkingLots", "sizeOfBalconies",
    "seaView", "view", "firstCoastLine", "parking", "elevator", "garden", "swimmingPool", "balcony", "storageSpace", "fireplace", "airCondition", "furnished", "petsWelcome", "student", "renovated", "newBuilding", "underFloorHeating", "luxurious", "penthouse", "attic", "bright", "disabledAccess", "eligibleForGoldenVisa", "investment" ON "object"
  FOR EACH ROW EXECUTE FUNCTION "keepOffers"();

-- Past keepOffersOf, which would put off what agents are about to be told.
UPDATE "objectOffer" f SET "lotArea" = "offeredLotArea"(o), "bedrooms" = "offeredBedrooms"(o)
FROM "object" o WHERE o."id" = f."objectId";
SELECT "keepWishesOf"(ARRAY(SELECT "id" FROM "lead" WHERE "deletedOn" IS NULL));
