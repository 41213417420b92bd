-- Finds objects by reference number or by words of a title in any of three scripts. Statements are planned once per connection,
-- because planning takes longer than running them.
-- version: 3
-- requires: letters.tables.sql typedWords.sql

-- At most "most" objects whose title has all words (of wordPatternsOf). Each word is one pattern, as in findAccounts.sql. "number"
-- leaves out objects that are found by number.
CREATE OR REPLACE FUNCTION objectsTitled("words" text[], "number" text, "onlyShortRent" boolean, "most" integer) RETURNS integer[]
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
    SELECT o."id" FROM "object" o
    WHERE ' ' || "searchTitle" ~ "one" AND ' ' || "searchTitle" ~ "two" AND ' ' || "searchTitle" ~ ALL ("more")
      AND "deletedOn" IS NULL AND NOT "isBlank" AND ("forShortRent" OR NOT "onlyShortRent")
      AND NOT starts_with("referenceNumber", "number")
    LIMIT "most");
END $$;

-- The best "most" objects for a typed text: the exact number, numbers that begin with it, titles that begin with it, titles that
-- have every typed word, the last of which may be unfinished. One or two letters are too few for titles. A "#" or "ref" before a
-- number is ignored, and look-alike letters of another keyboard are accepted in it.
CREATE OR REPLACE FUNCTION searchObjects("typed" text, "onlyShortRent" boolean, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "sortedBy" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20 -- so that what is joined with them is looked up by number
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  "key" text := fold("typed");
  "look" text := fold(lookLetters("typed"));
  "words" text[] := wordPatternsOf("typed");
  "number" text := regexp_replace(
    translate(upper(btrim("typed") COLLATE "letters"), 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІЈ', 'ABEZHIKMNOPTYXABEKMHOPCTYXIJ'), '^(#|REF ?(?=.{4}$))', '');
  "titled" integer[];
BEGIN
  IF "number" ~ '^[0-9A-Z]{1,4}$' THEN
    RETURN QUERY
    SELECT o."id", CASE WHEN o."referenceNumber" = "number" THEN 0 ELSE 1 END, o."referenceNumber"
    FROM "object" o
    WHERE o."referenceNumber" >= "number" AND o."referenceNumber" < "number" || '~'
      AND o."deletedOn" IS NULL AND NOT o."isBlank" AND (o."forShortRent" OR NOT "onlyShortRent")
    ORDER BY o."referenceNumber" LIMIT "most";
  ELSE
    "number" := '-'; -- which no number begins with
  END IF;
  IF length("key") > 2 AND cardinality("words") > 0 THEN
    "titled" := objectsTitled("words", "number", "onlyShortRent", 200);
    IF cardinality("titled") = 0 THEN RETURN; END IF;
    RETURN QUERY
    SELECT o."id", CASE WHEN starts_with(o."searchTitle", "key") OR starts_with(o."searchTitle", "look") THEN 2 ELSE 3 END AS "rank", o."searchTitle"
    FROM "object" o WHERE o."id" = ANY ("titled")
    ORDER BY "rank", o."searchTitle" COLLATE "C", o."id" LIMIT "most";
  END IF;
END $$;
