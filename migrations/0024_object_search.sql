-- Finding objects by their reference number or by a piece of a title, in any of three scripts.

-- The best "most" objects for what a person typed: the exact number, numbers that begin so, titles
-- that begin with it, titles of which a word begins with each typed word. One or two letters are too
-- few to look for in titles. A "#" or "ref" before a number is left out.
CREATE FUNCTION searchObjects("typed" text, "onlyShortRent" boolean, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "sortedBy" text)
LANGUAGE plpgsql STABLE STRICT
SET enable_seqscan = off SET jit = off SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
  "key" text := fold("typed");
  "words" text[] := string_to_array(fold("typed"), ' ');
  "number" text := regexp_replace(upper(btrim("typed")), '^(#|REF(?=.{4}$))', '');
  "patterns" text[] := '{}';
  "readings" text[];
BEGIN
  FOR "i" IN 1 .. cardinality("words") LOOP
    -- Only the last word may be cut within a digraph: somebody is still typing it.
    "readings" := CASE WHEN "i" = cardinality("words") THEN foldReadings("words"["i"]) ELSE ARRAY["words"["i"]] END;
    "patterns" := "patterns" || format('%L || o."searchTitle" LIKE ANY (%L)', ' ',
      ARRAY(SELECT '% ' || "reading" || '%' FROM unnest("readings") AS "reading"));
  END LOOP;
  RETURN QUERY
    SELECT o."id", CASE WHEN o."referenceNumber" = "number" THEN 0 ELSE 1 END, o."referenceNumber"
    FROM "object" o
    WHERE "number" ~ '^[0-9A-Z]{1,4}$' AND o."referenceNumber" >= "number" AND o."referenceNumber" < "number" || '~'
      AND o."deletedOn" IS NULL AND NOT o."isBlank" AND (o."forShortRent" OR NOT "onlyShortRent")
    ORDER BY o."referenceNumber" LIMIT "most";
  IF length("key") > 2 THEN
    RETURN QUERY EXECUTE format(
      'SELECT "hit"."id", CASE WHEN starts_with("hit"."searchTitle", $1) THEN 2 ELSE 3 END AS "rank", "hit"."searchTitle" FROM (
         SELECT o."id", o."searchTitle" FROM "object" o
         WHERE %s AND o."deletedOn" IS NULL AND NOT o."isBlank" AND %s
           AND NOT ($3 ~ %L AND o."referenceNumber" >= $3 AND o."referenceNumber" < $3 || %L)
         LIMIT 200
       ) AS "hit" ORDER BY 2, "hit"."searchTitle" COLLATE "C", 1 LIMIT $2', array_to_string("patterns", ' AND '),
      CASE WHEN "onlyShortRent" THEN 'o."forShortRent"' ELSE 'true' END, '^[0-9A-Z]{1,4}$', '~')
    USING "key", "most", "number";
  END IF;
END $$;
