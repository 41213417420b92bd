-- The accounts of searchAccounts with the reason why each was found, unless the shown name says it: 'otherName' (in another
-- field), 'sound', 'everyday' (an everyday form of the name), 'mistake', 'number', 'taxNumber', 'email', 'phone'. "found" is the
-- text that matched: the other name, the everyday form as typed, the address, the end of the phone number.
-- version: 6
-- requires: letters.tables.sql searchAccounts.sql
CREATE OR REPLACE FUNCTION accountHits("typed" text, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "description" text, "entity" text, "rank" integer, "searchName" text, "by" text, "found" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "untitled" text := withoutTitles("typed");
  "exactly" text := btrim("untitled");
  "mail" text := lower("exactly" COLLATE "letters");
  "digits" text := replace(foldDigits("exactly"), ' ', '');
  "words" text[] := string_to_array(plainText(nameText("untitled")), ' ');
  "folded" text[] := string_to_array(fold("untitled"), ' ');
  "tax" text[] := taxKeys("exactly");
  "script" text := CASE WHEN "words"[1] ~ '[α-ω]' THEN '[α-ω]' WHEN "words"[1] ~ '[а-яђ-џґ]' THEN '[а-яђ-џґ]' ELSE '[a-z]' END;
BEGIN
  RETURN QUERY
  SELECT h."id", h."description", h."entity", h."rank", h."searchName", w."by",
    CASE w."by"
      -- The other name of the account that has most of the typed words.
      WHEN 'otherName' THEN (
        SELECT "one" FROM unnest(ARRAY[
          concat_ws(' ', nullif(a."lastNameEng", ''), nullif(a."firstNameEng", '')),
          concat_ws(' ', nullif(a."lastNameLocal", ''), nullif(a."firstNameLocal", '')),
          coalesce(a."nameEng", ''), coalesce(a."nameLocal", ''), concat_ws(' ', a."lastName", a."firstName")
        ]) WITH ORDINALITY AS t ("one", "at")
        ORDER BY (
          SELECT count(*) FROM unnest("words") AS "word" WHERE strpos(' ' || plainText(nameText("one")), ' ' || "word") > 0
        ) DESC, "at" LIMIT 1)
      WHEN 'everyday' THEN CASE WHEN cardinality("words") = 1 THEN "exactly" END
      WHEN 'email' THEN (
        SELECT "one" FROM regexp_split_to_table(a."searchEmail", '[;,[:space:]]+') AS "one"
        WHERE starts_with("one" COLLATE "C", "mail" COLLATE "C") LIMIT 1)
      WHEN 'phone' THEN (
        SELECT right("one", 4) FROM string_to_table(a."searchPhone", ' ') WITH ORDINALITY AS p ("one", "at")
        ORDER BY strpos("one", "digits") = 0, strpos("one", right(ltrim("digits", '0'), 9)) = 0, "at" LIMIT 1)
    END
  FROM searchAccounts("typed", "kinds", "most") AS h
  JOIN "account" a ON a."id" = h."id"
  -- The sort key begins with the distance of the name; 98 for accounts not found by name.
  CROSS JOIN LATERAL (SELECT left(h."searchName", 2)::integer AS "near") AS n
  CROSS JOIN LATERAL (
    SELECT CASE
      WHEN n."near" < 4 THEN CASE WHEN EXISTS (
          -- The name in another script matches too.
          SELECT FROM unnest("folded") AS "word"
          WHERE strpos(' ' || fold(h."description"), ' ' || "word") = 0
        ) THEN 'otherName' END
      -- Müllner sounds like Millner; a name in other letters than were typed is found as it should be.
      WHEN n."near" < 8 THEN CASE WHEN length("exactly") > 2 AND plainText(nameText(h."description")) ~ "script" THEN 'sound' END
      WHEN n."near" < 30 THEN CASE WHEN length("exactly") > 2 THEN 'sound' END
      WHEN n."near" < 40 THEN NULL
      WHEN n."near" < 60 THEN 'everyday'
      WHEN n."near" < 98 THEN 'mistake'
      WHEN h."rank" > 0 THEN CASE
        WHEN "exactly" ~ '^[-+()./0-9\s]+$' OR ("exactly" ~ '\d{4}' AND strpos(replace(a."searchPhone", ' ', ''), "digits") > 0) THEN 'phone'
        ELSE 'email' END
      WHEN a."id"::text = ltrim("exactly", '0') THEN 'number'
      WHEN taxKey(a."taxNumber") = ANY ("tax") THEN 'taxNumber'
      ELSE 'email'
    END AS "by"
  ) AS w;
END $$;
