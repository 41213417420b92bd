-- The people responsible for a record, which is named by its kind and number.
-- requires: accounts.tables.sql

CREATE TABLE "assignment" (
  "parentKind" text NOT NULL,
  "parentId" integer NOT NULL,
  "accountId" integer NOT NULL REFERENCES "account" ("id"),
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "createdById" integer REFERENCES "account" ("id"),
  PRIMARY KEY ("parentKind", "parentId", "accountId")
);
CREATE INDEX "assignmentAccount" ON "assignment" ("accountId", "parentKind");
CREATE INDEX "assignmentCreatedBy" ON "assignment" ("createdById");
-- The viewings of a person, from an index alone.
CREATE INDEX "assignmentViewing" ON "assignment" ("accountId", "parentId") WHERE "parentKind" = 'Viewing';
