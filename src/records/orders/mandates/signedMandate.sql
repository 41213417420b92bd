-- Which property is covered by the signed mandate of an owner, and how long.
-- version: 1
-- requires: orders.tables.sql

-- An extension is no row of its own: it moves the last day of the order that it makes longer.
DROP VIEW IF EXISTS "signedMandate";
CREATE VIEW "signedMandate" AS
  SELECT k."objectId", b."id" AS "orderId", b."number", b."isExclusive", b."purpose", b."validFrom", b."endsOn", b."endedOn", b."endReason"
  FROM "brokerOrder" b JOIN "orderObject" k ON k."orderId" = b."id"
  WHERE b."side" = 'mandate' AND b."signedOn" IS NOT NULL AND b."extendsId" IS NULL;
