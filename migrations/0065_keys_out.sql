-- Keys that are with somebody, the longest away first: those to ask back stand on every start page, and are what
-- reminders look for. The index of all that were ever given away is read by nobody else.
CREATE INDEX "objectKey_out" ON "objectKey" ("givenAway", "id")
WHERE ("accountId" IS NOT NULL
  AND NOT coalesce("received" >= coalesce("givenAway", "received"), false));
DROP INDEX "objectKeyGivenAway";
