-- Where an object lies, and what is near a wanted place, beside what is compared: no place is looked up for a pair.
-- requires: keepMatchPlaces.sql

ALTER TABLE "leadWish" ADD COLUMN "near" integer[] NOT NULL DEFAULT '{}'; -- what is near one of its places
ALTER TABLE "objectOffer" ADD COLUMN "path" integer[] NOT NULL DEFAULT '{}'; -- of its place
UPDATE "leadWish" SET "near" = "nearPlaces"("places") WHERE "places" <> '{}';
UPDATE "objectOffer" o SET "path" = p."path" FROM "place" p WHERE p."id" = o."placeId";

DROP INDEX "leadWishPrice";
CREATE INDEX "leadWishPrice" ON "leadWish" ("service", "priceTo")
  INCLUDE ("priceFrom", "leadId", "priceMin", "priceMax", "places", "near", "facts", "types", "subTypes", "bedrooms", "area");
DROP INDEX "objectOfferPrice";
CREATE INDEX "objectOfferPrice" ON "objectOffer" ("service", "price")
  INCLUDE ("objectId", "placeId", "path", "type", "subType", "bedrooms", "area", "facts", "published", "since");

CREATE TRIGGER "keepNearOfWish" BEFORE INSERT OR UPDATE OF "places" ON "leadWish"
  FOR EACH ROW EXECUTE FUNCTION "keepNearOfWish"();
CREATE TRIGGER "keepPathOfOffer" BEFORE INSERT OR UPDATE OF "placeId" ON "objectOffer"
  FOR EACH ROW EXECUTE FUNCTION "keepPathOfOffer"();
