-- The first of the numbers of the objects that an account has to do with, and of those it owns ('' for none):
-- lists of accounts are sorted by them. What they are made of, and the account, is locked before it is looked
-- at: of two who change one each, the second sees both.
-- version: 2
CREATE OR REPLACE FUNCTION "keepFirstNumbersOf"("ofAccount" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "account" WHERE "id" = "ofAccount" FOR NO KEY UPDATE;
  UPDATE "account" a SET "firstNumber" = "now"."any", "firstOwnedNumber" = "now"."owned"
  FROM (
    SELECT coalesce(min(o."referenceNumber"), '') AS "any",
      coalesce(min(o."referenceNumber") FILTER (WHERE l."relation" = 1), '') AS "owned"
    FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."accountId" = "ofAccount" AND l."relation" IN (1, 2, 4, 7) AND l."deletedOn" IS NULL
  ) AS "now"
  WHERE a."id" = "ofAccount" AND (a."firstNumber", a."firstOwnedNumber") <> ("now"."any", "now"."owned");
END $$;

CREATE OR REPLACE FUNCTION "keepFirstNumbersOfLink"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever deletes the object just now does not see this link yet.
  IF TG_OP <> 'DELETE' THEN PERFORM FROM "object" WHERE "id" = NEW."objectId" FOR NO KEY UPDATE; END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM "keepFirstNumbersOf"(OLD."accountId"); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."accountId" <> OLD."accountId") THEN
    PERFORM "keepFirstNumbersOf"(NEW."accountId");
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepFirstNumbersOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepFirstNumbersOf"("accountId") FROM (
    SELECT DISTINCT "accountId" FROM "objectAccount" WHERE "objectId" = NEW."id" AND "deletedOn" IS NULL ORDER BY 1
  ) AS "linked";
  RETURN NULL;
END $$;
