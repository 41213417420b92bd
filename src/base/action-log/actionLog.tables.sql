-- The action log: all changes with time and author, and the number of entries of each day.
-- requires: accounts.tables.sql

CREATE TABLE "actionLog" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "date" timestamptz NOT NULL DEFAULT clock_timestamp(),
  "actionById" integer REFERENCES "account" ("id"),
  "action" text NOT NULL,
  "entity" text NOT NULL,
  "entityId" integer NOT NULL,
  "version" integer, -- the version that this action made
  "message" text,
  "data" jsonb -- { attributes, previous }: what a field became, and what it was
);
CREATE INDEX "actionLogEntity" ON "actionLog" ("entity", "entityId", "version");
CREATE INDEX "actionLogDate" ON "actionLog" ("date" DESC, "id" DESC);
CREATE INDEX "actionLogBy" ON "actionLog" ("actionById", "date" DESC, "id" DESC) INCLUDE ("entity", "entityId");
CREATE INDEX "actionLogEntityDate" ON "actionLog" ("entity", "date" DESC, "id" DESC);

-- Entries per past day, kind of record and person (0: nobody). Nothing is ever removed from the log, so each day is counted
-- once; days from "until" on are counted when a list is opened.
CREATE TABLE "actionLogDay" (
  "day" date NOT NULL,
  "entity" text NOT NULL,
  "actionById" integer NOT NULL,
  "total" integer NOT NULL,
  PRIMARY KEY ("day", "entity", "actionById")
);

CREATE TABLE "actionLogCounted" (
  "id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "until" date NOT NULL, -- the first day that is not counted yet
  "totalsUntil" date NOT NULL DEFAULT '2000-01-01' -- the first day that is not yet in "actionLogTotal"
);

-- Like "actionLogDay", with totals of all kinds ('') and of all people (-1): any filter reads one row per day. "actionLogDay"
-- will be removed once no server of an earlier release counts in it.
CREATE TABLE "actionLogTotal" (
  "entity" text NOT NULL,
  "actionById" integer NOT NULL,
  "day" date NOT NULL,
  "total" integer NOT NULL,
  PRIMARY KEY ("entity", "actionById", "day") INCLUDE ("total")
);

INSERT INTO "actionLogCounted" ("until", "totalsUntil") VALUES ('2000-01-01', '2000-01-01');
