-- Finds leads by number, or by words of the account's name and of the description in any of three scripts. Statements are planned
-- once per connection, because planning takes longer than running them.
-- version: 2
-- requires: typedWords.sql

-- At most "most" leads whose title has all words (of wordPatternsOf). Each word is one pattern, as in findAccounts.sql.
CREATE OR REPLACE FUNCTION leadsTitled("words" text[], "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET max_parallel_workers_per_gather = 0
SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
DECLARE
  "one" text := "words"[1];
  "two" text := coalesce("words"[2], "one");
  "more" text[] := "words"[3:];
BEGIN
  RETURN ARRAY(
    SELECT l."id" FROM "lead" l
    WHERE ' ' || "searchText" ~ "one" AND ' ' || "searchText" ~ "two" AND ' ' || "searchText" ~ ALL ("more")
      AND "deletedOn" IS NULL
    LIMIT "most");
END $$;

-- The best leads for a typed text: the exact number, titles that begin with it, then titles with every typed word, the last of
-- which may be incomplete. One or two letters are too few for titles.
CREATE OR REPLACE FUNCTION searchLeads("typed" text, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "sortedBy" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20 -- so that what is joined with them is looked up by number
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  "key" text := fold("typed");
  "exactly" text := btrim("typed", ' #');
  "words" text[] := wordPatternsOf("typed");
  "found" integer[] := ARRAY[CASE WHEN "exactly" ~ '^[0-9]{1,9}$' THEN "exactly"::integer END];
BEGIN
  IF length("key") > 2 AND cardinality("words") > 0 THEN
    "found" := "found" || leadsTitled("words", 200);
  END IF;
  RETURN QUERY
  SELECT l."id", CASE WHEN l."id" = "found"[1] THEN 0 WHEN starts_with(l."searchText", "key") THEN 2 ELSE 3 END AS "rank",
    l."searchText"
  FROM "lead" l WHERE l."id" = ANY ("found") AND l."deletedOn" IS NULL
  ORDER BY "rank", l."searchText" COLLATE "C", l."id" LIMIT "most";
END $$;
