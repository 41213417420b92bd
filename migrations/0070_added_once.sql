-- Which request of a person has added which record, for some days: the same request, sent again because its answer was
-- lost, adds nothing. No references: a record that is gone for good may still be named here until its row is gone, too.
CREATE TABLE "addedOnce" (
  "accountId" integer NOT NULL,
  "entity" text COLLATE "C" NOT NULL,
  "requestKey" text COLLATE "C" NOT NULL,
  "recordId" integer,
  "addedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "entity", "requestKey")
);
CREATE INDEX "addedOnceOn" ON "addedOnce" ("addedOn");
