-- The words of an account's names stand in "accountWord" while it is not deleted; words that no account had before come
-- to "nameWord".
-- version: 1
-- requires: nameKeys.sql

CREATE OR REPLACE FUNCTION keepNameWords() RETURNS trigger
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  "names" text := concat_ws(' ', NEW."lastName", NEW."firstName", NEW."middleName", NEW."nameEng", NEW."nameLocal", NEW."lastNameEng",
    NEW."firstNameEng", NEW."middleNameEng", NEW."lastNameLocal", NEW."firstNameLocal", NEW."middleNameLocal");
  "unknown" text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM "accountWord" WHERE "accountId" = NEW."id"; END IF;
  IF NEW."deletedOn" IS NOT NULL THEN RETURN NULL; END IF;
  INSERT INTO "accountWord" ("place", "word", "accountId", "kind")
  SELECT w."place", w."word", NEW."id", CASE WHEN NEW."isEmploye" THEN 1 WHEN NEW."isProfessional" THEN 2 ELSE 0 END
  FROM wordsOfNames(ARRAY[NEW."lastName", NEW."nameEng", NEW."nameLocal", NEW."lastNameEng", NEW."lastNameLocal"], "names") AS w;
  "unknown" := ARRAY(
    SELECT DISTINCT w."word" FROM string_to_table(nameText("names"), ' ') AS w ("word")
    WHERE plainText(w."word") <> ''
      AND NOT EXISTS (SELECT FROM "nameWord" n WHERE n."key" = w."word" AND n."word" = plainText(w."word")));
  IF cardinality("unknown") > 0 THEN
    INSERT INTO "nameWord" ("key", "word", "near")
    SELECT k."key", plainText(w."word"), min(k."near")
    FROM unnest("unknown") AS w ("word"), wordKeys(w."word") AS k
    GROUP BY 1, 2 ORDER BY 1, 2 -- in one order, so that two who add the same words don't wait for each other in a ring
    ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION forgetNameWords() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "accountWord" WHERE "accountId" = OLD."id";
  RETURN NULL;
END $$;

-- Of names that were forgotten, the words that no account has any more. Accounts that come back bring theirs again.
CREATE OR REPLACE FUNCTION forgetNameWords("names" text[]) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "nameWord" n
  USING (
    SELECT DISTINCT k."key", plainText(w."word") AS "word"
    FROM unnest("names") AS "name", string_to_table(nameText("name"), ' ') AS w ("word"), wordKeys(w."word") AS k
  ) AS own
  WHERE n."key" = own."key" AND n."word" = own."word"
    AND NOT EXISTS (SELECT FROM "accountWord" a WHERE a."place" IN (0, 1) AND a."word" = own."word");
END $$;
