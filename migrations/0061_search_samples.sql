-- Finding accounts, by statements that stay quick with any number of them.
--
-- Whether a fragment is common is asked of some two hundred accounts kept aside: picking some hundred rows of
-- the table took longer than the whole search for what few names hold.
--
-- Each word is one pattern. Lists of patterns were counted as a thousand searches of the index, so that with
-- some hundred thousand accounts all were read instead. Folded words hold letters and digits alone, so that
-- nothing in them means anything else to a pattern.

CREATE TABLE "accountSample" ("searchName" text NOT NULL, "searchPhone" text NOT NULL);

-- Takes other accounts for the sample: pages from all over the table, and rows from all over these.
CREATE FUNCTION takeAccountSample() RETURNS void
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
SELECT takeAccountSample();

-- Accounts whose name holds the folded words, at the beginning of its words or "anywhere"; any "most" of
-- them when there are more. One or two letters always begin a word, where an index can find them. Of the
-- last word somebody is still typing the end: where its last letter can be read in two ways, the index is
-- asked for what stands before it. With concat it is not asked at all.
CREATE OR REPLACE FUNCTION accountsNamed("words" text[], "anywhere" boolean, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  "rows" real := (SELECT reltuples FROM pg_class WHERE oid = '"account"'::regclass);
  "found" integer[];
  "count" integer := cardinality("words");
  "word" text := "words"["count"];
  "readings" text[] := foldReadings("word");
  "wholly" boolean := cardinality("readings") = 1;
  "begins" text := CASE WHEN "anywhere" AND length("word") > 2 THEN '' ELSE ' ' END;
  "last" text := '%' || "begins" || CASE WHEN "wholly" THEN "word" ELSE left("word", -1) END || '%';
  "end" text := CASE WHEN "wholly" THEN '' ELSE "begins" || '(' || array_to_string("readings", '|') || ')' END;
  "one" text := '%';
  "two" text := '%';
  "more" text[] := '{}';
  "beginnings" text[] := '{}';
BEGIN
  IF "count" > 1 THEN "one" := CASE WHEN "anywhere" AND length("words"[1]) > 2 THEN '%' ELSE '% ' END || "words"[1] || '%'; END IF;
  IF "count" > 2 THEN "two" := CASE WHEN "anywhere" AND length("words"[2]) > 2 THEN '%' ELSE '% ' END || "words"[2] || '%'; END IF;
  IF "count" > 3 THEN "more" := "words"[3 : "count" - 1]; END IF;
  IF "kinds" > 0 THEN
    RETURN ARRAY(
      SELECT a."id" FROM "account" a
      WHERE ' ' || "searchName" LIKE "last" AND concat(' ', "searchName") ~ "end" AND ' ' || "searchName" LIKE "one" AND ' ' || "searchName" LIKE "two"
        AND ' ' || "searchName" ~ ALL ("more")
        AND ("isEmploye" OR "isProfessional") AND ("kinds" = 2 OR "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
  END IF;
  IF "rows" > 20000 AND EXISTS (
    SELECT FROM "accountSample"
    WHERE ' ' || "searchName" LIKE "last" AND concat(' ', "searchName") ~ "end" AND ' ' || "searchName" LIKE "one" AND ' ' || "searchName" LIKE "two"
        AND ' ' || "searchName" ~ ALL ("more")
  ) THEN
    "found" := ARRAY(
      SELECT a."id" FROM "account" a TABLESAMPLE SYSTEM (100 * 8000 / "rows") REPEATABLE (1)
      WHERE ' ' || "searchName" LIKE "last" AND concat(' ', "searchName") ~ "end" AND ' ' || "searchName" LIKE "one" AND ' ' || "searchName" LIKE "two"
        AND ' ' || "searchName" ~ ALL ("more")
        AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
    IF cardinality("found") >= 20 THEN RETURN "found"; END IF;
  END IF;
  IF NOT "anywhere" THEN
    "beginnings" := ARRAY(SELECT beginningOf("each") FROM unnest("words") AS "each" WHERE beginningOf("each") <> '');
  END IF;
  IF cardinality("beginnings") > 0 THEN
    RETURN ARRAY(
      SELECT a."id" FROM "account" a
      WHERE wordBeginnings("searchName") @> "beginnings"
        AND concat(' ', "searchName") LIKE "last" AND concat(' ', "searchName") ~ "end" AND concat(' ', "searchName") LIKE "one" AND concat(' ', "searchName") LIKE "two"
        AND concat(' ', "searchName") ~ ALL ("more")
        AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
  END IF;
  RETURN ARRAY(
    SELECT a."id" FROM "account" a
    WHERE ' ' || "searchName" LIKE "last" AND concat(' ', "searchName") ~ "end" AND ' ' || "searchName" LIKE "one" AND ' ' || "searchName" LIKE "two"
        AND ' ' || "searchName" ~ ALL ("more")
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
  IF "rows" > 20000 AND EXISTS (SELECT FROM "accountSample" WHERE "searchPhone" LIKE "pattern") THEN
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

-- The best "most" accounts for what a person typed: the exact number, tax number or e-mail first, then
-- names that begin with it, names of which a word begins with each typed word, and names that hold it;
-- those that only hold several words are left out when there are others. Four digits and more are
-- looked for in phones; addresses are looked for from their beginning.
CREATE OR REPLACE FUNCTION searchAccounts("typed" text, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "description" text, "entity" text, "rank" integer, "searchName" text)
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "key" text := fold("typed");
  "words" text[] := string_to_array("key", ' ');
  "exactly" text := btrim("typed");
  "address" text := lower("exactly" COLLATE pg_c_utf8);
  "number" integer := CASE WHEN "exactly" ~ '^[0-9]{1,9}$' THEN "exactly"::integer END;
  "digits" text := CASE WHEN "exactly" ~ '^[-+()./0-9\s]+$' THEN replace(foldDigits("exactly"), ' ', '') ELSE '' END;
  "one" text[];
  "two" text[];
  "three" text[];
  "found" integer[] := '{}';
  "named" integer[] := '{}';
BEGIN
  IF length("digits") > 3 THEN
    "found" := accountsPhoned('%' || "digits" || '%', "kinds", 200);
  END IF;
  IF "key" <> '' AND "address" NOT LIKE '%@%' AND cardinality("found") < "most" THEN
    IF "kinds" < 1 THEN "named" := accountsBeginning("key", "kinds", "most"); END IF;
    IF cardinality("named") < "most" AND cardinality("words") = 1 THEN
      "named" := "named" || accountsNamed("words", true, "kinds", 200);
      -- So many that names of which a word begins with it may be left out: those go first.
      IF cardinality("named") >= "most" THEN
        "named" := "named" || accountsNamed("words", false, "kinds", 200);
      END IF;
    ELSIF cardinality("named") < "most" THEN
      "named" := "named" || accountsNamed("words", false, "kinds", 200);
      IF cardinality("named") = 0 THEN "named" := accountsNamed("words", true, "kinds", 200); END IF;
    END IF;
  END IF;
  IF "address" ~ '^[^\s;]{3,}$' AND cardinality("found") + cardinality("named") < "most" THEN
    "found" := "found" || accountsAddressed("address", "address" || U&'\+10FFFF', "kinds", "most");
  END IF;
  IF cardinality("found") + cardinality("named") > 0 THEN
    "one" := wordPatterns("words", 1, false);
    "two" := wordPatterns("words", 2, false);
    "three" := wordPatterns("words", 3, false);
  END IF;

  RETURN QUERY
  SELECT a."id", coalesce(nullif(a."name", ''), nullif(a."email", ''), nullif(a."phone", ''), ''),
    CASE WHEN a."isEmploye" THEN 'Employe' WHEN a."isOwner" THEN 'Owner' WHEN a."isClient" THEN 'Client'
      WHEN a."isProfessional" THEN 'Professional' WHEN a."isSource" THEN 'Source' ELSE 'Account' END,
    CASE
      WHEN a."id" = "number" OR a."taxNumber" = "exactly"
        OR "address" = ANY (string_to_array(a."searchEmail", ';')) THEN 0
      WHEN "key" <> '' AND starts_with(a."searchName", "key") THEN 1
      WHEN "key" <> '' AND ' ' || a."searchName" LIKE ANY ("one") AND ' ' || a."searchName" LIKE ANY ("two")
        AND ' ' || a."searchName" LIKE ANY ("three") THEN 2
      ELSE 3 END AS "rank",
    a."searchName"
  FROM "account" a
  WHERE a."id" IN (
      SELECT unnest("found" || "named") UNION ALL SELECT "number"
      UNION ALL SELECT t."id" FROM "account" t WHERE t."taxNumber" = "exactly" AND t."deletedOn" IS NULL
    ) AND a."deletedOn" IS NULL
    AND CASE "kinds" WHEN 0 THEN true WHEN -1 THEN NOT a."isEmploye" WHEN 1 THEN a."isEmploye"
      ELSE a."isEmploye" OR a."isProfessional" END
  ORDER BY "rank", a."searchName" COLLATE "C", a."id" LIMIT "most";
END $$;
