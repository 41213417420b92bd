-- Keeps "occupancy": the days of an object that stays and blocks take. A stay takes all of its days or is refused. A block
-- takes the days that no stay has, and the others as soon as the stay gives them up.
-- version: 2

-- The days between two dates that stays of an object have.
CREATE OR REPLACE FUNCTION "daysOfStays"("ofObject" integer, "from" date, "till" date) RETURNS datemultirange LANGUAGE sql STABLE AS $$
  SELECT coalesce(range_agg(daterange(r."checkIn", r."checkOut")), '{}')
  FROM "reservation" r
  WHERE r."objectId" = "ofObject" AND daterange(r."checkIn", r."checkOut", '[)') && daterange("from", "till")
    AND r."deletedOn" IS NULL AND r."reservationStage" <> 5
$$;

-- The days taken by stays and blocks of these objects, computed from these.
CREATE OR REPLACE FUNCTION "occupiedDays"("ids" integer[])
RETURNS TABLE ("objectId" integer, "days" daterange, "reservationId" integer, "blockId" integer) LANGUAGE sql STABLE AS $$
  SELECT r."objectId", daterange(r."checkIn", r."checkOut"), r."id", NULL::integer
  FROM "reservation" r WHERE r."objectId" = ANY("ids") AND r."deletedOn" IS NULL AND r."reservationStage" <> 5
  UNION ALL
  SELECT b."objectId", "free", NULL, b."id"
  FROM "stayBlock" b, unnest(datemultirange(daterange(b."from", b."till")) - "daysOfStays"(b."objectId", b."from", b."till")) AS "free"
  WHERE b."objectId" = ANY("ids") AND b."deletedOn" IS NULL
$$;

-- Writes the days of a block that no stay has. The caller has locked the object.
CREATE OR REPLACE FUNCTION "occupyBlock"("given" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "ofObject" integer;
  "wanted" daterange;
  "taken" datemultirange;
BEGIN
  DELETE FROM "occupancy" WHERE "blockId" = "given";
  SELECT "objectId", daterange("from", "till") INTO "ofObject", "wanted"
  FROM "stayBlock" WHERE "id" = "given" AND "deletedOn" IS NULL;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT range_agg(o."days") INTO "taken" FROM "occupancy" o
  WHERE o."objectId" = "ofObject" AND o."days" && "wanted" AND o."reservationId" IS NOT NULL;
  INSERT INTO "occupancy" ("objectId", "days", "blockId")
  SELECT "ofObject", "free", "given"
  FROM unnest(datemultirange("wanted") - coalesce("taken", '{}')) AS "free";
  UPDATE "stayBlock" SET "clashes" = "taken" IS NOT NULL
  WHERE "id" = "given" AND "clashes" <> ("taken" IS NOT NULL);
END $$;

CREATE OR REPLACE FUNCTION "occupyByBlock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the object, so that no stay changes its free days meanwhile.
  PERFORM FROM "object" WHERE "id" = NEW."objectId" FOR NO KEY UPDATE;
  PERFORM "occupyBlock"(NEW."id");
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "occupyByReservation"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "waiting" integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "occupancy" WHERE "reservationId" = OLD."id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."deletedOn" IS NULL AND NEW."reservationStage" <> 5 THEN
    INSERT INTO "occupancy" ("objectId", "days", "reservationId")
    VALUES (NEW."objectId", daterange(NEW."checkIn", NEW."checkOut"), NEW."id");
  END IF;
  IF TG_OP <> 'INSERT' AND OLD."deletedOn" IS NULL AND OLD."reservationStage" <> 5 THEN
    -- The days that a stay gives up go to blocks that also cover them.
    PERFORM FROM "object" WHERE "id" = OLD."objectId" FOR NO KEY UPDATE;
    FOR "waiting" IN
      SELECT b."id" FROM "stayBlock" b
      WHERE b."objectId" = OLD."objectId" AND b."deletedOn" IS NULL
        AND daterange(b."from", b."till") && daterange(OLD."checkIn", OLD."checkOut")
      ORDER BY b."id"
    LOOP
      PERFORM "occupyBlock"("waiting");
    END LOOP;
  END IF;
  RETURN NULL;
END $$;
