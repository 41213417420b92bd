-- Compares tax numbers however they are written: with spaces, hyphens, small letters or letters of another keyboard, with or
-- without the country.
-- requires: letters.tables.sql
-- version: 1
-- kept in: the index "accountTaxKey" (taxKey). A change of its results needs a migration that requires this file and rebuilds the
-- index: REINDEX INDEX "accountTaxKey".

-- taxKey('EL 098-765-432') = taxKey('ΑΦΜ 098 765 432') = '098765432'. Numbers of other countries keep their letters.
CREATE OR REPLACE FUNCTION taxKey(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(
  regexp_replace(
    translate(upper($1 COLLATE "letters"), 'ΑΒΓΕΖΗΙΚΛΜΝΟΡΤΥΦΧАВЕКМНОРСТУХІ', 'ABGEZHIKLMNOPTYFXABEKMHOPCTYXI'),
    '[^A-Z0-9]+', '', 'g'),
  '^(AFM|VAT)?(EL|GR|GP)?(?=[0-9]+$)', '');

-- All keys of the same number: spreadsheets drop the leading 0 of a Greek number, and some people its last digit, which is a check
-- digit. Empty if there is no digit.
CREATE OR REPLACE FUNCTION taxKeys(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT "same"), '{}')
  FROM taxKey($1) AS "key"
  CROSS JOIN LATERAL (
    SELECT sum(substr("key", "at", 1)::integer * (1 << (9 - "at"))) % 11 % 10 AS "check"
    FROM generate_series(1, 8) AS "at" WHERE "key" ~ '^[0-9]{8,9}$'
  ) AS c
  CROSS JOIN LATERAL (
    SELECT "key" AS "same" WHERE "key" ~ '[0-9]'
    UNION ALL SELECT "same" FROM unnest(ARRAY['0' || "key", "key" || "check"]) AS "same" WHERE length("key") = 8 AND "check" IS NOT NULL
    UNION ALL SELECT substr("key", 2) WHERE "key" ~ '^0[0-9]{8}$'
    UNION ALL SELECT left("key", 8) WHERE length("key") = 9 AND right("key", 1) = "check"::text
  ) AS s
);
