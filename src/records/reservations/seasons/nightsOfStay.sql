-- The nights of a stay with their prices: a row for each season, and for each part outside of seasons at the object's own price.
-- version: 1
-- requires: staySeasons.tables.sql
CREATE OR REPLACE FUNCTION "nightsOfStay"("ofObject" integer, "checkIn" date, "duration" integer)
RETURNS TABLE ("from" date, "till" date, "nights" integer, "price" numeric, "seasonId" integer, "minNights" integer)
LANGUAGE sql STABLE AS $$
  WITH "season" AS MATERIALIZED (
    SELECT s."id", s."price", s."minNights",
      daterange(s."from", s."till", '[]') * daterange("checkIn", "checkIn" + "duration") AS "days"
    FROM "staySeason" s
    WHERE s."objectId" = "ofObject" AND s."deletedOn" IS NULL
      AND daterange(s."from", s."till", '[]') && daterange("checkIn", "checkIn" + "duration")
  ), "piece" AS (
    SELECT "days", "price", "id", "minNights" FROM "season"
    UNION ALL
    SELECT "days", o."shortRentPrice", NULL, o."minNights"
    FROM "object" o, unnest(datemultirange(daterange("checkIn", "checkIn" + "duration"))
      - coalesce((SELECT range_agg("season"."days") FROM "season"), '{}')) AS "days"
    WHERE o."id" = "ofObject"
  )
  SELECT lower(p."days"), upper(p."days"), upper(p."days") - lower(p."days"), p."price", p."id",
    coalesce(p."minNights", (SELECT o."minNights" FROM "object" o WHERE o."id" = "ofObject"))
  FROM "piece" p ORDER BY 1
$$;
