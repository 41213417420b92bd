-- Offers and wishes are written with their places at once, and triggers that load many rows fire once per statement: the
-- functions and triggers that these replace are dropped. Stored values stay as they are, because what the functions compute
-- did not change.
-- requires: keepMatchPlaces.sql keepNameWords.sql keepOffers.sql keepWishes.sql
DROP TRIGGER "keepNearOfWish" ON "leadWish";
DROP TRIGGER "keepPathOfOffer" ON "objectOffer";
DROP FUNCTION "keepNearOfWish"();
DROP FUNCTION "keepPathOfOffer"();
DROP TRIGGER "nameWords" ON "account";
DROP TRIGGER "nameWordsOfNew" ON "account";
DROP TRIGGER "nameWordsOfGone" ON "account";
DROP FUNCTION keepNameWords();
DROP FUNCTION forgetNameWords();
DROP FUNCTION fillNameWords();
DROP TRIGGER "keepWishes" ON "lead";
DROP TRIGGER "keepOffers" ON "object";
DROP TRIGGER "keepOwnerOfLink" ON "objectAccount";
