-- What search looks names up by: each word once, with what it may sound like, and which accounts hold which words.
-- requires: nameKeys.sql keepNameWords.sql

CREATE TABLE "nameWord" (
  "key" text COLLATE "C" NOT NULL, -- as it was written, or "=" and a reading of it
  "word" text COLLATE "C" NOT NULL, -- as it was written, without marks
  "near" smallint NOT NULL -- how far the reading is from the usual one
);

-- The words of accounts that are not deleted.
CREATE TABLE "accountWord" (
  "place" integer NOT NULL, -- 0 it begins a last or whole name, 1 it is another
  "word" text COLLATE "C" NOT NULL, -- as it was written, without marks
  "accountId" integer NOT NULL, -- no reference: a merge of accounts would take it along
  "kind" integer NOT NULL -- 1 works here, 2 is a specialist, 0 neither
);

-- All words of all accounts, for a database whose accounts came in without their triggers.
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

SELECT fillNameWords();

ALTER TABLE "nameWord" ADD PRIMARY KEY ("key", "word") INCLUDE ("near");
CREATE INDEX "nameWordInside" ON "nameWord" USING gin ("key" gin_trgm_ops)
  WITH (gin_pending_list_limit = 64) WHERE "near" = 0;
ALTER TABLE "accountWord" ADD PRIMARY KEY ("place", "word", "accountId") INCLUDE ("kind");
CREATE INDEX "accountWordPeople" ON "accountWord" ("place", "word", "accountId") INCLUDE ("kind") WHERE "kind" > 0;
CREATE INDEX "accountWordOf" ON "accountWord" ("accountId") INCLUDE ("word", "place");

CREATE TRIGGER "nameWordsOfNew" AFTER INSERT ON "account" FOR EACH ROW EXECUTE FUNCTION keepNameWords();
CREATE TRIGGER "nameWords" AFTER UPDATE OF "lastName", "firstName", "middleName", "nameEng", "nameLocal", "lastNameEng",
  "firstNameEng", "middleNameEng", "lastNameLocal", "firstNameLocal", "middleNameLocal", "isEmploye", "isProfessional", "deletedOn" ON "account"
  FOR EACH ROW
  WHEN (
    (OLD."lastName", OLD."firstName", OLD."middleName", OLD."nameEng", OLD."nameLocal", OLD."lastNameEng", OLD."firstNameEng",
      OLD."middleNameEng", OLD."lastNameLocal", OLD."firstNameLocal", OLD."middleNameLocal", OLD."isEmploye", OLD."isProfessional", OLD."deletedOn")
    IS DISTINCT FROM
    (NEW."lastName", NEW."firstName", NEW."middleName", NEW."nameEng", NEW."nameLocal", NEW."lastNameEng", NEW."firstNameEng",
      NEW."middleNameEng", NEW."lastNameLocal", NEW."firstNameLocal", NEW."middleNameLocal", NEW."isEmploye", NEW."isProfessional", NEW."deletedOn"))
  EXECUTE FUNCTION keepNameWords();
CREATE TRIGGER "nameWordsOfGone" AFTER DELETE ON "account" FOR EACH ROW EXECUTE FUNCTION forgetNameWords();

-- Names by which people are called beside the official one, a group's in all their readings.
CREATE TABLE "everydayName" (
  "key" text COLLATE "C" NOT NULL,
  "group" integer NOT NULL,
  PRIMARY KEY ("key", "group")
);
CREATE INDEX "everydayNameGroup" ON "everydayName" ("group");
