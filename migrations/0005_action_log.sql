-- What is written down about every change.

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
CREATE INDEX "actionLogBy" ON "actionLog" ("actionById", "date" DESC);
