-- How many viewings there are of each day, kept as totals are: the overview counts them by periods.
-- requires: keepTotals.sql

-- A day is its number since the year 2000; viewings without one stand apart.
INSERT INTO "keptOrder" ("list", "sort", "group")
VALUES ('viewings', 'day', 'coalesce("dateOfViewing"::date - ''2000-01-01''::date, -1000000)');
SELECT "keepTotals"('viewing');
