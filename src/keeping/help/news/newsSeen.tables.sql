-- requires: session.tables.sql

-- Up to which day each person has seen what is new. Those without a row have not been here before: to them all of it is new.
CREATE TABLE "newsSeen" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON UPDATE CASCADE ON DELETE CASCADE,
  "seenTill" date NOT NULL
);
