-- Fills the word tables of name search for all accounts, in a database whose accounts were loaded without their triggers.
-- requires: nameKeys.sql keepNameWords.sql
-- version: 1
CREATE OR REPLACE FUNCTION fillNameWords() RETURNS void
LANGUAGE SQL AS $$
  INSERT INTO "accountWord" ("place", "word", "accountId", "kind")
  SELECT w."place", w."word", a."id", CASE WHEN a."isEmploye" THEN 1 WHEN a."isProfessional" THEN 2 ELSE 0 END
  FROM "account" a, wordsOfNames(
    ARRAY[a."lastName", a."nameEng", a."nameLocal", a."lastNameEng", a."lastNameLocal"],
    concat_ws(' ', a."lastName", a."firstName", a."middleName", a."nameEng", a."nameLocal", a."lastNameEng", a."firstNameEng",
      a."middleNameEng", a."lastNameLocal", a."firstNameLocal", a."middleNameLocal")) AS w
  WHERE a."deletedOn" IS NULL;
  INSERT INTO "nameWord" ("key", "word", "near")
  SELECT k."key", plainText(w."word"), min(k."near")
  FROM (
    SELECT DISTINCT string_to_table(nameText("name"), ' ') AS "word"
    FROM (
      SELECT "lastName" AS "name" FROM "account" UNION SELECT "firstName" FROM "account" UNION SELECT "middleName" FROM "account"
      UNION SELECT "nameEng" FROM "account" UNION SELECT "nameLocal" FROM "account"
      UNION SELECT "lastNameEng" FROM "account" UNION SELECT "firstNameEng" FROM "account" UNION SELECT "middleNameEng" FROM "account"
      UNION SELECT "lastNameLocal" FROM "account" UNION SELECT "firstNameLocal" FROM "account" UNION SELECT "middleNameLocal" FROM "account"
    ) AS "names"
  ) AS w, wordKeys(w."word") AS k
  WHERE plainText(w."word") <> ''
  GROUP BY 1, 2
$$;
