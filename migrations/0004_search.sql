-- Finding accounts by a piece of a name, a phone, an e-mail or a number, steadily fast at a million.
-- The ways in are chosen here, not by the planner: left alone it walks a sort index through the
-- whole table for a fragment that it takes for common and that few names hold.

-- With the blank before it, every word of a name begins with a blank: one pattern finds them.
CREATE INDEX "accountSearch" ON "account" USING gin (
  (' ' || "searchName") gin_trgm_ops, "searchLastName" gin_trgm_ops, "searchPhone" gin_trgm_ops
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

-- The first accounts, in the order of a text, of which that text begins with another. The text is an
-- expression over "account" with an index of its own; "only" restricts further.
CREATE FUNCTION accountsBeginning("text" text, "key" text, "only" text, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET jit = off
AS $$
DECLARE "found" integer[];
BEGIN
  EXECUTE format(
    'SELECT array_agg("id") FROM (SELECT "id" FROM "account"
     WHERE %1$s <> %5$L AND %1$s COLLATE "C" >= %2$L AND %1$s COLLATE "C" < %3$L AND "deletedOn" IS NULL AND %4$s
     ORDER BY %1$s COLLATE "C", "id" LIMIT %6$s) AS "first"',
    "text", "key", "key" || U&'\+10FFFF', "only", '', "most") INTO "found";
  RETURN coalesce("found", '{}');
END $$;

-- Accounts that meet a condition, any "most" of them when there are more.
-- Building the whole bitmap of a common fragment takes 50 ms, so of what is likely common the first
-- ones are taken from a sample of some 8,000 rows. What the sample has little of is rare in the table
-- too, and its bitmap is quick to build.
CREATE FUNCTION accountsMeeting("condition" text, "most" integer) RETURNS integer[]
LANGUAGE plpgsql VOLATILE STRICT -- EXPLAIN needs it
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
SET max_parallel_workers_per_gather = 0 SET jit = off
AS $$
DECLARE
  "found" integer[];
  "plan" json;
  "rows" real := (SELECT reltuples FROM pg_class WHERE oid = '"account"'::regclass);
  "common" integer := 5000;
BEGIN
  IF "rows" > 20000 THEN
    -- Of the column the statistics know much, of the indexed expression too little.
    EXECUTE 'EXPLAIN (FORMAT JSON) SELECT FROM "account" WHERE "deletedOn" IS NULL AND '
      || replace("condition", quote_literal(' ') || ' || "searchName"', '"searchName"') INTO "plan";
    IF ("plan" #>> '{0,Plan,Plan Rows}')::real > "common" THEN
      EXECUTE format(
        'SELECT array_agg("id") FROM (SELECT "id" FROM "account" TABLESAMPLE SYSTEM (%s) REPEATABLE (1)
         WHERE "deletedOn" IS NULL AND %s LIMIT %s) AS "sample"',
        100 * 8000 / "rows", "condition", "most") INTO "found";
      IF cardinality("found") >= 20 THEN RETURN "found"; END IF;
    END IF;
  END IF;
  EXECUTE format(
    'SELECT array_agg("id") FROM (SELECT "id" FROM "account" WHERE "deletedOn" IS NULL AND %s LIMIT %s) AS "all"',
    "condition", "most") INTO "found";
  RETURN coalesce("found", '{}');
END $$;

-- The best "most" accounts for what a person typed: the exact number, tax number or e-mail first, then
-- names that begin with it, names of which a word begins with each typed word, and names that hold it.
-- Four digits and more are looked for in phones, addresses from their beginning.
-- "kinds" restricts: 0 everyone, 1 employees, 2 employees and specialists, -1 everyone but employees.
CREATE FUNCTION searchAccounts("typed" text, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "searchName" text)
LANGUAGE plpgsql VOLATILE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  "key" text := fold("typed");
  "words" text[] := string_to_array(fold("typed"), ' ');
  "last" integer := cardinality("words");
  "address" text := lower(btrim("typed") COLLATE pg_c_utf8);
  "digits" text := replace(foldDigits("typed"), ' ', '');
  "isPhone" boolean := "typed" ~ '^[-+()./0-9\s]+$' AND length("digits") > 3;
  "isAddress" boolean := "typed" ~ '^\s*[^\s@]+@[^\s@]*\s*$';
  "exactly" text := btrim("typed");
  "number" integer := CASE WHEN btrim("typed") ~ '^[0-9]{1,9}$' THEN btrim("typed")::integer END;
  "only" text := CASE "kinds"
    WHEN 1 THEN '("isEmploye" OR "isProfessional") AND "isEmploye"'
    WHEN 2 THEN '("isEmploye" OR "isProfessional")'
    WHEN -1 THEN 'NOT "isEmploye"'
    ELSE 'true' END;
  -- Conditions: each typed word begins a word; each is held anywhere.
  "beginning" text := "only";
  "holding" text := "only";
  "readings" text[];
  "found" integer[] := '{}';
  "named" integer[] := '{}';
BEGIN
  FOR "i" IN 1 .. "last" LOOP
    -- Only the last word may be cut within a digraph: somebody is still typing it.
    "readings" := CASE WHEN "i" = "last" THEN foldReadings("words"["i"]) ELSE ARRAY["words"["i"]] END;
    "beginning" := "beginning" || format(' AND %L || "searchName" LIKE ANY (%L)', ' ',
      ARRAY(SELECT '% ' || "reading" || '%' FROM unnest("readings") AS "reading"));
    "holding" := "holding" || format(' AND %L || "searchName" LIKE ANY (%L)', ' ',
      ARRAY(SELECT CASE WHEN length("reading") < 3 THEN '% ' ELSE '%' END || "reading" || '%' FROM unnest("readings") AS "reading"));
  END LOOP;
  IF "isPhone" THEN
    "found" := accountsMeeting("only" || format(' AND "searchPhone" LIKE %L', '%' || "digits" || '%'), 200);
  END IF;
  IF "key" <> '' AND NOT "isAddress" AND cardinality("found") < "most" THEN
    -- Each step finds what the one before it found, and more.
    IF "kinds" < 1 THEN "named" := accountsBeginning('"searchName"', "key", "only", "most"); END IF;
    IF cardinality("named") < "most" THEN "named" := accountsMeeting("beginning", 200); END IF;
    IF cardinality("named") < "most" THEN "named" := accountsMeeting("holding", 200); END IF;
  END IF;
  IF "address" ~ '^[^\s;]{3,}$' AND cardinality("found") + cardinality("named") < "most" THEN
    FOR "i" IN 1 .. 4 LOOP
      "found" := "found" || accountsBeginning(format('split_part("searchEmail", %L, %s)', ';', "i"), "address", "only", "most");
    END LOOP;
  END IF;

  RETURN QUERY EXECUTE format(
    'SELECT "id", CASE
       WHEN "id" = $2 OR "taxNumber" = $3 OR "searchEmail" = $4 THEN 0
       WHEN length($5) > 0 AND starts_with("searchName", $5) THEN 1
       WHEN %s THEN 2
       ELSE 3 END AS "rank", "searchName"
     FROM "account"
     WHERE "id" IN (
       SELECT unnest($1) UNION ALL SELECT $2
       UNION ALL SELECT "id" FROM "account" WHERE "taxNumber" = $3 AND "deletedOn" IS NULL
     ) AND "deletedOn" IS NULL AND %s
     ORDER BY "rank", "searchName" COLLATE "C", "id" LIMIT $6',
    CASE WHEN "key" = '' THEN 'false' ELSE "beginning" END, "only")
  USING "found" || "named", "number", "exactly", "address", "key", "most";
END $$;

-- Accounts that share an e-mail, a phone (its last ten digits), the tax number or the full name with
-- the given ones, one row a reason. "names" are full names; all their words must be in an account's
-- name, in any order and script. "only" restricts further.
CREATE FUNCTION similarAccounts("names" text[], "emails" text, "phones" text, "tax" text, "only" text)
RETURNS TABLE ("id" integer, "by" text)
LANGUAGE plpgsql VOLATILE STRICT
AS $$
DECLARE
  "addresses" text[] := array_remove(regexp_split_to_array(lower("emails" COLLATE pg_c_utf8), '[;,\s]+'), '');
  "given" text;
BEGIN
  IF btrim("tax") <> '' THEN
    RETURN QUERY SELECT unnest(accountsMeeting(format('"taxNumber" = %L AND %s', btrim("tax"), "only"), 5)), 'taxNumber';
  END IF;
  IF cardinality("addresses") > 0 THEN
    FOR "i" IN 1 .. 4 LOOP
      RETURN QUERY SELECT unnest(accountsMeeting(format(
        'split_part("searchEmail", %1$L, %2$s) COLLATE "C" = ANY (%3$L) AND split_part("searchEmail", %1$L, %2$s) <> %4$L AND %5$s',
        ';', "i", "addresses", '', "only"), 5)), 'email';
    END LOOP;
  END IF;
  FOREACH "given" IN ARRAY string_to_array(foldDigits("phones"), ' ') LOOP
    CONTINUE WHEN length("given") < 7;
    RETURN QUERY SELECT unnest(accountsMeeting(format(
      '"searchPhone" LIKE %L AND %s', '%' || right("given", 10) || '%', "only"), 5)), 'phone';
  END LOOP;
  FOREACH "given" IN ARRAY "names" LOOP
    CONTINUE WHEN fold("given") = '';
    RETURN QUERY SELECT unnest(accountsMeeting(format('%s AND %s', (
      SELECT string_agg(format('%1$L || "searchName" LIKE %2$L AND %1$L || "searchName" || %1$L LIKE %3$L',
        ' ', '% ' || "word" || '%', '% ' || "word" || ' %'), ' AND ')
      FROM regexp_split_to_table(fold("given"), ' ') AS "word"), "only"), 5)), 'name';
  END LOOP;
END $$;
