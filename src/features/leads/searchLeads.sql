-- Finding leads by their number or by words of their account's name and of what is asked for, in any of three
-- scripts, with statements planned once for a connection: planning takes longer than running them.
-- version: 1

-- Leads whose title has words that begin with the typed ones, any "most" of them when there are more.
-- Each word is one pattern, as in findAccounts.sql.
CREATE OR REPLACE FUNCTION leadsTitled("words" text[], "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  "last" integer := cardinality("words");
  "cut" text := ' (' || array_to_string(foldReadings("words"["last"]), '|') || ')';
  "one" text := CASE WHEN "last" > 1 THEN '% ' || "words"[1] || '%' ELSE '%' END;
  "two" text := CASE WHEN "last" > 2 THEN '% ' || "words"[2] || '%' ELSE '%' END;
  "more" text[] := ARRAY(SELECT '% ' || "word" || '%' FROM unnest("words"[3 : "last" - 1]) AS "word");
BEGIN
  RETURN ARRAY(
    SELECT l."id" FROM "lead" l
    WHERE ' ' || "searchText" ~ "cut" AND ' ' || "searchText" LIKE "one"
      AND ' ' || "searchText" LIKE "two" AND ' ' || "searchText" LIKE ALL ("more")
      AND "deletedOn" IS NULL
    LIMIT "most");
END $$;

-- The best leads for what a person typed: the exact number, titles that begin with it, titles of which a
-- word begins with each typed word. One or two letters are too few to look for in titles.
CREATE OR REPLACE FUNCTION searchLeads("typed" text, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "sortedBy" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20 -- so that what is joined with them is looked up by number
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  "key" text := fold("typed");
  "exactly" text := btrim("typed", ' #');
  "found" integer[] := ARRAY[CASE WHEN "exactly" ~ '^[0-9]{1,9}$' THEN "exactly"::integer END];
BEGIN
  IF length("key") > 2 THEN
    "found" := "found" || leadsTitled(string_to_array("key", ' '), 200);
  END IF;
  RETURN QUERY
  SELECT l."id", CASE WHEN l."id" = "found"[1] THEN 0 WHEN starts_with(l."searchText", "key") THEN 2 ELSE 3 END AS "rank",
    l."searchText"
  FROM "lead" l WHERE l."id" = ANY ("found") AND l."deletedOn" IS NULL
  ORDER BY "rank", l."searchText" COLLATE "C", l."id" LIMIT "most";
END $$;
