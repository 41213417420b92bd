-- "object"."ownerId" and "ownerName", which lists show and sort by.
-- version: 4

-- The owner of each of these objects: of the present owners the one entered first, else the one who left last.
CREATE OR REPLACE FUNCTION "ownersOf"("ids" integer[])
RETURNS TABLE ("id" integer, "ownerId" integer, "ownerName" text) LANGUAGE sql STABLE AS $$
  SELECT o."id", w."ownerId", w."ownerName"
  FROM unnest("ids") AS o ("id") LEFT JOIN (
    SELECT DISTINCT ON (l."objectId") l."objectId", a."id" AS "ownerId", a."name" AS "ownerName"
    FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
    WHERE l."objectId" = ANY("ids") AND l."relation" = 1 AND l."deletedOn" IS NULL
    ORDER BY l."objectId", l."endDate" DESC NULLS FIRST, l."id"
  ) AS w ON w."objectId" = o."id"
$$;

CREATE OR REPLACE FUNCTION "keepOwners"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- Locked before their links are read: when two transactions change one link each, the second sees both.
  PERFORM FROM "object" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "object" o SET "ownerId" = k."ownerId", "ownerName" = k."ownerName"
  FROM "ownersOf"("ids") AS k
  WHERE o."id" = k."id" AND (o."ownerId", o."ownerName") IS DISTINCT FROM (k."ownerId", k."ownerName");
END $$;

-- For servers of an earlier release; will be removed.
CREATE OR REPLACE FUNCTION "ownerOf"("ofObject" integer) RETURNS TABLE ("ownerId" integer, "ownerName" text)
LANGUAGE sql STABLE AS $$ SELECT "ownerId", "ownerName" FROM "ownersOf"(ARRAY["ofObject"]) $$;
CREATE OR REPLACE FUNCTION "keepOwner"("ofObject" integer) RETURNS void
LANGUAGE sql AS $$ SELECT "keepOwners"(ARRAY["ofObject"]) $$;

CREATE OR REPLACE FUNCTION "keepOwnerOfLink"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "isBlank" = false WHERE "id" = NEW."objectId" AND "isBlank";
  IF NEW."relation" = 1 OR OLD."relation" = 1 THEN
    -- A transaction that is just renaming the account does not see this link yet: wait for it.
    PERFORM FROM "account" WHERE "id" = NEW."accountId" FOR NO KEY UPDATE;
    PERFORM "keepOwners"(ARRAY[OLD."objectId", NEW."objectId"]);
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
  PERFORM "keepOwners"(ARRAY(SELECT "objectId" FROM "moved" WHERE "relation" = 1));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepOwnerOfAccount"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOwners"(ARRAY(
    SELECT "objectId" FROM "objectAccount" WHERE "accountId" = NEW."id" AND "relation" = 1 AND "deletedOn" IS NULL));
  RETURN NULL;
END $$;
