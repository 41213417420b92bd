-- How many rows each list has, kept exactly: counting a million takes longer than all the rest of a call.
--
-- Each change adds a row, so that no writer waits for another; a job folds the rows of a list into one.
-- The total is their sum, also while somebody folds: a statement sees all of them or the one made of them.
-- requires: keepTotals.sql
CREATE TABLE "listChange" (
  "list" text COLLATE "C" NOT NULL,
  "rows" bigint NOT NULL -- how many more there are; below zero, how many fewer
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
CREATE INDEX "listChangeList" ON "listChange" ("list") INCLUDE ("rows");

-- The lists whose totals are kept: those rows of the table are in the list of which the condition is true.
-- It names columns in quotes, and nothing else.
CREATE TABLE "keptList" (
  "list" text COLLATE "C" PRIMARY KEY,
  "table" text NOT NULL,
  "condition" text NOT NULL
);

INSERT INTO "keptList" ("list", "table", "condition") VALUES
  ('accounts', 'account', '"deletedOn" IS NULL'),
  ('owners', 'account', '"deletedOn" IS NULL AND "isOwner"'),
  ('clients', 'account', '"deletedOn" IS NULL AND "isClient"'),
  ('partners', 'account', '"deletedOn" IS NULL AND ("isPartnerRealEstate" OR "isPartnerTourism")'),
  ('professionals', 'account', '"deletedOn" IS NULL AND "isProfessional"'),
  ('sources', 'account', '"deletedOn" IS NULL AND "isSource"'),
  ('employes', 'account', '"deletedOn" IS NULL AND "isEmploye"'),
  ('objects', 'object', '"deletedOn" IS NULL AND NOT "isBlank"'),
  ('objectKeys', 'object', '"deletedOn" IS NULL AND NOT "isBlank" AND "hasKey"'),
  ('alerts', 'alert', '"deletedOn" IS NULL'),
  ('unreadAlerts', 'alert', '"deletedOn" IS NULL AND "readedOn" IS NULL'),
  ('activities', 'activity', '"deletedOn" IS NULL'),
  ('actionsToDo', 'activity', '"deletedOn" IS NULL AND NOT "done"'),
  ('actionsDone', 'activity', '"deletedOn" IS NULL AND "done"');
SELECT "keepTotals"("table") FROM (SELECT DISTINCT "table" FROM "keptList") AS "kept";
