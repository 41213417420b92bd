-- "account"."firstNumber" and "firstOwnedNumber", by which lists of accounts are sorted. Sources and accounts are locked before
-- they are read: when two transactions change one source each, the second sees both.
-- version: 3

-- The first of the numbers of an account's objects, and of those that it owns; '' for none.
CREATE OR REPLACE FUNCTION "firstNumbersOf"("ofAccount" integer) RETURNS TABLE ("firstNumber" text, "firstOwnedNumber" text)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(min(o."referenceNumber"), ''), coalesce(min(o."referenceNumber") FILTER (WHERE l."relation" = 1), '')
  FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
  WHERE l."accountId" = "ofAccount" AND l."relation" IN (1, 2, 4, 7) AND l."deletedOn" IS NULL
$$;

CREATE OR REPLACE FUNCTION "keepFirstNumbersOf"("ofAccount" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "account" WHERE "id" = "ofAccount" FOR NO KEY UPDATE;
  UPDATE "account" a SET "firstNumber" = k."firstNumber", "firstOwnedNumber" = k."firstOwnedNumber"
  FROM "firstNumbersOf"("ofAccount") AS k
  WHERE a."id" = "ofAccount" AND (a."firstNumber", a."firstOwnedNumber") <> (k."firstNumber", k."firstOwnedNumber");
END $$;

CREATE OR REPLACE FUNCTION "keepFirstNumbersOfLink"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transaction that is just deleting the object does not see this link yet: wait for it.
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
