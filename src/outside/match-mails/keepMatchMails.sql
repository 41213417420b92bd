-- Notes when public offers appear or change their price, and which leads get mails about new matches.
-- version: 1

-- A null price: the offer is no longer public. Changes within ten minutes count as one, because somebody who types a price also
-- saves its first digits.
CREATE OR REPLACE FUNCTION "noteOffer"("id" integer, "of" smallint, "now" numeric) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "offerHistory" h WHERE h."objectId" = "id" AND h."service" = "of" AND h."since" > now() - interval '10 minutes';
  INSERT INTO "offerHistory" ("objectId", "service", "since", "price")
  SELECT "id", "of", now(), "now"
  WHERE "now" IS DISTINCT FROM (SELECT h."price" FROM "offerHistory" h WHERE h."objectId" = "id" AND h."service" = "of"
      ORDER BY h."since" DESC LIMIT 1)
    -- An object that is deleted for good takes its offers with it.
    AND EXISTS (SELECT FROM "object" WHERE "object"."id" = "noteOffer"."id");
END $$;

CREATE OR REPLACE FUNCTION "noteNewOffers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "noteOffer"("objectId", "service", "price") FROM "added" WHERE "published";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "noteChangedOffer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "noteOffer"(OLD."objectId", OLD."service", NULL);
  ELSE
    PERFORM "noteOffer"(NEW."objectId", NEW."service", CASE WHEN NEW."published" THEN NEW."price" END);
  END IF;
  RETURN NULL;
END $$;

-- A lead that is switched on today is due tomorrow at the earliest.
CREATE OR REPLACE FUNCTION "keepMatchSending"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW."sendMatches", 1) = 1 THEN
    DELETE FROM "matchSending" WHERE "leadId" = NEW."id";
  ELSE
    INSERT INTO "matchSending" ("leadId", "every", "since", "doneOn") VALUES (NEW."id", NEW."sendMatches", now(), "agencyToday"())
    ON CONFLICT ("leadId") DO UPDATE SET "every" = EXCLUDED."every";
  END IF;
  RETURN NULL;
END $$;
