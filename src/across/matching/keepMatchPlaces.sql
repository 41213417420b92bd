-- Where an object lies, and what is near a wanted place, kept beside what is compared.
-- version: 1
-- kept in: leadWish ("near"), objectOffer ("path")

-- What is near any of these places; not more than an index holds.
CREATE OR REPLACE FUNCTION "nearPlaces"("ofPlaces" integer[]) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF "ofPlaces" = '{}' THEN RETURN '{}'; END IF;
  RETURN (
    SELECT (coalesce(array_agg(DISTINCT near."id"), '{}'))[1:300]
    FROM "matchNear" n CROSS JOIN unnest(n."near") AS near ("id") WHERE n."placeId" = ANY ("ofPlaces"));
END $$;

CREATE OR REPLACE FUNCTION "keepNearOfWish"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."near" := "nearPlaces"(NEW."places");
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "keepPathOfOffer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."path" := coalesce((SELECT "path" FROM "place" WHERE "id" = NEW."placeId"), '{}');
  RETURN NEW;
END $$;
