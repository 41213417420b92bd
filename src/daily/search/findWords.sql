-- Finds the words of names that may be meant by a typed word, the nearest first; see nameKeys.sql.
-- version: 2
-- requires: nameKeys.sql

-- At most 200 words for a typed word (of nameText), which may go on if it is "open", each with its distance: 0 the word itself,
-- 1 words that begin with it, 2 to 9 words that sound or look alike, 20 everyday forms of the name.
CREATE OR REPLACE FUNCTION wordsLike("typed" text, "open" boolean, OUT "words" text[], OUT "nears" integer[])
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
#variable_conflict use_column
DECLARE
  "plain" text := plainText("typed");
  "whole" text[];
  "wholeCosts" integer[];
  "keys" text[] := '{}';
  "costs" integer[] := '{}';
  -- In its own script a name is written as it sounds; only in Latin are there variants, such as Muller and Mueller.
  "script" text := CASE WHEN "plain" ~ '^[α-ω]+$' THEN '^[α-ω]+$' WHEN "plain" ~ '^[а-яђ-џґ]+$' THEN '^[а-яђ-џґ]+$' ELSE '^[a-z]+$' END;
  "within" integer := CASE WHEN "plain" ~ '^[a-z]' THEN 2 ELSE 1 END;
  "groups" integer[];
  "alike" text[];
BEGIN
  SELECT array_agg("key"), array_agg("cost") INTO "whole", "wholeCosts" FROM (
    SELECT "key", min("cost") AS "cost" FROM (
      SELECT "key", "cost" FROM wordSounds("typed", false, false, 32) WHERE "cost" < 4
      UNION ALL SELECT "key", "cost" + 3 FROM wordSounds("typed", false, true, 32) WHERE "cost" < 4 AND "typed" ~ '[a-z0-9]'
      -- The end of Иванов is pronounced and transliterated with f: Ιβανόφ, Ivanoff.
      UNION ALL SELECT "key", "cost" + 1 FROM wordSounds(regexp_replace("typed", '(φ|ff?)$', 'v'), false, false, 16) WHERE "cost" < 3 AND "typed" ~ '[oeοεόέ](φ|ff?)$'
    ) AS "reading" GROUP BY 1 ORDER BY 2, 1 LIMIT 48) AS "best";
  IF "open" THEN
    SELECT array_agg("key"), array_agg("cost") INTO "keys", "costs" FROM (
      SELECT "key", min("cost") AS "cost" FROM (
        SELECT "key", "cost" FROM wordSounds("typed", true, false, 32) WHERE "cost" < 3
        UNION ALL SELECT "key", "cost" + 3 FROM wordSounds("typed", true, true, 32) WHERE "cost" < 3 AND "typed" ~ '[a-z0-9]'
      ) AS "reading" WHERE length("plain") > 2 OR "cost" = 0 GROUP BY 1 ORDER BY 2, 1 LIMIT 32) AS "best";
  END IF;
  "groups" := ARRAY(
    SELECT e."group" FROM unnest("whole", "wholeCosts") AS r ("key", "cost")
    CROSS JOIN LATERAL (SELECT e."group" FROM "everydayName" e WHERE e."key" = r."key" LIMIT 20) AS e
    WHERE (r."cost" < 2 OR r."cost" = 3) AND length(r."key") > 3);
  "alike" := ARRAY(SELECT DISTINCT e."key" FROM "everydayName" e WHERE e."group" = ANY ("groups"));
  SELECT array_agg("word" ORDER BY "near", "word"), array_agg("near" ORDER BY "near", "word") INTO "words", "nears"
  FROM (
    SELECT "word", min("near")::integer AS "near" FROM (
      SELECT n."word", 0 AS "near" FROM "nameWord" n WHERE n."key" = "plain"
      UNION ALL
      (SELECT n."word", 1 FROM "nameWord" n
        WHERE "open" AND n."key" > "plain" AND n."key" < "plain" || U&'\+10FFFF' ORDER BY n."key" LIMIT 400)
      UNION ALL
      SELECT n."word", 2 + r."cost" + n."near" FROM unnest("whole", "wholeCosts") AS r ("key", "cost")
      CROSS JOIN LATERAL (SELECT n."word", n."near" FROM "nameWord" n WHERE n."key" = r."key" LIMIT 200) AS n
      WHERE r."cost" + n."near" < CASE WHEN n."word" ~ "script" THEN "within" ELSE 6 END
      UNION ALL
      SELECT n."word", 3 + r."cost" + n."near" FROM unnest("keys", "costs") AS r ("key", "cost")
      CROSS JOIN LATERAL (
        SELECT n."word", n."near" FROM "nameWord" n
        WHERE n."key" > r."key" AND n."key" < r."key" || '~' AND n."near" < 3 LIMIT 400) AS n
      WHERE r."cost" + n."near" < CASE WHEN n."word" ~ "script" THEN "within" ELSE 5 END
      UNION ALL
      SELECT n."word", 20 FROM unnest("alike") AS r ("key")
      CROSS JOIN LATERAL (SELECT n."word" FROM "nameWord" n WHERE n."key" = r."key" AND n."near" < 2 LIMIT 200) AS n
    ) AS "found"
    GROUP BY 1 ORDER BY 2, 1 LIMIT 200
  ) AS "best";
  "words" := coalesce("words", '{}');
  "nears" := coalesce("nears", '{}');
END $$;

-- Words that contain the typed text, from three letters on.
CREATE OR REPLACE FUNCTION wordsHolding("typed" text) RETURNS text[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  "found" text[] := '{}';
  "one" text;
BEGIN
  IF length("typed") < 3 THEN RETURN "found"; END IF;
  FOR "one" IN
    SELECT plainText("typed")
    UNION SELECT substr("key", 2) FROM wordSounds("typed", true, false, 8) WHERE "cost" = 0 AND length("key") > 3
  LOOP
    "found" := "found" || ARRAY(
      SELECT n."word" FROM "nameWord" n WHERE n."key" LIKE '%' || "one" || '%' AND n."near" = 0 LIMIT 200);
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT unnest("found"));
END $$;

-- Words of five letters or more that the typed word misspells by one mistake: a letter missing, added or wrong, or two swapped.
-- The mistake is in one half of the word; the other half is looked up. Only the spelling and the usual reading are compared: in
-- the same script another reading would be a second mistake, and so would a missing end.
CREATE OR REPLACE FUNCTION wordsWithMistake("typed" text) RETURNS text[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  "found" text[] := '{}';
  "one" text;
  "cost" integer;
  "letters" text;
  "size" integer;
  "half" text;
  "pattern" text;
  "script" text := CASE WHEN plainText("typed") ~ '^[α-ω]+$' THEN '^[α-ω]+$' WHEN plainText("typed") ~ '^[а-яђ-џґ]+$' THEN '^[а-яђ-џґ]+$' ELSE '^[a-z]+$' END;
BEGIN
  IF length("typed") < 5 THEN RETURN "found"; END IF;
  FOR "one", "cost" IN
    SELECT "key", min("cost") FROM (
      SELECT plainText("typed") AS "key", 0 AS "cost"
      UNION ALL (SELECT "key", "cost" FROM wordSounds("typed", false, false, 8) WHERE "cost" < 2 ORDER BY "cost", "key" LIMIT 3)
      UNION ALL (SELECT "key", "cost" FROM wordSounds("typed", false, true, 8) WHERE "cost" < 1 LIMIT 1)
    ) AS "reading" GROUP BY 1
  LOOP
    "letters" := ltrim("one", '=');
    "size" := length("letters");
    CONTINUE WHEN "size" < 4;
    "pattern" := '^' || CASE WHEN "one" <> "letters" THEN '=' ELSE '' END || '(' || (
      SELECT string_agg(
        left("letters", "i" - 1) || '(.' || substr("letters", "i" + 1) || '|.' || substr("letters", "i")
          || '|' || substr("letters", "i" + 1) || '|' || substr("letters", "i" + 1, 1) || substr("letters", "i", 1) || substr("letters", "i" + 2) || ')', '|')
      FROM generate_series(1, "size") AS "i") || '|' || "letters" || '.)$';
    -- A beginning long enough to be rare; if two letters are swapped there, the second comes first.
    "half" := left("one", length("one") - "size" + CASE WHEN "size" < 6 THEN 2 ELSE "size" / 2 - 1 END);
    FOREACH "half" IN ARRAY ARRAY["half"]
      || CASE WHEN "size" < 6 THEN left("half", -1) || substr("letters", "size" / 2 + 1, 1) END
    LOOP
      CONTINUE WHEN "half" IS NULL;
      "found" := "found" || ARRAY(
        SELECT n."word" FROM "nameWord" n
        WHERE n."key" >= "half" AND n."key" < "half" || U&'\+10FFFF' AND n."near" + "cost" < CASE WHEN n."word" ~ "script" THEN 1 ELSE 2 END
          AND length(n."key") BETWEEN length("one") - 1 AND length("one") + 1 AND n."key" ~ "pattern" LIMIT 100);
    END LOOP;
    "found" := "found" || ARRAY(
      SELECT n."word" FROM "nameWord" n
      WHERE n."key" LIKE '%' || right("letters", greatest(3, ("size" + 1) / 2)) || '%' AND n."near" = 0
        AND ("cost" = 0 OR n."word" !~ "script")
        AND length(n."key") BETWEEN length("one") - 1 AND length("one") + 1 AND n."key" ~ "pattern" LIMIT 100);
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT unnest("found"));
END $$;
