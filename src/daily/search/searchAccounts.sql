-- The best "most" accounts for a typed text: the exact number, tax number or e-mail first, then names by distance (see
-- findWords.sql): spelling, sound, look, inside a word, everyday forms, and if nothing is found, with one mistake. A space after a
-- word completes it. Titles before a name come off: "Mr Fraser" also finds a Fraser who has no "Mr" in the name. Four digits or
-- more are also searched in phones, of accounts that have the other words in their name ("svetlana 1234"); e-mail addresses match
-- from their beginning. "kinds" as in findAccounts.sql.
-- version: 8
-- requires: letters.tables.sql accountsWorded.sql findAccounts.sql findWords.sql taxNumbers.sql typedWords.sql
CREATE OR REPLACE FUNCTION searchAccounts("typed" text, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "description" text, "entity" text, "rank" integer, "searchName" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20 -- so that what is joined with them is looked up by number
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "key" text := nameText("typed");
  "exactly" text := btrim("typed");
  "untitled" text := withoutTitles("typed");
  "mail" text := lower("exactly" COLLATE "letters");
  "number" integer := CASE WHEN "exactly" ~ '^[0-9]{1,9}$' THEN "exactly"::integer END;
  "digits" text := CASE WHEN "exactly" ~ '^[-+()./0-9\s]+$' THEN replace(foldDigits("exactly"), ' ', '') ELSE '' END;
  "tax" text[] := taxKeys("exactly");
  "name" text := btrim(regexp_replace(btrim("untitled"), '[-+()./0-9]+', ' ', 'g'));
  "beside" text := CASE WHEN "exactly" ~ '\d{4}' AND "mail" NOT LIKE '%@%' THEN replace(foldDigits("exactly"), ' ', '') ELSE '' END;
  "reading" text;
  "found" integer[] := '{}';
  "named" integer[] := '{}';
  "nears" integer[] := '{}';
BEGIN
  IF length("digits") > 3 THEN
    "found" := accountsPhoned('%' || "digits" || '%', "kinds", 200);
    -- As dialled elsewhere: without the leading 0, without the country code.
    FOREACH "reading" IN ARRAY ARRAY[ltrim("digits", '0'), right("digits", 10), right("digits", 9)] LOOP
      EXIT WHEN cardinality("found") > 0 OR length("digits") < 9;
      CONTINUE WHEN "reading" = "digits" OR length("reading") < 9;
      "found" := accountsPhoned('%' || "reading" || '%', "kinds", 20);
    END LOOP;
  END IF;
  IF "digits" = '' AND "beside" <> '' AND cardinality(wordPatternsOf("name")) > 0 THEN
    "found" := accountsNamedAndPhoned(wordPatternsOf("name"), '%' || "beside" || '%', "kinds", "most");
  END IF;
  IF "key" <> '' AND "mail" NOT LIKE '%@%' AND cardinality("found") < "most" THEN
    SELECT coalesce(array_agg(m."id"), '{}'), coalesce(array_agg(2 * m."near" + CASE WHEN m."isFirst" THEN 0 ELSE 1 END), '{}')
    INTO "named", "nears" FROM accountsMeant("key", "typed" !~ '\s$', "kinds", "most") AS m;
    IF "untitled" <> "typed" THEN
      -- First those whose name has the title too, or what it may be short for: Κωνσταντίνος Παπαδόπουλος is "Κ. Παπαδόπουλος".
      SELECT "named" || coalesce(array_agg(m."id"), '{}'),
        ARRAY(SELECT CASE WHEN "near" < 4 THEN 0 ELSE "near" END FROM unnest("nears") WITH ORDINALITY AS n ("near", "at") ORDER BY "at")
          || coalesce(array_agg(CASE WHEN m."isFirst" THEN greatest(2, 2 * m."near") ELSE 2 * m."near" + 1 END), '{}')
      INTO "named", "nears" FROM accountsMeant(nameText("untitled"), "typed" !~ '\s$', "kinds", "most") AS m;
    END IF;
  END IF;
  IF "mail" ~ '^[^\s;]{3,}$' AND cardinality("found") + cardinality("named") < "most" THEN
    "found" := "found" || accountsAddressed("mail", "mail" || U&'\+10FFFF', "kinds", "most");
  END IF;

  RETURN QUERY
  SELECT h."id", h."description", h."entity", h."rank", to_char(h."near", 'FM00') || ' ' || h."searchName"
  FROM (
    SELECT a."id", coalesce(nullif(a."name", ''), nullif(a."email", ''), nullif(a."phone", ''), '') AS "description",
      CASE WHEN a."isEmploye" THEN 'Employe' WHEN a."isOwner" THEN 'Owner' WHEN a."isClient" THEN 'Client'
        WHEN a."isProfessional" THEN 'Professional' WHEN a."isSource" THEN 'Source' ELSE 'Account' END AS "entity",
      CASE
        WHEN a."id" = "number" OR taxKey(a."taxNumber") = ANY ("tax")
          OR "mail" = ANY (string_to_array(a."searchEmail", ';')) THEN 0
        WHEN "nears"[array_position("named", a."id")] IN (0, 2) THEN 1
        WHEN "nears"[array_position("named", a."id")] < 24 THEN 2
        ELSE 3 END AS "rank",
      coalesce("nears"[array_position("named", a."id")], 98) AS "near",
      a."searchName"
    FROM "account" a
    WHERE a."id" IN (
        SELECT unnest("found" || "named") UNION ALL SELECT "number"
        UNION ALL SELECT t."id" FROM "account" t WHERE taxKey(t."taxNumber") = ANY ("tax") AND t."taxNumber" IS NOT NULL AND t."deletedOn" IS NULL
      ) AND a."deletedOn" IS NULL
      AND CASE "kinds" WHEN 0 THEN true WHEN -1 THEN NOT a."isEmploye" WHEN 1 THEN a."isEmploye"
        ELSE a."isEmploye" OR a."isProfessional" END
  ) AS h
  ORDER BY h."rank", h."near", h."searchName" COLLATE "C", h."id" LIMIT "most";
END $$;

-- Whether a hit was found by name, and not by number, phone or address.
CREATE OR REPLACE FUNCTION isNamed("sortedBy" text) RETURNS boolean
LANGUAGE sql IMMUTABLE STRICT
RETURN "sortedBy" NOT LIKE '98 %';
