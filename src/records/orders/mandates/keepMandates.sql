-- "object"."mandateDays": the days on which a signed mandate of the owner covers the property, for the list.
-- version: 1
-- requires: signedMandate.sql

CREATE OR REPLACE FUNCTION "mandateDaysOf"("ids" integer[]) RETURNS TABLE ("id" integer, "mandateDays" datemultirange)
LANGUAGE sql STABLE AS $$
  SELECT o."id", coalesce(m."days", '{}')
  FROM unnest("ids") AS o ("id") LEFT JOIN (
    -- One that ended before it began covers nothing.
    SELECT "objectId", range_agg(daterange("validFrom", "endsOn", '[]')) AS "days"
    FROM "signedMandate" WHERE "objectId" = ANY("ids") AND "endsOn" >= "validFrom" GROUP BY 1
  ) AS m ON m."objectId" = o."id"
$$;

CREATE OR REPLACE FUNCTION "keepMandates"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- Locked before their mandates are read: when two transactions write one mandate each, the second sees both.
  PERFORM FROM "object" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "object" o SET "mandateDays" = k."mandateDays"
  FROM "mandateDaysOf"("ids") AS k WHERE o."id" = k."id" AND o."mandateDays" <> k."mandateDays";
END $$;

CREATE OR REPLACE FUNCTION "keepMandatesOfOrder"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepMandates"(ARRAY(SELECT "objectId" FROM "orderObject" WHERE "orderId" = NEW."id"));
  RETURN NULL;
END $$;

-- Of properties of orders that are signed already: archives bring these and take them back, with the order or after it.
CREATE OR REPLACE FUNCTION "keepMandatesOfMoved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transaction that is just signing the order, or ending it, does not see these properties yet: wait for it.
  PERFORM FROM "brokerOrder" WHERE "id" IN (SELECT "orderId" FROM "moved") ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "keepMandates"(ARRAY(
    SELECT k."objectId" FROM "moved" k LEFT JOIN "brokerOrder" b ON b."id" = k."orderId"
    WHERE b."id" IS NULL OR (b."side" = 'mandate' AND b."signedOn" IS NOT NULL)));
  RETURN NULL;
END $$;
