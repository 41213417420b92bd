-- Keeps "occupancy", in which the stays and the blocked days of an object stand together. A stay takes its days
-- whole or is refused; a block takes those that no stay has, and the others as soon as the stay leaves them.
-- version: 1

-- What a block takes: its days but for those of stays. The caller holds the object.
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
  -- Whoever books the object, or gives days of it back, waits: nothing is computed from what is just changing.
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
    -- Days that it leaves go to the blocks that wait for them.
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
