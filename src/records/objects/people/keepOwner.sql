-- The owner that lists show and sort by: of the present ones the first that was entered, else the last to go.
-- The object is locked before its links are looked at: of two who change one each, the second sees both.
-- version: 2
CREATE OR REPLACE FUNCTION "keepOwner"("ofObject" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "owner" record;
BEGIN
  PERFORM FROM "object" WHERE "id" = "ofObject" FOR NO KEY UPDATE;
  SELECT a."id", a."name" INTO "owner"
  FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
  WHERE l."objectId" = "ofObject" AND l."relation" = 1 AND l."deletedOn" IS NULL
  ORDER BY l."endDate" DESC NULLS FIRST, l."id" LIMIT 1;
  UPDATE "object" SET "ownerId" = "owner"."id", "ownerName" = "owner"."name"
  WHERE "id" = "ofObject" AND ("ownerId" IS DISTINCT FROM "owner"."id" OR "ownerName" IS DISTINCT FROM "owner"."name");
END $$;

CREATE OR REPLACE FUNCTION "keepOwnerOfLink"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "isBlank" = false WHERE "id" = NEW."objectId" AND "isBlank";
  IF NEW."relation" = 1 OR (TG_OP = 'UPDATE' AND OLD."relation" = 1) THEN
    -- Whoever renames the account just now does not see this link yet.
    PERFORM FROM "account" WHERE "id" = NEW."accountId" FOR NO KEY UPDATE;
    PERFORM "keepOwner"(NEW."objectId");
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepOwnerOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOwner"("objectId") FROM "objectAccount"
  WHERE "accountId" = NEW."id" AND "relation" = 1 AND "deletedOn" IS NULL;
  RETURN NULL;
END $$;
