-- Typed words as regular expressions for folded texts that have a space before them.
-- version: 2
-- requires: fold.sql nameKeys.sql

-- A word followed by a space is complete, in any grammatical case (from three letters on the endings of matchStem.sql are allowed:
-- "dom" finds доме); the last word may be unfinished. Each is matched by sound and, in Latin letters, by look. Empty if there is no
-- word:
--   SELECT … WHERE (' ' || "searchTitle") ~ ALL (wordPatternsOf('8essalonikh kent'))
CREATE OR REPLACE FUNCTION wordPatternsOf("typed" text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
BEGIN ATOMIC
  SELECT coalesce(array_agg(' (' || array_to_string("readings", '|') || ')' || CASE
    WHEN "begins" THEN '' WHEN length("word") > 2 THEN '([aio]+([snkm]|mi)?)?\M' ELSE '\M' END ORDER BY "n"), '{}')
  FROM (
    SELECT "n", "word", "begins", ARRAY(
      SELECT DISTINCT "reading" FROM unnest(
        CASE WHEN "begins" THEN foldReadings("word") ELSE ARRAY[fold("word"), fold(lookLetters("word"))] END) AS "reading"
      WHERE "reading" <> '') AS "readings"
    FROM string_to_table(nameText(withoutTitles("typed")), ' ') WITH ORDINALITY AS t ("word", "n")
    CROSS JOIN LATERAL (
      SELECT "typed" !~ '\s$' AND "n" = cardinality(string_to_array(nameText(withoutTitles("typed")), ' ')) AS "begins") AS b
  ) AS w
  WHERE cardinality("readings") > 0;
END;
