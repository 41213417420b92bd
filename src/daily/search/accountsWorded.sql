-- Finds accounts by words of their names as written; findWords.sql finds the words that may be meant.
-- version: 2
-- requires: nameKeys.sql
--
-- Words that begin alike are adjacent in the index of "accountWord", so that reading stops as soon as there are enough. "kinds"
-- as in findAccounts.sql; employees and specialists have an index of their own.

-- At most "most" accounts: those of the first words first, and of these the ones whose last or whole name begins with the word.
CREATE OR REPLACE FUNCTION accountsOfWords("words" text[], "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET enable_mergejoin = off SET enable_hashjoin = off
AS $$
BEGIN
  IF "kinds" > 0 THEN
    RETURN ARRAY(
      SELECT w."accountId" FROM unnest("words") AS t ("word"), (VALUES (0), (1)) AS p ("place")
      CROSS JOIN LATERAL (
        SELECT w."accountId" FROM "accountWord" w
        WHERE w."place" = p."place" AND w."word" = t."word" AND w."kind" > 0 AND ("kinds" = 2 OR w."kind" = 1)
        ORDER BY w."accountId" LIMIT "most") AS w
      LIMIT "most");
  END IF;
  RETURN ARRAY(
    SELECT w."accountId" FROM unnest("words") AS t ("word")
    CROSS JOIN LATERAL (
      (SELECT w."accountId" FROM "accountWord" w
        WHERE w."place" = 0 AND w."word" = t."word" AND ("kinds" = 0 OR w."kind" <> 1) ORDER BY w."accountId" LIMIT "most")
      UNION ALL
      (SELECT w."accountId" FROM "accountWord" w
        WHERE w."place" = 1 AND w."word" = t."word" AND ("kinds" = 0 OR w."kind" <> 1) ORDER BY w."accountId" LIMIT "most")) AS w
    LIMIT "most");
END $$;

-- The first "most" accounts with words between two texts.
CREATE OR REPLACE FUNCTION accountsFrom("at" integer, "from" text, "till" text, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off
AS $$
BEGIN
  IF "kinds" > 0 THEN
    RETURN ARRAY(
      SELECT w."accountId" FROM "accountWord" w
      WHERE w."place" = "at" AND w."word" >= "from" AND w."word" <= "till" AND w."kind" > 0 AND ("kinds" = 2 OR w."kind" = 1)
      ORDER BY w."word", w."accountId" LIMIT "most");
  END IF;
  RETURN ARRAY(
    SELECT w."accountId" FROM "accountWord" w
    WHERE w."place" = "at" AND w."word" >= "from" AND w."word" <= "till" AND ("kinds" = 0 OR w."kind" <> 1)
    ORDER BY w."word", w."accountId" LIMIT "most");
END $$;

-- Those of the accounts that have a word between two texts, or, if "words" is given, one of its keys.
CREATE OR REPLACE FUNCTION accountsAlso("ids" integer[], "from" text, "till" text, "words" jsonb, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off SET enable_bitmapscan = off
AS $$
BEGIN
  IF "words" IS NULL THEN
    RETURN ARRAY(
      SELECT i."id" FROM unnest("ids") AS i ("id")
      WHERE EXISTS (SELECT FROM "accountWord" w WHERE w."accountId" = i."id" AND w."word" >= "from" AND w."word" <= "till" OFFSET 0)
      LIMIT "most");
  END IF;
  RETURN ARRAY(
    SELECT i."id" FROM unnest("ids") AS i ("id")
    WHERE EXISTS (SELECT FROM "accountWord" w WHERE w."accountId" = i."id" AND "words" ? w."word" OFFSET 0)
    LIMIT "most");
END $$;

-- At most "most" accounts that have every word: a word between two texts, or, if "lists" is given, one of the keys of its list.
-- Starts with the rarest word, counted up to 300, and reads more only if these are not enough.
CREATE OR REPLACE FUNCTION accountsOfAll("from" text[], "till" text[], "lists" jsonb, "kinds" integer, "most" integer) RETURNS integer[]
LANGUAGE plpgsql STABLE
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
DECLARE
  "some" integer[];
  "fewest" integer[];
  "best" integer;
  "found" integer[];
  "last" integer := cardinality("from");
  "reach" integer := 300;
BEGIN
  LOOP
    "fewest" := NULL;
    FOR "i" IN 1 .. "last" LOOP
      IF "lists" IS NULL THEN
        "some" := accountsFrom(0, "from"["i"], "till"["i"], "kinds", "reach");
        IF cardinality("some") < "reach" THEN
          "some" := "some" || accountsFrom(1, "from"["i"], "till"["i"], "kinds", "reach" - cardinality("some"));
        END IF;
      ELSE
        "some" := accountsOfWords(ARRAY(SELECT jsonb_object_keys("lists" -> ("i" - 1))), "kinds", "reach");
      END IF;
      IF cardinality("some") = 0 THEN RETURN '{}'; END IF;
      IF "fewest" IS NULL OR cardinality("some") < cardinality("fewest") THEN
        "fewest" := "some";
        "best" := "i";
      END IF;
      EXIT WHEN cardinality("fewest") < 100;
    END LOOP;
    "found" := ARRAY(SELECT DISTINCT unnest("fewest"));
    FOR "i" IN 1 .. "last" LOOP
      CONTINUE WHEN "i" = "best";
      "found" := accountsAlso("found", "from"["i"], "till"["i"], "lists" -> ("i" - 1), CASE WHEN "last" = 2 THEN "most" ELSE "reach" END);
    END LOOP;
    EXIT WHEN cardinality("found") >= 20 OR cardinality("fewest") < "reach" OR "reach" > 3000;
    "reach" := 10 * "reach";
  END LOOP;
  RETURN "found"[1:"most"];
END $$;

-- Accounts that match all typed words, the nearest first. A word followed by another is complete; the last one may go on if it is
-- "open". Words of at most "cut" letters may be abbreviations (see accountsMeant). "near": see wordsLike; "isFirst": the word begins a
-- last or whole name. Accounts written exactly so come first. Only if they are fewer than "most" come names that sound or look
-- alike, then names that contain the text, and if there is nothing else, names with one mistake. One or two letters are matched by
-- sound only (see fold.sql).
CREATE OR REPLACE FUNCTION accountsOfTyped("typed" text, "open" boolean, "cut" integer, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "near" integer, "isFirst" boolean)
LANGUAGE plpgsql STABLE STRICT ROWS 20
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off SET enable_mergejoin = off
AS $$
#variable_conflict use_column
DECLARE
  -- Limits the work for texts that are no name: four words of 24 letters.
  "typedWords" text[] := ARRAY(
    SELECT left("word", 24) FROM string_to_table("typed", ' ') WITH ORDINALITY AS t ("word", "n")
    WHERE "word" <> '' ORDER BY "n" LIMIT 4);
  "count" integer := cardinality("typedWords");
  "from" text[] := ARRAY(SELECT plainText("word") FROM unnest("typedWords") AS "word");
  "begins" boolean[] := ARRAY(
    SELECT "open" AND "n" = "count" OR "n" < "count" AND length("word") <= "cut"
    FROM unnest("from") WITH ORDINALITY AS t ("word", "n") ORDER BY "n");
  "till" text[] := ARRAY(
    SELECT "word" || CASE WHEN "begins"["n"] THEN U&'\+10FFFF' ELSE '' END
    FROM unnest("from") WITH ORDINALITY AS t ("word", "n") ORDER BY "n");
  "short" boolean := "open" AND 3 > ALL (ARRAY(SELECT length("word") FROM unnest("from") AS "word"));
  "words" text[];
  "nears" integer[];
  "found" integer[] := '{}';
  "folded" integer[] := '{}';
  -- All words with their distance and the typed word that they match.
  "all" text[] := '{}';
  "allNears" integer[] := '{}';
  "allAt" integer[] := '{}';
  "lists" jsonb;
BEGIN
  IF "count" = 0 THEN RETURN; END IF;
  IF "count" = 1 THEN
    FOR "place" IN 0 .. 1 LOOP
      "found" := "found" || accountsFrom("place", "from"[1], "from"[1], "kinds", "most");
    END LOOP;
    IF "open" THEN
      FOR "place" IN 0 .. 1 LOOP
        EXIT WHEN cardinality("found") >= "most";
        "found" := ARRAY(SELECT DISTINCT unnest("found" || accountsFrom("place", "from"[1], "till"[1], "kinds", 2 * "most" + 20)));
      END LOOP;
    END IF;
  ELSE
    -- Usually a name is typed from its beginning.
    IF "kinds" < 1 THEN
      "found" := accountsBeginning(fold("typed"), "kinds", 2 * "most");
      FOR "i" IN 1 .. "count" LOOP "found" := accountsAlso("found", "from"["i"], "till"["i"], NULL, 2 * "most"); END LOOP;
    END IF;
    IF cardinality("found") < "most" THEN
      "found" := "found" || accountsOfAll("from", "till", NULL, "kinds", 3 * "most");
    END IF;
  END IF;

  IF cardinality("found") < "most" AND "short" THEN
    "words" := string_to_array(fold("typed"), ' ');
    IF cardinality("words") > 0 THEN "folded" := accountsNamed("words", false, "kinds", 200); END IF;
  ELSIF cardinality("found") < "most" THEN
    FOR "pass" IN 1 .. 3 LOOP
      "lists" := '[]';
      FOR "i" IN 1 .. "count" LOOP
        "words" := '{}'; "nears" := '{}';
        IF "pass" = 1 THEN
          SELECT l."words", l."nears" INTO "words", "nears" FROM wordsLike("typedWords"["i"], "begins"["i"]) AS l;
        ELSIF "pass" = 2 AND "begins"["i"] THEN
          "words" := wordsHolding("typedWords"["i"]);
          "nears" := array_fill(15, ARRAY[cardinality("words")]);
        ELSIF "pass" = 3 THEN
          "words" := wordsWithMistake("typedWords"["i"]);
          "nears" := array_fill(30, ARRAY[cardinality("words")]);
        END IF;
        "all" := "all" || "words";
        "allNears" := "allNears" || "nears";
        "allAt" := "allAt" || array_fill("i", ARRAY[cardinality("words")]);
        IF "count" > 1 THEN
          "lists" := "lists" || jsonb_build_array((
            SELECT coalesce(jsonb_object_agg("w", 1), '{}') FROM unnest("all", "allAt") AS t ("w", "at") WHERE "at" = "i"));
        END IF;
      END LOOP;
      "found" := "found" || CASE WHEN "count" = 1 THEN accountsOfWords("words", "kinds", 2 * "most" + 20)
        ELSE accountsOfAll("from", "till", "lists", "kinds", 3 * "most") END;
      EXIT WHEN cardinality("found") >= "most" OR cardinality("found") > 0 AND ("pass" > 1 OR "count" > 1);
    END LOOP;
  END IF;

  RETURN QUERY
  SELECT h."id", min(h."near"), bool_or(h."isFirst")
  FROM (
    SELECT o."id", max(o."near") AS "near", bool_or(o."isFirst") AS "isFirst"
    FROM (
      SELECT h."id", h."at", min(h."near") AS "near", bool_or(h."place" = 0) AS "isFirst"
      FROM (
        SELECT w."accountId" AS "id", m."at", m."near", w."place"
        FROM (SELECT DISTINCT unnest("found") AS "id" OFFSET 0) AS f
        JOIN "accountWord" w ON w."accountId" = f."id"
        JOIN unnest("all", "allNears", "allAt") AS m ("word", "near", "at") ON m."word" = w."word"
        UNION ALL
        SELECT w."accountId", r."at", CASE WHEN w."word" = r."from" THEN 0 ELSE 1 END, w."place"
        FROM (SELECT DISTINCT unnest("found") AS "id" OFFSET 0) AS f
        JOIN "accountWord" w ON w."accountId" = f."id"
        JOIN unnest("from", "till") WITH ORDINALITY AS r ("from", "till", "at") ON w."word" >= r."from" AND w."word" <= r."till"
      ) AS h
      GROUP BY 1, 2
    ) AS o
    GROUP BY 1 HAVING count(*) = "count"
    UNION ALL SELECT unnest("folded"), 4, false
  ) AS h
  GROUP BY 1;
END $$;

-- The same, and if nobody is found, abbreviations such as "Γ. Παπαδόπουλος" and "geo thomp": a word of up to three letters that
-- is followed by another may be the beginning of a longer one.
CREATE OR REPLACE FUNCTION accountsMeant("typed" text, "open" boolean, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "near" integer, "isFirst" boolean)
LANGUAGE plpgsql STABLE STRICT ROWS 20
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
BEGIN
  RETURN QUERY SELECT * FROM accountsOfTyped("typed", "open", 0, "kinds", "most");
  IF NOT FOUND AND "typed" ~ '(^| )[^ ]{1,3} ' THEN
    RETURN QUERY SELECT * FROM accountsOfTyped("typed", "open", 3, "kinds", "most");
  END IF;
END $$;
