-- "object"."ownerId" and "ownerName", which lists show and sort by.
-- version: 3

-- The owner of an object: of the present owners the one entered first, else the one who left last.
CREATE OR REPLACE FUNCTION "ownerOf"("ofObject" integer) RETURNS TABLE ("ownerId" integer, "ownerName" text)
LANGUAGE sql STABLE AS $$
  SELECT a."id", a."name"
  FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
  WHERE l."objectId" = "ofObject" AND l."relation" = 1 AND l."deletedOn" IS NULL
  ORDER BY l."endDate" DESC NULLS FIRST, l."id" LIMIT 1
$$;

CREATE OR REPLACE FUNCTION "keepOwner"("ofObject" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "owner" record;
BEGIN
  -- Locked before its links are read: when two transactions change one link each, the second sees both.
  PERFORM FROM "object" WHERE "id" = "ofObject" FOR NO KEY UPDATE;
  SELECT * INTO "owner" FROM "ownerOf"("ofObject");
  UPDATE "object" SET "ownerId" = "owner"."ownerId", "ownerName" = "owner"."ownerName"
  WHERE "id" = "ofObject" AND ("ownerId", "ownerName") IS DISTINCT FROM ("owner"."ownerId", "owner"."ownerName");
END $$;

CREATE OR REPLACE FUNCTION "keepOwnerOfLink"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "isBlank" = false WHERE "id" = NEW."objectId" AND "isBlank";
  IF NEW."relation" = 1 OR OLD."relation" = 1 THEN
    -- A transaction that is just renaming the account does not see this link yet: wait for it.
    PERFORM FROM "account" WHERE "id" = NEW."accountId" FOR NO KEY UPDATE;
    PERFORM "keepOwner"(NEW."objectId");
    IF OLD."objectId" <> NEW."objectId" THEN PERFORM "keepOwner"(OLD."objectId"); END IF;
  END IF;
  RETURN NULL;
END $$;

-- A statement trigger, so that loading many rows stays fast.
CREATE OR REPLACE FUNCTION "keepOwnerOfMovedLinks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "object" SET "isBlank" = false WHERE "id" IN (SELECT "objectId" FROM "moved") AND "isBlank";
  END IF;
  PERFORM FROM "account" WHERE "id" IN (SELECT "accountId" FROM "moved" WHERE "relation" = 1)
  ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "keepOwner"("objectId")
  FROM (SELECT DISTINCT "objectId" FROM "moved" WHERE "relation" = 1 ORDER BY 1) AS "linked";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepOwnerOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOwner"("objectId") FROM "objectAccount"
  WHERE "accountId" = NEW."id" AND "relation" = 1 AND "deletedOn" IS NULL;
  RETURN NULL;
END $$;
