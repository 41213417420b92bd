-- Keys that identify a property in an import: its code on booking sites, and its address with floor and size.
-- requires: fold.sql letters.tables.sql
-- version: 1
-- kept in: the index "objectIdentity" (objectKeys). A change of its results needs a migration that requires this file and rebuilds
-- the index: REINDEX INDEX "objectIdentity".

-- objectKeys('Εγνατία 45', 3, 80.00, 17, 'VILLA-3') = {a:egnatia 45 3 80, w:villa-3}
-- An address without a number, or with neither floor nor size, may be a street or a whole building, so it is no key.
CREATE OR REPLACE FUNCTION objectKeys(
  address text, floor integer, area numeric, locationId integer, websiteCode text
) RETURNS text[]
LANGUAGE SQL IMMUTABLE PARALLEL SAFE COST 1000
RETURN (
  SELECT coalesce(array_agg("key"), '{}') FROM (
    SELECT 'a:' || concat_ws(' ', fold(address), coalesce(floor::text, '-'), coalesce(round(area)::text, '-'), locationId)
    WHERE address ~ '[0-9]' AND fold(address) ~ '[a-z]' AND (floor IS NOT NULL OR area IS NOT NULL)
    UNION ALL
    SELECT 'w:' || lower(websiteCode COLLATE "letters") WHERE websiteCode <> ''
  ) AS "keys" ("key")
);
