-- Names in letters of every Latin script are found without their marks: Nguyễn as Nguyen. Texts that have a letter whose folding
-- changed, or a word that was cut at it, are written again.
-- requires: fold.sql nameKeys.sql keepNameWords.sql accounts.tables.sql leads.tables.sql objects.tables.sql reservations.tables.sql documents.tables.sql activities.tables.sql alerts.tables.sql
CREATE FUNCTION "isMarked"(text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN normalize($1, NFD) ~ '[\u0309\u030f\u0311\u031b\u0324\u0325\u032d\u032e\u0330\u0331ÐðÞþĦħŊŋŦŧƏəӘәӨөҮүҰұҚқҺһҲҳҒғҢңҶҷ]';

UPDATE "account" a SET "lastName" = "lastName" WHERE "isMarked"("namesOf"(a));
UPDATE "lead" SET "accountName" = "accountName" WHERE "isMarked"(concat("accountName", "description"));
UPDATE "object" SET "title" = "title" WHERE "isMarked"(concat("title", "titleEl", "titleRu"));
UPDATE "reservation" SET "clientLastName" = "clientLastName" WHERE "isMarked"(concat("clientLastName", "clientFirstName"));
UPDATE "document" SET "name" = "name" WHERE "isMarked"(concat("name", "description"));
UPDATE "activity" SET "description" = "description" WHERE "isMarked"("description");
UPDATE "alert" SET "content" = "content" WHERE "isMarked"(concat("source", "content", "notes"));
DROP FUNCTION "isMarked"(text);

DELETE FROM "nameWord" WHERE "key" LIKE '%å%';
SELECT "keepNameWordsOf"(ARRAY(
  SELECT a."id" FROM "account" a
  WHERE "deletedOn" IS NULL AND "namesOf"(a) ~ '[\u0080-\u024f\u0250-\u02af\u0300-\u036f\u0460-\u04ff\u1e00-\u1eff]' ORDER BY 1));
