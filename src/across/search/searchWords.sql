-- The words of a folded name, and of what somebody typed to find it.
-- version: 1
-- requires: fold.sql
-- kept in: the index "accountSearch" (wordBeginnings). Whoever changes what that answers adds a migration
-- that requires this file and makes the index anew: REINDEX INDEX "accountSearch".

-- The first 2, 3, 4 and 6 letters of each word of a folded name: two beginnings are looked up at once,
-- where the trigrams of two beginnings would be ten long lists.
CREATE OR REPLACE FUNCTION wordBeginnings(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left("word", "letters")
  FROM string_to_table($1, ' ') AS "word", unnest(ARRAY[2, 3, 4, 6]) AS "letters"
  WHERE length("word") >= "letters"
);

-- The one of them to look a typed word up by; null for a single letter. A last letter that can be read in
-- two ways is left out.
CREATE OR REPLACE FUNCTION beginningOf("word" text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT left("word", max("letters")) FROM unnest(ARRAY[2, 3, 4, 6]) AS "letters"
  WHERE length("word") - CASE WHEN cardinality(foldReadings("word")) > 1 THEN 1 ELSE 0 END >= "letters"
);

-- The patterns of the n-th folded word, for a name with a blank before it: the word begins a word of the
-- name, or is anywhere in it. One or two letters always begin a word, where an index can find them. Of
-- the last word somebody is still typing the end. A word that is not there is in every name.
CREATE OR REPLACE FUNCTION wordPatterns("words" text[], "n" integer, "anywhere" boolean) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN "n" > cardinality("words") THEN ARRAY['%'] ELSE ARRAY(
  SELECT CASE WHEN "anywhere" AND length("reading") > 2 THEN '%' ELSE '% ' END || "reading" || '%'
  FROM unnest(CASE WHEN "n" = cardinality("words") THEN foldReadings("words"["n"]) ELSE "words"["n":"n"] END) AS "reading"
) END;
