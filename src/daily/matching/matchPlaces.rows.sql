-- Names of places as descriptions of leads use them, and the neighbours of each place.
-- requires: matching.tables.sql matchWords.rows.sql greekPlaces.rows.sql matchStem.sql

INSERT INTO "matchPlace" ("name", "placeId")
SELECT DISTINCT "matchStem"(name), "id"
FROM "place", unnest(ARRAY["nameEn", "nameEl", "nameRu"] || "aliases") AS name
WHERE length("matchStem"(name)) >= 4;
-- A name that is also another word (Paralia is Greek for beach) is not taken for a place. Symi is, though it sounds like the
-- Russian for "of seven".
DELETE FROM "matchPlace" WHERE "name" IN (
  SELECT "matchStem"("word") FROM "matchWord"
  WHERE "means" IN ('fact', 'subType', 'type', 'bedrooms', 'number') AND "word" <> fold('семи'));

-- These words usually have another meaning.
DELETE FROM "matchPlace" WHERE "name" IN ("matchStem"('rent'), "matchStem"('χρυσή'));

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
