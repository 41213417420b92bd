-- The best "most" accounts for what a person typed: the exact number, tax number or e-mail first, then
-- names that begin with it, names of which a word begins with each typed word, and names that hold it;
-- those that only hold several words are left out when there are others. Four digits and more are
-- looked for in phones; addresses are looked for from their beginning. "kinds" as in findAccounts.sql.
-- version: 2
CREATE OR REPLACE FUNCTION searchAccounts("typed" text, "kinds" integer, "most" integer)
RETURNS TABLE ("id" integer, "description" text, "entity" text, "rank" integer, "searchName" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20 -- so that what is joined with them is looked up by number
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "key" text := fold("typed");
  "words" text[] := string_to_array("key", ' ');
  "exactly" text := btrim("typed");
  "address" text := lower("exactly" COLLATE "letters");
  "number" integer := CASE WHEN "exactly" ~ '^[0-9]{1,9}$' THEN "exactly"::integer END;
  "digits" text := CASE WHEN "exactly" ~ '^[-+()./0-9\s]+$' THEN replace(foldDigits("exactly"), ' ', '') ELSE '' END;
  "reading" text;
  "one" text[];
  "two" text[];
  "three" text[];
  "found" integer[] := '{}';
  "named" integer[] := '{}';
BEGIN
  IF length("digits") > 3 THEN
    "found" := accountsPhoned('%' || "digits" || '%', "kinds", 200);
    -- As others dial it: without the 0 of home, without the number of the country.
    FOREACH "reading" IN ARRAY ARRAY[ltrim("digits", '0'), right("digits", 10), right("digits", 9)] LOOP
      EXIT WHEN cardinality("found") > 0 OR length("digits") < 9;
      CONTINUE WHEN "reading" = "digits" OR length("reading") < 9;
      "found" := accountsPhoned('%' || "reading" || '%', "kinds", 20);
    END LOOP;
  END IF;
  IF "key" <> '' AND "address" NOT LIKE '%@%' AND cardinality("found") < "most" THEN
    IF "kinds" < 1 THEN "named" := accountsBeginning("key", "kinds", "most"); END IF;
    IF cardinality("named") < "most" AND cardinality("words") = 1 THEN
      "named" := "named" || accountsNamed("words", true, "kinds", 200);
      -- So many that names of which a word begins with it may be left out: those go first.
      IF cardinality("named") >= "most" THEN
        "named" := "named" || accountsNamed("words", false, "kinds", 200);
      END IF;
    ELSIF cardinality("named") < "most" THEN
      "named" := "named" || accountsNamed("words", false, "kinds", 200);
      IF cardinality("named") = 0 THEN "named" := accountsNamed("words", true, "kinds", 200); END IF;
    END IF;
  END IF;
  IF "address" ~ '^[^\s;]{3,}$' AND cardinality("found") + cardinality("named") < "most" THEN
    "found" := "found" || accountsAddressed("address", "address" || U&'\+10FFFF', "kinds", "most");
  END IF;
  IF cardinality("found") + cardinality("named") > 0 THEN
    "one" := wordPatterns("words", 1, false);
    "two" := wordPatterns("words", 2, false);
    "three" := wordPatterns("words", 3, false);
  END IF;

  RETURN QUERY
  SELECT a."id", coalesce(nullif(a."name", ''), nullif(a."email", ''), nullif(a."phone", ''), ''),
    CASE WHEN a."isEmploye" THEN 'Employe' WHEN a."isOwner" THEN 'Owner' WHEN a."isClient" THEN 'Client'
      WHEN a."isProfessional" THEN 'Professional' WHEN a."isSource" THEN 'Source' ELSE 'Account' END,
    CASE
      WHEN a."id" = "number" OR a."taxNumber" = "exactly"
        OR "address" = ANY (string_to_array(a."searchEmail", ';')) THEN 0
      WHEN "key" <> '' AND starts_with(a."searchName", "key") THEN 1
      WHEN "key" <> '' AND ' ' || a."searchName" LIKE ANY ("one") AND ' ' || a."searchName" LIKE ANY ("two")
        AND ' ' || a."searchName" LIKE ANY ("three") THEN 2
      ELSE 3 END AS "rank",
    a."searchName"
  FROM "account" a
  WHERE a."id" IN (
      SELECT unnest("found" || "named") UNION ALL SELECT "number"
      UNION ALL SELECT t."id" FROM "account" t WHERE t."taxNumber" = "exactly" AND t."deletedOn" IS NULL
    ) AND a."deletedOn" IS NULL
    AND CASE "kinds" WHEN 0 THEN true WHEN -1 THEN NOT a."isEmploye" WHEN 1 THEN a."isEmploye"
      ELSE a."isEmploye" OR a."isProfessional" END
  ORDER BY "rank", a."searchName" COLLATE "C", a."id" LIMIT "most";
END $$;
