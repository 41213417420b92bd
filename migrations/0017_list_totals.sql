-- How many rows each list has, kept exactly: counting a million takes longer than all the rest of a call.
-- And how many are in each group of rows that stand together in one of its orders: whoever wants the page
-- in the very middle skips whole groups by their totals, and walks only through the last one.
--
-- Each change adds a row, so that no writer waits for another; a job folds the rows of a group into one.
-- The total is their sum, also while somebody folds: a statement sees all of them or the one made of them.
-- requires: keepTotals.sql listGroups.sql
CREATE TABLE "listChange" (
  "list" text COLLATE "C" NOT NULL,
  "sort" text COLLATE "C" NOT NULL DEFAULT '', -- '' for the total of the list
  "group" integer NOT NULL DEFAULT 0,
  "rows" bigint NOT NULL -- how many more there are; below zero, how many fewer
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
CREATE INDEX "listChangeGroup" ON "listChange" ("list", "sort", "group") INCLUDE ("rows");

-- The lists whose totals are kept: those rows of the table are in the list of which the condition is true.
-- It names columns in quotes, and nothing else.
CREATE TABLE "keptList" (
  "list" text COLLATE "C" PRIMARY KEY,
  "table" text NOT NULL,
  "condition" text NOT NULL
);

-- The orders in which a list is long enough to be skipped by groups: whose number is made of one column
-- that is never null, and never falls while the order rises (see listGroups.sql); or it is what all rows of
-- the group share, whose names are put in their order when somebody asks.
CREATE TABLE "keptOrder" (
  "list" text COLLATE "C" REFERENCES "keptList" ("list"),
  "sort" text COLLATE "C",
  "group" text NOT NULL,
  PRIMARY KEY ("list", "sort")
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

INSERT INTO "keptOrder" ("list", "sort", "group")
SELECT "list", "sort", "group"
FROM unnest(ARRAY['accounts', 'owners', 'clients']) AS "list", (VALUES
  ('id', 'groupOfNumber("id")'),
  ('name', 'groupOfName("name")'),
  ('createdOn', 'groupOfInstant("createdOn")'),
  ('modifiedOn', 'groupOfInstant("modifiedOn")'),
  ('createdBy', 'coalesce("createdById", 0)'),
  ('modifiedBy', 'coalesce("modifiedById", 0)')
) AS "order" ("sort", "group");
SELECT "keepTotals"("table") FROM (SELECT DISTINCT "table" FROM "keptList") AS "kept";
