-- Finding accounts by a piece of a name, a phone, an e-mail or a number, steadily fast at a million.
-- The ways in are chosen here, not by the planner: left alone it walks a sort index through the
-- whole table for a fragment that it takes for common and that few names hold. Each statement is
-- planned once for a connection, since planning takes longer than most searches.
--
-- "kinds" restricts: 0 everyone, 1 employees, 2 employees and specialists, -1 everyone but employees.
--
-- Building the bitmap of what half of the table holds takes 50 ms. So what some 400 rows already hold
-- twice is looked for in a sample of some 8,000; what those have little of is rare enough in the whole,
-- and its bitmap is quick to build.

-- The first 2, 3, 4 and 6 letters of each word of a folded name: two beginnings are looked up at once,
-- where the trigrams of two beginnings would be ten long lists.
CREATE FUNCTION wordBeginnings(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left("word", "letters")
  FROM string_to_table($1, ' ') AS "word", unnest(ARRAY[2, 3, 4, 6]) AS "letters"
  WHERE length("word") >= "letters"
);

-- The one of them to look a typed word up by; null for a single letter. A last letter that can be read in
-- two ways is left out.
CREATE FUNCTION beginningOf("word" text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT left("word", max("letters")) FROM unnest(ARRAY[2, 3, 4, 6]) AS "letters"
  WHERE length("word") - CASE WHEN cardinality(foldReadings("word")) > 1 THEN 1 ELSE 0 END >= "letters"
);

-- With the blank before it, every word of a name begins with a blank: one pattern finds them.
CREATE INDEX "accountSearch" ON "account" USING gin (
  (' ' || "searchName") gin_trgm_ops, wordBeginnings("searchName"), "searchLastName" gin_trgm_ops,
  "searchPhone" gin_trgm_ops
) WITH (gin_pending_list_limit = 256) -- kB; every search reads all that is pending
  WHERE "deletedOn" IS NULL;
CREATE INDEX "accountSearchPeople" ON "account" USING gin (
  (' ' || "searchName") gin_trgm_ops, "searchPhone" gin_trgm_ops
) WHERE ("isEmploye" OR "isProfessional") AND "deletedOn" IS NULL;
CREATE INDEX "accountNameBegins" ON "account" ("searchName" COLLATE "C", "id") WHERE "deletedOn" IS NULL;

-- Each of the four addresses that an account may have.
CREATE INDEX "accountEmail1" ON "account" (split_part("searchEmail", ';', 1) COLLATE "C", "id")
  WHERE split_part("searchEmail", ';', 1) <> '' AND "deletedOn" IS NULL;
CREATE INDEX "accountEmail2" ON "account" (split_part("searchEmail", ';', 2) COLLATE "C", "id")
  WHERE split_part("searchEmail", ';', 2) <> '' AND "deletedOn" IS NULL;
CREATE INDEX "accountEmail3" ON "account" (split_part("searchEmail", ';', 3) COLLATE "C", "id")
  WHERE split_part("searchEmail", ';', 3) <> '' AND "deletedOn" IS NULL;
CREATE INDEX "accountEmail4" ON "account" (split_part("searchEmail", ';', 4) COLLATE "C", "id")
  WHERE split_part("searchEmail", ';', 4) <> '' AND "deletedOn" IS NULL;

-- The patterns of the n-th folded word, for a name with a blank before it: the word begins a word of the
-- name, or is anywhere in it. One or two letters always begin a word, where an index can find them. Of
-- the last word somebody is still typing the end. A word that is not there is in every name.
CREATE FUNCTION wordPatterns("words" text[], "n" integer, "anywhere" boolean) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN "n" > cardinality("words") THEN ARRAY['%'] ELSE ARRAY(
  SELECT CASE WHEN "anywhere" AND length("reading") > 2 THEN '%' ELSE '% ' END || "reading" || '%'
  FROM unnest(CASE WHEN "n" = cardinality("words") THEN foldReadings("words"["n"]) ELSE "words"["n":"n"] END) AS "reading"
) END;

-- Accounts whose name holds the folded words, at the beginning of its words or "anywhere"; any "most" of
-- them when there are more.
CREATE FUNCTION accountsNamed("words" text[], "anywhere" boolean, "kinds" integer, "most" integer) RETURNS integer[]
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
  "beginnings" text[] := ARRAY(SELECT beginningOf("word") FROM unnest("words") AS "word" WHERE beginningOf("word") <> '');
BEGIN
  IF "kinds" > 0 THEN
    RETURN ARRAY(
      SELECT a."id" FROM "account" a
      WHERE ' ' || "searchName" LIKE ANY ("one") AND ' ' || "searchName" LIKE ANY ("two")
        AND ' ' || "searchName" LIKE ANY ("three") AND ' ' || "searchName" ~ ALL ("more")
        AND ("isEmploye" OR "isProfessional") AND ("kinds" = 2 OR "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
  END IF;
  IF "rows" > 20000 AND 1 < (
    SELECT count(*) FROM "account" TABLESAMPLE SYSTEM (100 * 400 / "rows") REPEATABLE (1)
    WHERE ' ' || "searchName" LIKE ANY ("one") AND ' ' || "searchName" LIKE ANY ("two")
        AND ' ' || "searchName" LIKE ANY ("three") AND ' ' || "searchName" ~ ALL ("more")
      AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
  ) THEN
    "found" := ARRAY(
      SELECT a."id" FROM "account" a TABLESAMPLE SYSTEM (100 * 8000 / "rows") REPEATABLE (1)
      WHERE ' ' || "searchName" LIKE ANY ("one") AND ' ' || "searchName" LIKE ANY ("two")
        AND ' ' || "searchName" LIKE ANY ("three") AND ' ' || "searchName" ~ ALL ("more")
        AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
      LIMIT "most");
    IF cardinality("found") >= 20 THEN RETURN "found"; END IF;
  END IF;
  IF NOT "anywhere" AND cardinality("beginnings") > 0 THEN
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
CREATE FUNCTION accountsPhoned("pattern" text, "kinds" integer, "most" integer) RETURNS integer[]
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
  IF "rows" > 20000 AND 1 < (
    SELECT count(*) FROM "account" TABLESAMPLE SYSTEM (100 * 400 / "rows") REPEATABLE (1)
    WHERE "searchPhone" LIKE "pattern"
      AND ("kinds" = 0 OR NOT "isEmploye") AND "deletedOn" IS NULL
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

-- The first accounts, in the order of the folded name, whose name begins with a folded text.
CREATE FUNCTION accountsBeginning("key" text, "kinds" integer, "most" integer) RETURNS integer[]
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

-- The first accounts with an e-mail address from one text to another, both in lower case.
CREATE FUNCTION accountsAddressed("from" text, "till" text, "kinds" integer, "most" integer) RETURNS integer[]
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

-- The best "most" accounts for what a person typed: the exact number, tax number or e-mail first, then
-- names that begin with it, names of which a word begins with each typed word, and names that hold it;
-- those that only hold several words are left out when there are others. Four digits and more are
-- looked for in phones; addresses are looked for from their beginning.
CREATE FUNCTION searchAccounts("typed" text, "kinds" integer, "most" integer)
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
  "one" text[] := wordPatterns("words", 1, false);
  "two" text[] := wordPatterns("words", 2, false);
  "three" text[] := wordPatterns("words", 3, false);
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

-- Accounts that share the tax number, an e-mail, a phone (its last ten digits) or the full name with the
-- given ones, one row a reason, at most some for each. "names" are full names: all the words of one must
-- be words of an account's name, in any order and script.
CREATE FUNCTION similarAccounts("names" text[], "emails" text, "phones" text, "tax" text, "kinds" integer)
RETURNS TABLE ("id" integer, "description" text, "by" text)
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "given" text;
  "words" text[];
  "taxed" integer[] := '{}';
  "addressed" integer[] := '{}';
  "phoned" integer[] := '{}';
  "named" integer[] := '{}';
BEGIN
  IF btrim("tax") <> '' THEN
    "taxed" := ARRAY(SELECT t."id" FROM "account" t WHERE t."taxNumber" = btrim("tax") AND t."deletedOn" IS NULL LIMIT 20);
  END IF;
  FOREACH "given" IN ARRAY regexp_split_to_array(lower("emails" COLLATE pg_c_utf8), '[;,\s]+') LOOP
    CONTINUE WHEN "given" = '';
    "addressed" := "addressed" || accountsAddressed("given", "given", "kinds", 20);
  END LOOP;
  FOREACH "given" IN ARRAY string_to_array(foldDigits("phones"), ' ') LOOP
    CONTINUE WHEN length("given") < 7;
    "phoned" := "phoned" || accountsPhoned('%' || right("given", 10) || '%', "kinds", 20);
  END LOOP;
  FOREACH "given" IN ARRAY "names" LOOP
    "words" := string_to_array(fold("given"), ' ');
    CONTINUE WHEN cardinality("words") = 0;
    "named" := "named" || ARRAY(
      SELECT a."id" FROM "account" a
      WHERE a."id" = ANY (accountsNamed("words", false, "kinds", 200))
        AND "words" <@ string_to_array(a."searchName", ' '));
  END LOOP;

  RETURN QUERY
  SELECT a."id", coalesce(nullif(a."name", ''), nullif(a."email", ''), nullif(a."phone", ''), ''), m."by"
  FROM (
    SELECT unnest("taxed") AS "id", 'taxNumber' AS "by" UNION SELECT unnest("addressed"), 'email'
    UNION SELECT unnest("phoned"), 'phone' UNION SELECT unnest("named"), 'name'
  ) AS m
  JOIN "account" a ON a."id" = m."id"
  WHERE "kinds" = 0 OR NOT a."isEmploye";
END $$;
