-- Finds all records of a list that match a typed text, so that totals and pages are right; search (searchAccounts.sql) only finds
-- the best few. Texts in neither a name nor a phone are left to search.
-- version: 6
-- requires: typedWords.sql

-- Ids of accounts whose name has all words, in any order and script: one or two letters at the beginning of a word, more letters
-- anywhere; or whose phone has the digits, from four on.
CREATE OR REPLACE FUNCTION accountsHolding("typed" text) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  "words" text[] := string_to_array(fold(withoutTitles("typed")), ' ');
  "count" integer := cardinality("words");
  "digits" text := CASE WHEN btrim("typed") ~ '^[-+()./0-9\s]+$' THEN replace(foldDigits(btrim("typed")), ' ', '') ELSE '' END;
  "found" integer[] := '{}';
  "readings" text[];
  "wholly" boolean;
  "begins" text;
  "last" text;
  "end" text := '';
  "one" text := '%';
  "two" text := '%';
  "more" text[] := '{}';
BEGIN
  IF length("digits") > 3 THEN
    "found" := ARRAY(
      SELECT a."id" FROM "account" a WHERE "searchPhone" LIKE '%' || "digits" || '%' AND "deletedOn" IS NULL);
  END IF;
  IF "count" > 0 AND "words"[1] <> '' AND "typed" NOT LIKE '%@%' THEN
    -- The last word may be unfinished (see findAccounts.sql).
    "readings" := foldReadings("words"["count"]);
    "wholly" := cardinality("readings") = 1;
    "begins" := CASE WHEN length("words"["count"]) > 2 THEN '' ELSE ' ' END;
    "last" := '%' || "begins" || CASE WHEN "wholly" THEN "words"["count"] ELSE left("words"["count"], -1) END || '%';
    IF NOT "wholly" THEN "end" := "begins" || '(' || array_to_string("readings", '|') || ')'; END IF;
    IF "count" > 1 THEN "one" := CASE WHEN length("words"[1]) > 2 THEN '%' ELSE '% ' END || "words"[1] || '%'; END IF;
    IF "count" > 2 THEN "two" := CASE WHEN length("words"[2]) > 2 THEN '%' ELSE '% ' END || "words"[2] || '%'; END IF;
    IF "count" > 3 THEN "more" := "words"[3 : "count" - 1]; END IF;
    "found" := "found" || ARRAY(
      SELECT a."id" FROM "account" a
      WHERE ' ' || "searchName" LIKE "last" AND concat(' ', "searchName") ~ "end" AND ' ' || "searchName" LIKE "one"
        AND ' ' || "searchName" LIKE "two" AND ' ' || "searchName" ~ ALL ("more") AND "deletedOn" IS NULL);
  END IF;
  RETURN "found";
END $$;

-- The same, and if these are few, also what search finds: by e-mail, tax number or another spelling. Search is called here because
-- the settings of the function above would apply inside it and leave it no index to walk.
CREATE OR REPLACE FUNCTION accountsListed("typed" text) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  "found" integer[] := accountsHolding("typed");
BEGIN
  IF cardinality("found") < 20 THEN
    "found" := "found" || ARRAY(SELECT "id" FROM searchAccounts("typed", 0, 200));
  END IF;
  RETURN "found";
END $$;

-- The same for people who may not open employees: employees are found by name only, so that nobody can test whose phone, address
-- or tax number something is.
CREATE OR REPLACE FUNCTION accountsListed("typed" text, "employes" boolean) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  "found" integer[];
  "words" text[] := ARRAY(SELECT '%' || "word" || '%' FROM unnest(string_to_array(fold(withoutTitles("typed")), ' ')) AS "word");
BEGIN
  IF "employes" THEN RETURN accountsListed("typed"); END IF;
  "found" := accountsHolding("typed");
  IF btrim("typed") ~ '^[-+()./0-9\s]+$' THEN
    "found" := ARRAY(
      SELECT f."id" FROM unnest("found") AS f("id") JOIN "account" a ON a."id" = f."id"
      WHERE NOT a."isEmploye" OR concat(' ', a."searchName") LIKE ALL ("words"));
  END IF;
  IF cardinality("found") < 20 THEN
    "found" := "found" || ARRAY(
      SELECT h."id" FROM searchAccounts("typed", 0, 200) AS h JOIN "account" a ON a."id" = h."id"
      WHERE NOT a."isEmploye" OR isNamed(h."searchName"));
  END IF;
  RETURN "found";
END $$;

-- The same condition as patterns: all that a name, with a space before it, must match, and one for a phone; null if there is
-- nothing to look for. "common": the list is walked in its order until the page is full, which would be slow for rare texts.
CREATE OR REPLACE FUNCTION accountsSaid("typed" text, OUT "named" text[], OUT "phoned" text, OUT "common" boolean)
LANGUAGE plpgsql STABLE STRICT
AS $$
DECLARE
  "words" text[] := string_to_array(fold(withoutTitles("typed")), ' ');
  "count" integer := cardinality("words");
  "digits" text := CASE WHEN btrim("typed") ~ '^[-+()./0-9\s]+$' THEN replace(foldDigits(btrim("typed")), ' ', '') ELSE '' END;
BEGIN
  IF length("digits") > 3 THEN "phoned" := '%' || "digits" || '%'; END IF;
  IF "count" > 0 AND "words"[1] <> '' AND "typed" NOT LIKE '%@%' THEN
    "named" := ARRAY(
      SELECT CASE WHEN length("word") > 2 THEN '' ELSE ' ' END
        || CASE WHEN "at" = "count" THEN '(' || array_to_string(foldReadings("word"), '|') || ')' ELSE "word" END
      FROM unnest("words") WITH ORDINALITY AS "each"("word", "at"));
  END IF;
  "common" := (SELECT reltuples FROM pg_class WHERE oid = '"account"'::regclass) > 20000 AND 3 < (
    SELECT count(*) FROM "accountSample"
    WHERE concat(' ', "searchName") ~ ALL ("named") OR "searchPhone" LIKE "phoned");
END $$;

-- Ids of objects, by the beginning of the reference number, words of a title, the owner, or the name of the place.
CREATE OR REPLACE FUNCTION objectsListed("typed" text, "employes" boolean) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off
AS $$
DECLARE
  "key" text := fold("typed");
  "number" text := regexp_replace(upper(btrim("typed")), '^(#|REF(?=.{4}$))', '');
  "words" text[] := wordPatternsOf("typed");
  "longest" text := (SELECT "word" FROM unnest("words") AS "word" ORDER BY length("word") DESC LIMIT 1);
  "found" integer[] := '{}';
BEGIN
  IF "number" ~ '^[0-9A-Z]{1,4}$' THEN
    "found" := ARRAY(
      SELECT o."id" FROM "object" o
      WHERE o."referenceNumber" >= "number" AND o."referenceNumber" < "number" || '~'
        AND o."deletedOn" IS NULL AND NOT o."isBlank");
  END IF;
  IF length("key") > 2 AND cardinality("words") > 0 THEN
    "found" := "found" || ARRAY(
      SELECT o."id" FROM "object" o
      WHERE ' ' || "searchTitle" ~ "longest" AND concat(' ', "searchTitle") ~ ALL ("words")
        AND o."deletedOn" IS NULL AND NOT o."isBlank"
      UNION
      SELECT o."id" FROM "object" o
      WHERE o."ownerId" IS NOT NULL AND o."ownerId" = ANY (accountsListed("typed", "employes"))
        AND o."deletedOn" IS NULL AND NOT o."isBlank"
      UNION
      SELECT o."id" FROM "object" o
      WHERE coalesce(o."locationId", 0) = ANY (ARRAY(
          SELECT "inside"."id" FROM "place" JOIN "place" "inside" ON "inside"."path" @> ARRAY["place"."id"]
          WHERE "place"."searchName" LIKE ANY (ARRAY(SELECT '%| ' || "reading" || '%' FROM unnest(foldReadings("typed")) AS "reading"))))
        AND o."deletedOn" IS NULL AND NOT o."isBlank");
  END IF;
  RETURN "found";
END $$;

-- Used by the previous release.
CREATE OR REPLACE FUNCTION objectsListed("typed" text) RETURNS integer[]
LANGUAGE sql STABLE STRICT
RETURN objectsListed("typed", true);
