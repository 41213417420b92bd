-- The rule by which objects fit leads, how well and why; used in both directions.
-- version: 8

-- All functions are simple SQL that the planner inlines. When the wish is a constant, conditions that it does not set are
-- removed before a row is read.

CREATE OR REPLACE FUNCTION "matchPrice"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT o."service" = w."service" AND o."price" >= w."priceFrom" AND o."price" <= w."priceTo"
$$;

-- A value known to be beyond a limit does not fit. A missing value may be anything: see "matchIsOpen".
CREATE OR REPLACE FUNCTION "matchBounds"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (w."bedroomsMin" IS NULL OR o."bedrooms" IS NULL OR o."bedrooms" >= w."bedroomsMin")
    AND (w."bedroomsMax" IS NULL OR o."bedrooms" IS NULL OR o."bedrooms" <= w."bedroomsMax")
    AND (w."areaMin" IS NULL OR o."area" IS NULL OR o."area" >= w."areaMin")
    AND (w."areaMax" IS NULL OR o."area" IS NULL OR o."area" <= w."areaMax")
    AND (w."lotAreaMin" IS NULL OR o."lotArea" IS NULL OR o."lotArea" >= w."lotAreaMin")
    AND (w."lotAreaMax" IS NULL OR o."lotArea" IS NULL OR o."lotArea" <= w."lotAreaMax")
    AND (w."floorMin" IS NULL OR o."floor" IS NULL OR o."floor" >= w."floorMin")
    AND (w."floorMax" IS NULL OR o."floor" IS NULL OR o."floor" <= w."floorMax")
    AND (w."yearMin" IS NULL OR o."year" IS NULL OR o."year" >= w."yearMin")
    AND (w."yearMax" IS NULL OR o."year" IS NULL OR o."year" <= w."yearMax")
    AND o."denied" & w."mustFacts" = 0
$$;
-- A limited value, or a must-have, was not entered for the object. Such pairs rank below all whose limits are met.
CREATE OR REPLACE FUNCTION "matchIsOpen"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (coalesce(w."bedroomsMin", w."bedroomsMax") IS NOT NULL AND o."bedrooms" IS NULL)
    OR (coalesce(w."areaMin", w."areaMax") IS NOT NULL AND o."area" IS NULL)
    OR (coalesce(w."lotAreaMin", w."lotAreaMax") IS NOT NULL AND o."lotArea" IS NULL)
    OR (coalesce(w."floorMin", w."floorMax") IS NOT NULL AND o."floor" IS NULL)
    OR (coalesce(w."yearMin", w."yearMax") IS NOT NULL AND o."year" IS NULL)
    OR w."mustFacts" & ~o."facts" <> 0
$$;

-- A wish without a place or a type accepts any.
CREATE OR REPLACE FUNCTION "matchKind"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (cardinality(w."places") = 0 OR w."places" && o."path" OR o."placeId" = ANY (w."near"))
    AND (cardinality(w."types") = 0 OR o."type" IS NULL OR o."type" = ANY (w."types"))
    AND (cardinality(w."notPlaces") = 0 OR NOT w."notPlaces" && o."path")
    AND "matchBounds"(w, o)
$$;

CREATE OR REPLACE FUNCTION "matchInside"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(w."places") > 0 AND w."places" && o."path"
$$;
CREATE OR REPLACE FUNCTION "matchNear"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(w."near") > 0 AND coalesce(o."placeId" = ANY (w."near"), false)
$$;
CREATE OR REPLACE FUNCTION "matchSubType"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cardinality(w."subTypes") > 0 AND coalesce(o."subType" = ANY (w."subTypes"), false)
$$;
-- Any number within the limits fits; without limits the exact number does, and one more counts half. A missing bedroom weighs
-- as much as the place: what lacks one cannot fit well, however much else it has.
CREATE OR REPLACE FUNCTION "matchBedrooms"(w "leadWish", o "objectOffer") RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN w."bedroomsMin" IS NOT NULL OR w."bedroomsMax" IS NOT NULL THEN
      CASE WHEN o."bedrooms" BETWEEN coalesce(w."bedroomsMin", 0) AND coalesce(w."bedroomsMax", o."bedrooms") THEN 10 ELSE 0 END
    WHEN o."bedrooms" < w."bedrooms" THEN -30
    WHEN o."bedrooms" = w."bedrooms" THEN 10 WHEN o."bedrooms" = w."bedrooms" + 1 THEN 5 ELSE 0 END
$$;
CREATE OR REPLACE FUNCTION "matchSize"("has" numeric, "wanted" numeric, "least" numeric, "most" numeric)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN "least" IS NOT NULL OR "most" IS NOT NULL THEN coalesce("has" BETWEEN coalesce("least", 0) AND coalesce("most", "has"), false)
    ELSE coalesce("has" BETWEEN "wanted" * 0.95 AND "wanted" * 1.6, false) END
$$;
CREATE OR REPLACE FUNCTION "matchArea"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT "matchSize"(o."area", w."area", w."areaMin", w."areaMax")
$$;
CREATE OR REPLACE FUNCTION "matchLotArea"(w "leadWish", o "objectOffer") RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT "matchSize"(o."lotArea", w."lotArea", w."lotAreaMin", w."lotAreaMax")
$$;

-- The percentage of the lead's wishes that the object meets, weighted as below. Floors and years that are known are within their
-- limits here: others do not fit at all. A slightly higher price or a nearby place
-- counts half.
CREATE OR REPLACE FUNCTION "matchFit"(w "leadWish", o "objectOffer") RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (100 * greatest(0,
    CASE WHEN coalesce(w."priceMin", w."priceMax") IS NULL THEN 0
      WHEN o."price" BETWEEN coalesce(w."priceMin", 0) AND coalesce(w."priceMax", o."price") THEN 30 ELSE 15 END
    + CASE WHEN "matchInside"(w, o) THEN 30 WHEN "matchNear"(w, o) THEN 15 ELSE 0 END
    + CASE WHEN "matchSubType"(w, o) THEN 20 ELSE 0 END
    + "matchBedrooms"(w, o)
    + CASE WHEN "matchArea"(w, o) THEN 10 ELSE 0 END
    + CASE WHEN "matchLotArea"(w, o) THEN 10 ELSE 0 END
    + CASE WHEN coalesce(w."floorMin", w."floorMax") IS NOT NULL AND o."floor" IS NOT NULL THEN 5 ELSE 0 END
    + CASE WHEN coalesce(w."yearMin", w."yearMax") IS NOT NULL AND o."year" IS NOT NULL THEN 5 ELSE 0 END
    + 5 * bit_count((o."facts" & w."facts")::bit(64))
  ) / (
    CASE WHEN coalesce(w."priceMin", w."priceMax") IS NULL THEN 0 ELSE 30 END
    + CASE WHEN cardinality(w."places") > 0 THEN 30 ELSE 0 END
    + CASE WHEN cardinality(w."subTypes") > 0 THEN 20 ELSE 0 END
    + CASE WHEN w."bedrooms" IS NOT NULL THEN 10 ELSE 0 END
    + CASE WHEN w."area" IS NOT NULL THEN 10 ELSE 0 END
    + CASE WHEN w."lotArea" IS NOT NULL THEN 10 ELSE 0 END
    + CASE WHEN coalesce(w."floorMin", w."floorMax") IS NOT NULL THEN 5 ELSE 0 END
    + CASE WHEN coalesce(w."yearMin", w."yearMax") IS NOT NULL THEN 5 ELSE 0 END
    + 5 * bit_count(w."facts"::bit(64))
  ))::integer
$$;

-- Leaves out objects that were already chosen for the lead.
CREATE OR REPLACE VIEW "match" AS
SELECT w."leadId", o."objectId", o."service", o."price", o."published", o."since", o."bedrooms", o."area", o."subType",
  o."placeId", w."priceMin", w."priceMax", coalesce(w."priceMin", w."priceMax") IS NOT NULL AS "asksPrice",
  w."places" AS "wantedPlaces", "matchInside"(w, o) AS "isInside", "matchNear"(w, o) AS "isNear",
  "matchSubType"(w, o) AS "hasSubType", "matchBedrooms"(w, o) AS "bedroomsFit", "matchArea"(w, o) AS "areaFits",
  o."facts" & w."facts" AS "sharedFacts", "matchFit"(w, o) AS "fit",
  "matchIsOpen"(w, o) AS "isOpen", w."subTypes" AS "wantedSubTypes", w."facts" AS "wantedFacts",
  w."bedrooms" AS "wantedBedrooms", w."bedroomsMin", w."bedroomsMax", w."area" AS "wantedArea", w."areaMin", w."areaMax",
  w."lotArea" AS "wantedLotArea", w."lotAreaMin", w."lotAreaMax", o."lotArea", "matchLotArea"(w, o) AS "lotAreaFits",
  w."mustFacts", w."floorMin", w."floorMax", w."yearMin", w."yearMax", o."floor", o."year", o."denied"
FROM "leadWish" w
JOIN "objectOffer" o ON "matchPrice"(w, o)
WHERE "matchKind"(w, o)
  AND NOT EXISTS (SELECT FROM "leadObject" l WHERE l."leadId" = w."leadId" AND l."objectId" = o."objectId");
