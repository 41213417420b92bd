-- Up to which day each person has seen what is new. Whoever has opened a record was here before, and has not seen this release.
CREATE TABLE "newsSeen" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON UPDATE CASCADE ON DELETE CASCADE,
  "seenTill" date NOT NULL
);
INSERT INTO "newsSeen" ("accountId", "seenTill")
SELECT u."accountId", '2026-11-26' FROM "user" u
WHERE EXISTS (SELECT FROM "opened" o WHERE o."accountId" = u."accountId");
