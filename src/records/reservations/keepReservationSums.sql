-- Sums of all reservations, maintained like the totals of lists (keepTotals.sql): each change adds its difference, in cents, so
-- that writers never wait for each other.
-- version: 2

-- The sums, counted from the reservations.
CREATE OR REPLACE FUNCTION "reservationSums"() RETURNS TABLE ("list" text, "rows" bigint) LANGUAGE sql STABLE AS $$
  SELECT "each"."list", "each"."cents"
  FROM (
    SELECT sum("total") AS "total", sum("paymentToOwner") AS "paymentToOwner", sum("comission") AS "comission",
      sum("comission3rdParty") AS "comission3rdParty", sum("finalComission") AS "finalComission"
    FROM "reservation" WHERE "deletedOn" IS NULL
  ) AS "all"
  CROSS JOIN LATERAL (VALUES
    ('reservations.total', ("all"."total" * 100)::bigint),
    ('reservations.paymentToOwner', ("all"."paymentToOwner" * 100)::bigint),
    ('reservations.comission', ("all"."comission" * 100)::bigint),
    ('reservations.comission3rdParty', ("all"."comission3rdParty" * 100)::bigint),
    ('reservations.finalComission', ("all"."finalComission" * 100)::bigint)
  ) AS "each" ("list", "cents")
  WHERE "each"."cents" <> 0
$$;

CREATE OR REPLACE FUNCTION "reservationSumsMoved"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "listChange" ("list", "rows")
  SELECT "each"."list", CASE TG_OP WHEN 'INSERT' THEN "each"."cents" ELSE -"each"."cents" END
  FROM (
    SELECT sum("total") AS "total", sum("paymentToOwner") AS "paymentToOwner", sum("comission") AS "comission",
      sum("comission3rdParty") AS "comission3rdParty", sum("finalComission") AS "finalComission"
    FROM "moved" WHERE "deletedOn" IS NULL
  ) AS "all"
  CROSS JOIN LATERAL (VALUES
    ('reservations.total', ("all"."total" * 100)::bigint),
    ('reservations.paymentToOwner', ("all"."paymentToOwner" * 100)::bigint),
    ('reservations.comission', ("all"."comission" * 100)::bigint),
    ('reservations.comission3rdParty', ("all"."comission3rdParty" * 100)::bigint),
    ('reservations.finalComission', ("all"."finalComission" * 100)::bigint)
  ) AS "each" ("list", "cents")
  WHERE "each"."cents" <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "reservationSumsChanged"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "was" integer := CASE WHEN OLD."deletedOn" IS NULL THEN 100 ELSE 0 END;
  "is" integer := CASE WHEN NEW."deletedOn" IS NULL THEN 100 ELSE 0 END;
BEGIN
  INSERT INTO "listChange" ("list", "rows")
  SELECT "list", "more" FROM (VALUES
    ('reservations.total', "is" * coalesce(NEW."total", 0) - "was" * coalesce(OLD."total", 0)),
    ('reservations.paymentToOwner', "is" * coalesce(NEW."paymentToOwner", 0) - "was" * coalesce(OLD."paymentToOwner", 0)),
    ('reservations.comission', "is" * coalesce(NEW."comission", 0) - "was" * coalesce(OLD."comission", 0)),
    ('reservations.comission3rdParty', "is" * coalesce(NEW."comission3rdParty", 0) - "was" * coalesce(OLD."comission3rdParty", 0)),
    ('reservations.finalComission', "is" * coalesce(NEW."finalComission", 0) - "was" * coalesce(OLD."finalComission", 0))
  ) AS "each" ("list", "more")
  WHERE "more" <> 0;
  RETURN NULL;
END $$;
