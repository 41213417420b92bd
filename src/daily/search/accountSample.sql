-- A sample of some two hundred accounts that tells whether a fragment is common. Sampling the table at each search would take
-- longer than a whole search for a rare fragment.
-- version: 1

-- Draws a new sample: random pages of the table, and random rows of these.
CREATE OR REPLACE FUNCTION takeAccountSample() RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  "rows" real := greatest(1, (SELECT reltuples FROM pg_class WHERE oid = '"account"'::regclass));
BEGIN
  DELETE FROM "accountSample";
  INSERT INTO "accountSample"
  SELECT "searchName", "searchPhone" FROM (
    SELECT coalesce("searchName", '') AS "searchName", coalesce("searchPhone", '') AS "searchPhone"
    FROM "account" TABLESAMPLE SYSTEM (least(100, 100 * 4000 / "rows")) WHERE "deletedOn" IS NULL
  ) AS "some" ORDER BY random() LIMIT 200;
END $$;
