-- Private addresses under which an employee's phone or mail program reads their calendar.
-- requires: session.tables.sql

CREATE TABLE "calendarFeed" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON UPDATE CASCADE ON DELETE CASCADE,
  "tokenHash" bytea NOT NULL UNIQUE, -- only the hash of the secret address is stored
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  -- Shown among the person's sessions. An address ends when the password changes.
  "lastUsedOn" timestamptz -- null: never read
);
