-- Maintains the words of account names for search: "accountWord" has the words of accounts that are not deleted, "nameWord"
-- every word with its readings. A professional also has the words for each speciality in three languages, so that "notary",
-- «нотариус» and «συμβολαιογράφος» find the same people, however they are written.
-- version: 3
-- requires: nameKeys.sql

-- All names of an account in one text.
CREATE OR REPLACE FUNCTION "namesOf"(a "account") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', a."lastName", a."firstName", a."middleName", a."nameEng", a."nameLocal", a."lastNameEng",
    a."firstNameEng", a."middleNameEng", a."lastNameLocal", a."firstNameLocal", a."middleNameLocal")
$$;

-- The texts by which search finds an account: all names, and the words for its specialities.
CREATE OR REPLACE FUNCTION "wordsSaidOf"(a "account") RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', "namesOf"(a), CASE WHEN a."isProfessional" THEN concat_ws(' ',
    CASE WHEN a."isAttorney" THEN 'attorney lawyer δικηγόρος νομικός адвокат юрист' END,
    CASE WHEN a."isNotary" THEN 'notary συμβολαιογράφος συμβολαιογράφου нотариус' END,
    CASE WHEN a."isLawyer" THEN 'lawyer δικηγόρος νομικός юрист адвокат' END,
    CASE WHEN a."isWorker" THEN 'worker builder εργάτης рабочий' END,
    CASE WHEN a."isElectrician" THEN 'electrician ηλεκτρολόγος электрик' END,
    CASE WHEN a."isConstructionEngineer" THEN 'engineer civil construction μηχανικός πολιτικός инженер строитель' END,
    CASE WHEN a."isCleaner" THEN 'cleaner cleaning καθαρίστρια καθαριότητα уборщица уборка' END,
    CASE WHEN a."isInteriorDesigner" THEN 'designer interior διακοσμητής διακόσμηση дизайнер интерьер' END,
    CASE WHEN a."isTranslator" THEN 'translator interpreter μεταφραστής διερμηνέας переводчик' END,
    CASE WHEN a."isAccountant" THEN 'accountant λογιστής бухгалтер' END,
    CASE WHEN a."isEconomist" THEN 'economist οικονομολόγος экономист' END,
    CASE WHEN a."isLandscapeDesigner" THEN 'landscape gardener κηποτέχνης κηπουρός ландшафт садовник' END,
    CASE WHEN a."isSecurityService" THEN 'security guard φύλαξη ασφάλεια охрана' END,
    CASE WHEN a."isPlumber" THEN 'plumber υδραυλικός сантехник' END,
    CASE WHEN a."isLocksmith" THEN 'locksmith κλειδαράς слесарь замки' END,
    CASE WHEN a."isIT" THEN 'programmer computers πληροφορική προγραμματιστής программист компьютеры' END,
    CASE WHEN a."isWebDesigner" THEN 'web-designer ιστοσελίδες веб-дизайнер' END,
    CASE WHEN a."isEnergySupplyCompany" THEN 'energy ενέργεια энергия' END,
    CASE WHEN a."isElectricalStore" THEN 'electrical ηλεκτρικά электротовары' END,
    CASE WHEN a."isTechnician" THEN 'technician repairman τεχνικός техник мастер' END,
    CASE WHEN a."isRealEstateAgencyOrBroker" THEN 'broker realtor μεσίτης риелтор брокер' END) END)
$$;

-- Computes the words of these accounts.
CREATE OR REPLACE FUNCTION "accountWords"("ids" integer[])
RETURNS TABLE ("place" integer, "word" text, "accountId" integer, "kind" integer) LANGUAGE sql STABLE AS $$
  SELECT w."place", w."word", a."id", CASE WHEN a."isEmploye" THEN 1 WHEN a."isProfessional" THEN 2 ELSE 0 END
  FROM "account" a, wordsOfNames(
    ARRAY[a."lastName", a."nameEng", a."nameLocal", a."lastNameEng", a."lastNameLocal"], "wordsSaidOf"(a)) AS w
  WHERE a."id" = ANY("ids") AND a."deletedOn" IS NULL
$$;

-- The words of these accounts as "nameWord" has them when they are their own key.
CREATE OR REPLACE FUNCTION "ownNameWords"("ids" integer[])
RETURNS TABLE ("accountId" integer, "key" text, "word" text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT a."id", w."word", plainText(w."word")
  FROM "account" a, string_to_table(nameText("wordsSaidOf"(a)), ' ') AS w ("word")
  WHERE a."id" = ANY("ids") AND a."deletedOn" IS NULL AND plainText(w."word") <> ''
$$;

CREATE OR REPLACE FUNCTION "keepNameWordsOf"("ids" integer[]) RETURNS void
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
DECLARE
  "unknown" text[];
BEGIN
  DELETE FROM "accountWord" WHERE "accountId" = ANY("ids");
  INSERT INTO "accountWord" ("place", "word", "accountId", "kind") SELECT * FROM "accountWords"("ids");
  "unknown" := ARRAY(
    SELECT DISTINCT o."key" FROM "ownNameWords"("ids") AS o
    WHERE NOT EXISTS (SELECT FROM "nameWord" n WHERE n."key" = o."key" AND n."word" = o."word"));
  IF cardinality("unknown") > 0 THEN
    INSERT INTO "nameWord" ("key", "word", "near")
    SELECT k."key", plainText(w."key"), min(k."near")
    FROM unnest("unknown") AS w ("key"), wordKeys(w."key") AS k
    GROUP BY 1, 2 ORDER BY 1, 2 -- in a fixed order, so that transactions that add the same words cannot deadlock
    ON CONFLICT DO NOTHING;
  END IF;
END $$;

CREATE OR REPLACE FUNCTION "keepNameWords"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepNameWordsOf"(ARRAY[NEW."id"]);
  RETURN NULL;
END $$;

-- Statement triggers, so that loading many rows stays fast.
CREATE OR REPLACE FUNCTION "keepNewNameWords"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepNameWordsOf"(ARRAY(SELECT "id" FROM "moved" ORDER BY "id"));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "forgetAccountWords"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "accountWord" WHERE "accountId" IN (SELECT "id" FROM "moved");
  RETURN NULL;
END $$;

-- Removes the words of these names that no account has any more. An account that is restored adds its words again.
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
