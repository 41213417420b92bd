-- The best pairs are found, and all counted, without each being read.

-- In the order of those that fit alike.
CREATE INDEX "objectOfferNewest" ON "objectOffer" ("service", "published" DESC, "since" DESC, "objectId" DESC);
-- For leads that take any place and type: little beside what a pair is ranked by.
CREATE INDEX "objectOfferCount" ON "objectOffer" ("service", "price") INCLUDE ("objectId");
CREATE INDEX "leadWishAnywhere" ON "leadWish" ("service", "priceTo", "priceFrom") INCLUDE ("leadId")
  WHERE "places" = '{}' AND "types" = '{}';
CREATE INDEX "leadWishSomewhere" ON "leadWish" ("service", "priceTo") INCLUDE ("priceFrom", "leadId", "places", "near", "types")
  WHERE NOT ("places" = '{}' AND "types" = '{}');
