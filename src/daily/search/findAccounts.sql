-- Finds accounts by a piece of a name, a phone or an e-mail, fast at a million accounts whatever is typed.
-- version: 2
--
-- The access path is chosen here and not by the planner, which would walk a sort index through the whole table for a rare
-- fragment that it takes for common. Each statement is planned once per connection, because planning takes longer than most
-- searches.
--
-- "kinds" restricts: 0 everyone, 1 employees, 2 employees and specialists, -1 everyone but employees.
--
-- The index bitmap of a fragment in half of all names takes 50 ms to build. So a fragment that occurs in the sample (see
-- accountSample.sql) is first looked for in some 8,000 rows. If it is rare there, it is rare in the table, and its bitmap is
-- quick to build.
--
-- Each word is one pattern: the planner counts a list of patterns as a thousand index searches, and would read the whole table
-- instead. Folded words consist of letters and digits, so that nothing in them is special in a pattern.

-- At most "most" accounts whose name has the folded words, at the beginning of its words or "anywhere". One or two letters only
-- match the beginning of a word, where an index can find them. The last word may be unfinished: if its last letter can be read in
-- two ways, the index is searched without it. concat() keeps the index from being used.
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

-- At most "most" accounts with a phone that matches the pattern.
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

-- At most "most" accounts with a phone that matches the pattern and a name that has words which match all of these expressions.
CREATE OR REPLACE FUNCTION accountsNamedAndPhoned("patterns" text[], "pattern" text, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
BEGIN
  RETURN ARRAY(
    SELECT a."id" FROM "account" a
    -- concat() keeps the index of names from being used: the few phones are found first.
    WHERE "searchPhone" LIKE "pattern" AND concat(' ', "searchName") ~ ALL ("patterns")
      AND CASE "kinds" WHEN 0 THEN true WHEN -1 THEN NOT "isEmploye" WHEN 1 THEN "isEmploye" ELSE "isEmploye" OR "isProfessional" END
      AND "deletedOn" IS NULL
    LIMIT "most");
END $$;

-- The first accounts by folded name whose name begins with a folded text.
CREATE OR REPLACE FUNCTION accountsBeginning("key" text, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
BEGIN
  RETURN ARRAY(
    SELECT "id" FROM "account"
    WHERE "searchName" COLLATE "C" >= "key" AND "searchName" COLLATE "C" < "key" || '~'
      AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
    ORDER BY "searchName" COLLATE "C", "id" LIMIT "most");
END $$;

-- The first accounts with an e-mail address between two texts in lower case.
CREATE OR REPLACE FUNCTION accountsAddressed("from" text, "till" text, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
BEGIN
  RETURN ARRAY(
    (SELECT "id" FROM "account"
    WHERE split_part("searchEmail", ';', 1) <> '' AND "deletedOn" IS NULL
      AND split_part("searchEmail", ';', 1) COLLATE "C" BETWEEN "from" AND "till"
      AND ("kinds" <> -1 OR NOT "isEmploye") AND ("kinds" < 1 OR "isEmploye" OR ("kinds" = 2 AND "isProfessional"))
    ORDER BY split_part("searchEmail", ';', 1) COLLATE "C", "id" LIMIT "most")
    UNION ALL
    (SELECT "id" FROM "account"
    WHERE split_part("searchEmail", ';', 2) <> '' AND "deletedOn" IS NULL
      AND split_part("searchEmail", ';', 2) COLLATE "C" BETWEEN "from" AND "till"
      AND ("kinds" <> -1 OR NOT "isEmploye") AND ("kinds" < 1 OR "isEmploye" OR ("kinds" = 2 AND "isProfessional"))
    ORDER BY split_part("searchEmail", ';', 2) COLLATE "C", "id" LIMIT "most")
    UNION ALL
    (SELECT "id" FROM "account"
    WHERE split_part("searchEmail", ';', 3) <> '' AND "deletedOn" IS NULL
      AND split_part("searchEmail", ';', 3) COLLATE "C" BETWEEN "from" AND "till"
      AND ("kinds" <> -1 OR NOT "isEmploye") AND ("kinds" < 1 OR "isEmploye" OR ("kinds" = 2 AND "isProfessional"))
    ORDER BY split_part("searchEmail", ';', 3) COLLATE "C", "id" LIMIT "most")
    UNION ALL
    (SELECT "id" FROM "account"
    WHERE split_part("searchEmail", ';', 4) <> '' AND "deletedOn" IS NULL
      AND split_part("searchEmail", ';', 4) COLLATE "C" BETWEEN "from" AND "till"
      AND ("kinds" <> -1 OR NOT "isEmploye") AND ("kinds" < 1 OR "isEmploye" OR ("kinds" = 2 AND "isProfessional"))
    ORDER BY split_part("searchEmail", ';', 4) COLLATE "C", "id" LIMIT "most")
  );
END $$;
