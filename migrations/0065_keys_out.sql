-- Keys that are with somebody, the longest away first: those to ask back stand on every start page.
CREATE INDEX "objectKey_out" ON "objectKey" ("givenAway", "id")
WHERE ("accountId" IS NOT NULL
  AND NOT coalesce("received" >= coalesce("givenAway", "received"), false));
