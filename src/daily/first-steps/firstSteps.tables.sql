-- First steps of a new agency that somebody has skipped.
-- requires: accounts.tables.sql

CREATE TABLE "skippedStep" (
  "name" text NOT NULL CHECK (length("name") <= 40),
  -- Whose step it is; null: the whole agency's.
  "accountId" integer REFERENCES "account" ("id") ON DELETE CASCADE,
  "skippedOn" timestamptz NOT NULL DEFAULT now(),
  "skippedById" integer REFERENCES "account" ("id"),
  UNIQUE NULLS NOT DISTINCT ("name", "accountId")
);
CREATE INDEX "skippedStepAccount" ON "skippedStep" ("accountId") WHERE "accountId" IS NOT NULL;
CREATE INDEX "skippedStepBy" ON "skippedStep" ("skippedById") WHERE "skippedById" IS NOT NULL;
