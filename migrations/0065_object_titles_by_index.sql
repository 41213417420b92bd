-- Objects by the words of their titles, by the index however many there are. Three lists of patterns
-- were counted as a thousand searches of it, so that from some number of objects on all were read instead.
-- Now each word is one pattern, and the index is searched once for all of them. Folded words hold
-- letters and digits alone, so that nothing in them means anything else to a pattern.
CREATE OR REPLACE FUNCTION objectsTitled("words" text[], "number" text, "onlyShortRent" boolean, "most" integer) RETURNS integer[]
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
    SELECT o."id" FROM "object" o
    WHERE ' ' || "searchTitle" ~ "cut" AND ' ' || "searchTitle" LIKE "one"
      AND ' ' || "searchTitle" LIKE "two" AND ' ' || "searchTitle" LIKE ALL ("more")
      AND "deletedOn" IS NULL AND NOT "isBlank" AND ("forShortRent" OR NOT "onlyShortRent")
      AND NOT starts_with("referenceNumber", "number")
    LIMIT "most");
END $$;
