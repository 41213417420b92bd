-- Columns of the object by which the list of reservations is sorted: its title in the first language that has one, and its
-- website code.
-- version: 2
CREATE OR REPLACE FUNCTION "keepObjectOfReservation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transaction that is just renaming the object does not see this reservation yet: wait for it.
  SELECT coalesce(o."title", o."titleEl", o."titleRu"), o."websiteCode"
  INTO NEW."objectTitle", NEW."objectWebsiteCode"
  FROM "object" o WHERE o."id" = NEW."objectId" FOR NO KEY UPDATE;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "keepReservationsOfObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "reservation" SET
    "objectTitle" = coalesce(NEW."title", NEW."titleEl", NEW."titleRu"), "objectWebsiteCode" = NEW."websiteCode"
  WHERE "objectId" = NEW."id";
  RETURN NULL;
END $$;
