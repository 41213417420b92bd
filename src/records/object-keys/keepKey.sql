-- What the list of keys is sorted by: who has the key, since when, until when, and what is said of it.
-- version: 2
CREATE OR REPLACE FUNCTION "keepKeyOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "holder" text;
  "said" text := left(NEW."description", 200);
BEGIN
  -- Whoever renames the account just now does not see this yet.
  SELECT a."name" INTO "holder" FROM "account" a WHERE a."id" = NEW."accountId" FOR NO KEY UPDATE;
  UPDATE "object" SET "keyAccountName" = "holder", "keyReceived" = NEW."received",
    "keyGivenAway" = NEW."givenAway", "keyDescription" = "said"
  WHERE "id" = NEW."id" AND ("keyAccountName", "keyReceived", "keyGivenAway", "keyDescription")
    IS DISTINCT FROM ("holder", NEW."received", NEW."givenAway", "said");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepKeyOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever gives a key to another just now is waited for.
  PERFORM FROM "object" WHERE "id" IN (SELECT "id" FROM "objectKey" WHERE "accountId" = NEW."id")
  ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "object" o SET "keyAccountName" = NEW."name"
  FROM "objectKey" k WHERE k."accountId" = NEW."id" AND o."id" = k."id";
  RETURN NULL;
END $$;
