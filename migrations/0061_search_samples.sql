-- Whether a fragment is common is asked of the sample that the planner keeps of each column, not of the
-- table: picking some hundred of its rows took longer than the whole search for what few names hold.
ALTER TABLE "account" ALTER COLUMN "searchName" SET STATISTICS 200, ALTER COLUMN "searchPhone" SET STATISTICS 200;
ANALYZE "account" ("searchName", "searchPhone");

-- Some 200 values of a column, spread evenly over its rows; none before the table is first analysed.
CREATE FUNCTION someOfAccounts("column" text) RETURNS SETOF text
LANGUAGE SQL STABLE
BEGIN ATOMIC
  SELECT unnest("histogram_bounds"::text::text[]) FROM pg_stats
  WHERE "schemaname" = current_schema AND "tablename" = 'account' AND "attname" = "column";
END;

-- Accounts whose name holds the folded words, at the beginning of its words or "anywhere"; any "most" of
-- them when there are more.
CREATE OR REPLACE FUNCTION accountsNamed("words" text[], "anywhere" boolean, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  "rows" real := (SELECT reltuples FROM pg_class WHERE oid = '"account"'::regclass);
  "found" integer[];
  "one" text[] := wordPatterns("words", 1, "anywhere");
  "two" text[] := wordPatterns("words", 2, "anywhere");
  "three" text[] := wordPatterns("words", 3, "anywhere");
  "more" text[] := "words"[4:];
  "beginnings" text[] := '{}';
BEGIN
  IF "kinds" > 0 THEN
    RETURN ARRAY(
      SELECT a."id" FROM "account" a
      WHERE ' ' || "searchName" LIKE ANY ("one") AND ' ' || "searchName" LIKE ANY ("two")
        AND ' ' || "searchName" LIKE ANY ("three") AND ' ' || "searchName" ~ ALL ("more")
        AND ("isEmploye" OR "isProfessional") AND ("kinds" = 2 OR "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
  END IF;
  IF "rows" > 20000 AND EXISTS (
    SELECT FROM someOfAccounts('searchName') AS "name"
    WHERE ' ' || "name" LIKE ANY ("one") AND ' ' || "name" LIKE ANY ("two")
      AND ' ' || "name" LIKE ANY ("three") AND ' ' || "name" ~ ALL ("more")
  ) THEN
    "found" := ARRAY(
      SELECT a."id" FROM "account" a TABLESAMPLE SYSTEM (100 * 8000 / "rows") REPEATABLE (1)
      WHERE ' ' || "searchName" LIKE ANY ("one") AND ' ' || "searchName" LIKE ANY ("two")
        AND ' ' || "searchName" LIKE ANY ("three") AND ' ' || "searchName" ~ ALL ("more")
        AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
    IF cardinality("found") >= 20 THEN RETURN "found"; END IF;
  END IF;
  IF NOT "anywhere" THEN
    "beginnings" := ARRAY(SELECT beginningOf("word") FROM unnest("words") AS "word" WHERE beginningOf("word") <> '');
  END IF;
  IF cardinality("beginnings") > 0 THEN
    -- concat, so that the index is not asked for the trigrams as well.
    RETURN ARRAY(
      SELECT a."id" FROM "account" a
      WHERE wordBeginnings("searchName") @> "beginnings" AND concat(' ', "searchName") LIKE ANY ("one") AND concat(' ', "searchName") LIKE ANY ("two")
          AND concat(' ', "searchName") LIKE ANY ("three") AND concat(' ', "searchName") ~ ALL ("more")
        AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
  END IF;
  RETURN ARRAY(
    SELECT a."id" FROM "account" a
    WHERE ' ' || "searchName" LIKE ANY ("one") AND ' ' || "searchName" LIKE ANY ("two")
        AND ' ' || "searchName" LIKE ANY ("three") AND ' ' || "searchName" ~ ALL ("more")
      AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
    LIMIT "most");
END $$;

-- Accounts that have a phone like the pattern, any "most" of them when there are more.
CREATE OR REPLACE FUNCTION accountsPhoned("pattern" text, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  "rows" real := (SELECT reltuples FROM pg_class WHERE oid = '"account"'::regclass);
  "found" integer[];
BEGIN
  IF "kinds" > 0 THEN
    RETURN ARRAY(
      SELECT a."id" FROM "account" a
      WHERE "searchPhone" LIKE "pattern"
        AND ("isEmploye" OR "isProfessional") AND ("kinds" = 2 OR "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
  END IF;
  IF "rows" > 20000 AND EXISTS (
    SELECT FROM someOfAccounts('searchPhone') AS "phone" WHERE "phone" LIKE "pattern"
  ) THEN
    "found" := ARRAY(
      SELECT a."id" FROM "account" a TABLESAMPLE SYSTEM (100 * 8000 / "rows") REPEATABLE (1)
      WHERE "searchPhone" LIKE "pattern"
        AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
    IF cardinality("found") >= 20 THEN RETURN "found"; END IF;
  END IF;
  RETURN ARRAY(
    SELECT a."id" FROM "account" a
    WHERE "searchPhone" LIKE "pattern"
      AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
    LIMIT "most");
END $$;
