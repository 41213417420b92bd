-- What each person has opened last, some fifty records. No references: a merge of accounts would take the rows along, and
-- what was deleted is not shown.
CREATE TABLE "opened" (
  "accountId" integer NOT NULL,
  "entity" text COLLATE "C" NOT NULL,
  "recordId" integer NOT NULL,
  "openedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "entity", "recordId")
);
CREATE INDEX "openedLast" ON "opened" ("accountId", "openedOn" DESC);
