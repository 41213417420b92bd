-- Words that somebody typed, as regular expressions that the folded text they are looked for in matches, with a blank
-- before it.
-- version: 1
-- requires: fold.sql nameKeys.sql

-- A word that another follows, or a blank, is a whole one, in any of its forms (from three letters on what inflection adds,
-- as in matchStem.sql, is no other word: "dom" is доме); the last may be the beginning of one. Each is read as it sounds
-- and, in Latin letters, as it looks. None where there is no word:
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
    FROM string_to_table(nameText("typed"), ' ') WITH ORDINALITY AS t ("word", "n")
    CROSS JOIN LATERAL (
      SELECT "typed" !~ '\s$' AND "n" = cardinality(string_to_array(nameText("typed"), ' ')) AS "begins") AS b
  ) AS w
  WHERE cardinality("readings") > 0;
END;
