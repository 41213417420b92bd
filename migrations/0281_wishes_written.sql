-- Writes what leads wish for and what objects offer anew, with what 0280 added.
-- requires: amountsOfText.sql wishOfText.sql keepWishes.sql keepOffers.sql
SELECT "keepWishesOf"(ARRAY(SELECT "id" FROM "lead" ORDER BY "id")), "keepOffersOf"(ARRAY(SELECT "id" FROM "object" ORDER BY "id"));
