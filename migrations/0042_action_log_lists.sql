-- The action log as a list: quick with any filter, its rows counted by days.

DROP INDEX "actionLogBy";
CREATE INDEX "actionLogBy" ON "actionLog" ("actionById", "date" DESC, "id" DESC) INCLUDE ("entity", "entityId");
CREATE INDEX "actionLogEntityDate" ON "actionLog" ("entity", "date" DESC, "id" DESC);

-- How many entries there are of each day that is over, kind and person (0: nobody): nothing is ever removed from
-- the log, so that a day is counted once. The days after "until" are counted when somebody asks.
CREATE TABLE "actionLogDay" (
  "day" date NOT NULL,
  "entity" text NOT NULL,
  "actionById" integer NOT NULL,
  "total" integer NOT NULL,
  PRIMARY KEY ("day", "entity", "actionById")
);
CREATE TABLE "actionLogCounted" (
  "id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "until" date NOT NULL -- the first day that is not counted yet
);
INSERT INTO "actionLogCounted" ("until") VALUES ('2000-01-01');
