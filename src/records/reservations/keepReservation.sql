-- What of an object the list of reservations is sorted by: its title, in whatever language there is one,
-- and its website code.
-- version: 2
CREATE OR REPLACE FUNCTION "keepObjectOfReservation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever renames the object just now does not see this reservation yet.
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
