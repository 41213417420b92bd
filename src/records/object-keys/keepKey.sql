-- Columns of "object" by which the list of keys is sorted: the holder, the dates when it left and is due, and the description.
-- version: 3
CREATE OR REPLACE FUNCTION "keepKeyOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "holder" text;
  "begin" text := left(NEW."description", 200);
BEGIN
  -- A transaction that is just renaming the account does not see this key yet: wait for it.
  SELECT a."name" INTO "holder" FROM "account" a WHERE a."id" = NEW."accountId" FOR NO KEY UPDATE;
  UPDATE "object" SET "keyAccountName" = "holder", "keyReceived" = NEW."received",
    "keyGivenAway" = NEW."givenAway", "keyDescription" = "begin"
  WHERE "id" = coalesce(NEW."id", OLD."id") AND ("keyAccountName", "keyReceived", "keyGivenAway", "keyDescription")
    IS DISTINCT FROM ("holder", NEW."received", NEW."givenAway", "begin");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepKeyOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Wait for transactions that are just giving a key to somebody else.
  PERFORM FROM "object" WHERE "id" IN (SELECT "id" FROM "objectKey" WHERE "accountId" = NEW."id")
  ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "object" o SET "keyAccountName" = NEW."name"
  FROM "objectKey" k WHERE k."accountId" = NEW."id" AND o."id" = k."id";
  RETURN NULL;
END $$;
