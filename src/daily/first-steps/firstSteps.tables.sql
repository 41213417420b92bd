-- First steps of a new agency that somebody has skipped.
-- requires: session.tables.sql

CREATE TABLE "skippedStep" (
  "name" text NOT NULL CHECK (length("name") <= 40),
  -- Whose step it is; null: the whole agency's.
  "accountId" integer REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "skippedOn" timestamptz NOT NULL DEFAULT now(),
  UNIQUE NULLS NOT DISTINCT ("name", "accountId")
);
CREATE INDEX "skippedStepAccount" ON "skippedStep" ("accountId") WHERE "accountId" IS NOT NULL;
