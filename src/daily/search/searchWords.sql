-- The words of a folded name, and patterns for typed words.
-- version: 1
-- requires: fold.sql
-- kept in: the index "accountSearch" (wordBeginnings). A change of its results needs a migration that requires this file and
-- rebuilds the index: REINDEX INDEX "accountSearch".

-- The first 2, 3, 4 and 6 letters of each word of a folded name. Two beginnings are two lookups; their trigrams would be ten long
-- lists.
CREATE OR REPLACE FUNCTION wordBeginnings(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left("word", "letters")
  FROM string_to_table($1, ' ') AS "word", unnest(ARRAY[2, 3, 4, 6]) AS "letters"
  WHERE length("word") >= "letters"
);

-- The beginning by which a typed word is looked up; null for a single letter. A last letter with two readings is left out.
CREATE OR REPLACE FUNCTION beginningOf("word" text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT left("word", max("letters")) FROM unnest(ARRAY[2, 3, 4, 6]) AS "letters"
  WHERE length("word") - CASE WHEN cardinality(foldReadings("word")) > 1 THEN 1 ELSE 0 END >= "letters"
);

-- Patterns of the n-th folded word for a name with a space before it: the word begins a word of the name, or is "anywhere" in it.
-- One or two letters only match the beginning of a word, where an index can find them. The last word may be unfinished. If there
-- is no n-th word, the pattern matches every name.
CREATE OR REPLACE FUNCTION wordPatterns("words" text[], "n" integer, "anywhere" boolean) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN "n" > cardinality("words") THEN ARRAY['%'] ELSE ARRAY(
  SELECT CASE WHEN "anywhere" AND length("reading") > 2 THEN '%' ELSE '% ' END || "reading" || '%'
  FROM unnest(CASE WHEN "n" = cardinality("words") THEN foldReadings("words"["n"]) ELSE "words"["n":"n"] END) AS "reading"
) END;
