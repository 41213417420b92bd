-- "account"."firstNumber" and "firstOwnedNumber", by which lists of accounts are sorted. Sources and accounts are locked before
-- they are read: when two transactions change one source each, the second sees both.
-- version: 5

-- The first of the numbers of each account's objects, and of those that it owns; '' for none.
CREATE OR REPLACE FUNCTION "firstNumbers"("ids" integer[])
RETURNS TABLE ("id" integer, "firstNumber" text, "firstOwnedNumber" text) LANGUAGE sql STABLE AS $$
  SELECT a."id", coalesce(min(o."referenceNumber"), ''), coalesce(min(o."referenceNumber") FILTER (WHERE l."relation" = 1), '')
  FROM unnest("ids") AS a ("id")
  LEFT JOIN ("objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL)
    ON l."accountId" = a."id" AND l."relation" IN (1, 2, 4, 7) AND l."deletedOn" IS NULL
  GROUP BY a."id"
$$;

CREATE OR REPLACE FUNCTION "keepFirstNumbers"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF cardinality("ids") = 0 THEN RETURN; END IF;
  PERFORM FROM "account" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "account" a SET "firstNumber" = k."firstNumber", "firstOwnedNumber" = k."firstOwnedNumber"
  FROM "firstNumbers"("ids") AS k
  WHERE a."id" = k."id" AND (a."firstNumber", a."firstOwnedNumber") <> (k."firstNumber", k."firstOwnedNumber");
END $$;

-- Statement triggers, so that loading many rows stays fast; "moved" has the new rows, "before" the old ones.
CREATE OR REPLACE FUNCTION "keepFirstNumbersOfLinks"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "accounts" integer[];
  "objects" integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT o."id"), array_agg(DISTINCT a."id") INTO "objects", "accounts"
    FROM "before" b JOIN "moved" m USING ("id"), unnest(ARRAY[b."accountId", m."accountId"]) AS a ("id"),
      unnest(ARRAY[b."objectId", m."objectId"]) AS o ("id")
    WHERE (b."objectId", b."accountId", b."relation", b."deletedOn")
      IS DISTINCT FROM (m."objectId", m."accountId", m."relation", m."deletedOn");
  ELSE
    SELECT array_agg(DISTINCT "objectId"), array_agg(DISTINCT "accountId") INTO "objects", "accounts" FROM "moved";
  END IF;
  IF "accounts" IS NULL THEN RETURN NULL; END IF;
  -- A transaction that is just deleting an object does not see these links yet: wait for it.
  IF TG_OP <> 'DELETE' THEN PERFORM FROM "object" WHERE "id" = ANY("objects") ORDER BY "id" FOR NO KEY UPDATE; END IF;
  PERFORM "keepFirstNumbers"("accounts");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepFirstNumbersOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepFirstNumbers"(ARRAY(
    SELECT DISTINCT "accountId" FROM "objectAccount" WHERE "objectId" = NEW."id" AND "deletedOn" IS NULL));
  RETURN NULL;
END $$;
