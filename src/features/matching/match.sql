-- Which objects fit which leads, how well and why: the one rule, read from either side.
-- version: 3

-- What must hold is in WHERE. How well it fits is the share of what the lead asks for that the object has, in
-- per cent: each thing asked for weighs as it says below, and what costs a little more or lies near counts half.
CREATE OR REPLACE VIEW "match" AS
SELECT "leadId", "objectId", "service", "price", "published", "since", "bedrooms", "area", "subType", "placeId",
  "priceMin", "priceMax", "asksPrice", "wantedPlaces", "isInside", "isNear", "hasSubType", "bedroomsFit", "areaFits", "sharedFacts",
  (100 * (
    CASE WHEN "asksPrice" THEN CASE WHEN "isInBudget" THEN 30 ELSE 15 END ELSE 0 END
    + CASE WHEN "isInside" THEN 30 WHEN "isNear" THEN 15 ELSE 0 END
    + CASE WHEN "hasSubType" THEN 20 ELSE 0 END
    + "bedroomsFit"
    + CASE WHEN "areaFits" THEN 10 ELSE 0 END
    + 5 * bit_count("sharedFacts"::bit(64))
  ) / (
    CASE WHEN "asksPrice" THEN 30 ELSE 0 END
    + CASE WHEN cardinality("wantedPlaces") > 0 THEN 30 ELSE 0 END
    + CASE WHEN cardinality("wantedSubTypes") > 0 THEN 20 ELSE 0 END
    + CASE WHEN "wantedBedrooms" IS NOT NULL THEN 10 ELSE 0 END
    + CASE WHEN "wantedArea" IS NOT NULL THEN 10 ELSE 0 END
    + 5 * bit_count("wantedFacts"::bit(64))
  ))::integer AS "fit"
FROM (
  SELECT w."leadId", o."objectId", o."service", o."price", o."published", o."since", o."bedrooms", o."area", o."subType",
    o."placeId", w."priceMin", w."priceMax", coalesce(w."priceMin", w."priceMax") IS NOT NULL AS "asksPrice",
    o."price" BETWEEN coalesce(w."priceMin", 0) AND coalesce(w."priceMax", o."price") AS "isInBudget",
    w."places" AS "wantedPlaces", cardinality(w."places") > 0 AND w."places" && o."path" AS "isInside",
    cardinality(w."near") > 0 AND coalesce(o."placeId" = ANY (w."near"), false) AS "isNear",
    w."subTypes" AS "wantedSubTypes", cardinality(w."subTypes") > 0 AND coalesce(o."subType" = ANY (w."subTypes"), false) AS "hasSubType",
    w."bedrooms" AS "wantedBedrooms",
    CASE o."bedrooms" - w."bedrooms" WHEN 0 THEN 10 WHEN 1 THEN 5 ELSE 0 END AS "bedroomsFit",
    w."area" AS "wantedArea", coalesce(o."area" BETWEEN w."area" * 0.95 AND w."area" * 1.6, false) AS "areaFits",
    w."facts" AS "wantedFacts", o."facts" & w."facts" AS "sharedFacts"
  FROM "leadWish" w
  JOIN "objectOffer" o ON o."service" = w."service" AND o."price" BETWEEN w."priceFrom" AND w."priceTo"
  WHERE (cardinality(w."places") = 0 OR w."places" && o."path" OR o."placeId" = ANY (w."near"))
    AND (cardinality(w."types") = 0 OR o."type" IS NULL OR o."type" = ANY (w."types"))
    AND NOT EXISTS (SELECT FROM "leadObject" l WHERE l."leadId" = w."leadId" AND l."objectId" = o."objectId")
) AS "pair";
