-- What the list of keys is sorted by: who has the key, since when, until when, and what is said of it.
-- version: 1
CREATE OR REPLACE FUNCTION "keepKeyOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "holder" text := (SELECT "name" FROM "account" WHERE "id" = NEW."accountId");
  "said" text := left(NEW."description", 200);
BEGIN
  UPDATE "object" SET "keyAccountName" = "holder", "keyReceived" = NEW."received",
    "keyGivenAway" = NEW."givenAway", "keyDescription" = "said"
  WHERE "id" = NEW."id" AND ("keyAccountName", "keyReceived", "keyGivenAway", "keyDescription")
    IS DISTINCT FROM ("holder", NEW."received", NEW."givenAway", "said");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepKeyOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" o SET "keyAccountName" = NEW."name"
  FROM "objectKey" k WHERE k."accountId" = NEW."id" AND o."id" = k."id";
  RETURN NULL;
END $$;
