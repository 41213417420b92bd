-- Whether a fragment is common is asked of some two hundred accounts kept aside: picking some hundred rows
-- of the table would take longer than the whole search for what few names hold.
-- version: 1

-- Takes other accounts for the sample: pages from all over the table, and rows from all over these.
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
