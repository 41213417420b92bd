-- Objects in and near the places that a lead names, without a look at all others.
CREATE INDEX "objectOfferPath" ON "objectOffer" USING gin ("path");
CREATE INDEX "objectOfferPlace" ON "objectOffer" ("placeId");
