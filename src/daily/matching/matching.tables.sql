-- Matching of leads and objects: wishes of open leads and offers of objects, prepared for comparison.
-- requires: leads.tables.sql objects.tables.sql places.tables.sql amountsOfText.sql

-- Facts that a lead may ask for: a field of the object of the same name, or "nearSea". A set of facts is stored as the
-- bits of one number, which makes comparing a hundred thousand of them fast.
CREATE TABLE "matchFact" (
  "fact" text PRIMARY KEY,
  "bit" smallint NOT NULL UNIQUE CHECK ("bit" BETWEEN 0 AND 62)
);
INSERT INTO "matchFact" ("fact", "bit") VALUES
  ('seaView', 0), ('nearSea', 1), ('view', 2), ('firstCoastLine', 3), ('parking', 4), ('elevator', 5), ('garden',
  6), ('swimmingPool', 7), ('balcony', 8), ('storageSpace', 9), ('fireplace', 10), ('airCondition', 11),
  ('furnished', 12), ('petsWelcome', 13), ('student', 14), ('renovated', 15), ('newBuilding', 16),
  ('underFloorHeating', 17), ('luxurious', 18), ('penthouse', 19), ('attic', 20), ('bright', 21),
  ('disabledAccess', 22), ('eligibleForGoldenVisa', 23), ('investment', 24),
  ('requiredRenovation', 25);

-- Words that are recognised in descriptions, folded.
CREATE TABLE "matchWord" (
  "word" text COLLATE "C",
  "whole" boolean NOT NULL, -- true: only the whole word; false: any word that begins with it
  -- Facts, sub-types and types of objects; words for bedrooms and for rooms (one of which is the living room); a number of
  -- bedrooms; a number. Around an amount: bounds that stand on either side ("at least"), only before it ("from") or only
  -- after it ("or more"), conjunctions, fillers, what the amount may be the size of, and units; words for floors and years of
  -- construction.
  "means" text CHECK ("means" IN (
    'fact', 'subType', 'type', 'bedrooms', 'rooms', 'bedroomCount', 'number', 'atLeast', 'from', 'moreThan', 'atMost', 'upTo',
    'lessThan', 'about', 'orMore', 'orLess', 'and', 'or', 'filler', 'size', 'plot', 'balcony', 'garden', 'squareMetre',
    'stremma', 'sotka', 'hectare', 'euro', 'thousand', 'million', 'floor', 'ground', 'aboveGround', 'built', 'notOlder')),
  "value" text, -- the fact, the number of the type or sub-type, the count
  "sign" text GENERATED ALWAYS AS ("amountSign"("means", "value")) STORED,
  PRIMARY KEY ("word", "means", "value")
);

-- Names of places, each cut to the beginning that all its grammatical cases share.
CREATE TABLE "matchPlace" (
  "name" text COLLATE "C",
  "placeId" integer REFERENCES "place" ("id") ON DELETE CASCADE,
  PRIMARY KEY ("name", "placeId")
);
CREATE INDEX "matchPlacePlace" ON "matchPlace" ("placeId");

-- Other towns and districts less than ten kilometres away.
CREATE TABLE "matchNear" (
  "placeId" integer PRIMARY KEY REFERENCES "place" ("id") ON DELETE CASCADE,
  "near" integer[] NOT NULL
);

-- Wishes of open leads (keepWishes.sql), a row per service.
CREATE TABLE "leadWish" (
  "leadId" integer REFERENCES "lead" ("id") ON DELETE CASCADE,
  "service" smallint CHECK ("service" IN (1, 2, 3)), -- purchase, rent, short rent
  -- The budget, and the wider range of prices that are still shown.
  "priceMin" numeric(14, 2),
  "priceMax" numeric(14, 2),
  "priceFrom" numeric(14, 2) NOT NULL,
  "priceTo" numeric(14, 2) NOT NULL,
  "places" integer[] NOT NULL, -- any of these; empty: anywhere
  "near" integer[] NOT NULL DEFAULT '{}', -- places near one of them
  "notPlaces" integer[] NOT NULL DEFAULT '{}', -- none of these
  "facts" bigint NOT NULL,
  "mustFacts" bigint NOT NULL DEFAULT 0, -- the required facts
  "types" integer[] NOT NULL,
  "subTypes" integer[] NOT NULL,
  -- Desired values, and limits that an object must meet.
  "bedrooms" integer,
  "bedroomsMin" integer,
  "bedroomsMax" integer,
  "area" integer,
  "areaMin" numeric(10, 2),
  "areaMax" numeric(10, 2),
  "lotArea" numeric(10, 2),
  "lotAreaMin" numeric(10, 2),
  "lotAreaMax" numeric(10, 2),
  "floorMin" integer,
  "floorMax" integer,
  "yearMin" integer,
  "yearMax" integer,
  "isBounded" boolean NOT NULL GENERATED ALWAYS AS (
    num_nonnulls("bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotAreaMin", "lotAreaMax",
      "floorMin", "floorMax", "yearMin", "yearMax") > 0 OR "mustFacts" <> 0 OR "notPlaces" <> '{}') STORED,
  PRIMARY KEY ("leadId", "service")
);
-- The indexes hold everything that is compared, so that no row is read for a pair that does not fit.
CREATE INDEX "leadWishPrice" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "priceMin", "priceMax", "places", "near", "notPlaces", "facts", "mustFacts", "types", "subTypes",
    "bedrooms", "area", "bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax",
    "floorMin", "floorMax", "yearMin", "yearMax");
-- Counting the leads that fit an object: those that take any place and type need only their price compared.
CREATE INDEX "leadWishAnywhere" ON "leadWish" ("service", "priceTo", "priceFrom") INCLUDE ("leadId")
  WHERE "places" = '{}' AND "types" = '{}' AND NOT "isBounded";
CREATE INDEX "leadWishSomewhere" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "places", "near", "notPlaces", "mustFacts", "types",
    "bedroomsMin", "bedroomsMax", "areaMin", "areaMax", "lotAreaMin", "lotAreaMax", "floorMin", "floorMax", "yearMin", "yearMax")
  WHERE NOT ("places" = '{}' AND "types" = '{}' AND NOT "isBounded");

-- Offers of objects (keepOffers.sql), a row per service.
CREATE TABLE "objectOffer" (
  "objectId" integer REFERENCES "object" ("id") ON DELETE CASCADE,
  "service" smallint CHECK ("service" IN (1, 2, 3)), -- sale, rent, short rent
  "price" numeric(14, 2) NOT NULL,
  "placeId" integer,
  "path" integer[] NOT NULL DEFAULT '{}', -- the place and all that contain it
  "type" integer,
  "subType" integer,
  "bedrooms" integer,
  "area" numeric(10, 2),
  "lotArea" numeric(10, 2),
  "facts" bigint NOT NULL,
  "denied" bigint NOT NULL DEFAULT 0, -- facts that it is known to lack
  "floor" integer,
  "year" integer, -- of construction
  "published" boolean NOT NULL,
  "since" timestamptz NOT NULL,
  "tellOn" timestamptz, -- when agents are to be told of the offer; null: already told
  PRIMARY KEY ("objectId", "service")
);
CREATE INDEX "objectOfferPrice" ON "objectOffer" ("service", "price")
  INCLUDE ("objectId", "placeId", "path", "type", "subType", "bedrooms", "area", "lotArea", "facts", "denied", "floor", "year",
    "published", "since");
-- Counting the objects that fit a lead which takes any place and type.
CREATE INDEX "objectOfferCount" ON "objectOffer" ("service", "price") INCLUDE ("objectId");
-- The order of offers that fit equally well.
CREATE INDEX "objectOfferNewest" ON "objectOffer" ("service", "published" DESC, "since" DESC, "objectId" DESC);
-- Offers in and near the places that a lead names.
CREATE INDEX "objectOfferPath" ON "objectOffer" USING gin ("path");
CREATE INDEX "objectOfferPlace" ON "objectOffer" ("placeId");
CREATE INDEX "objectOfferTell" ON "objectOffer" ("tellOn", "objectId") WHERE "tellOn" IS NOT NULL;

-- The lowest price at which agents were told of an object. It stays when the object is taken off and offered again.
CREATE TABLE "objectTold" (
  "objectId" integer REFERENCES "object" ("id") ON DELETE CASCADE,
  "service" smallint,
  "price" numeric(14, 2) NOT NULL,
  "toldOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("objectId", "service")
);
