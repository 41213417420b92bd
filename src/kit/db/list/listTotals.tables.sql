-- Exact totals of lists, because counting a million rows takes longer than the rest of a request. Some orders also have
-- totals of groups of adjacent rows: a page in the middle is reached by skipping whole groups.
--
-- Each change adds a row, so that writers never wait for each other; a job folds the rows of a group into one. The total is
-- their sum at any time: a statement sees either all rows or the folded one.
CREATE TABLE "listChange" (
  "list" text COLLATE "C" NOT NULL,
  "sort" text COLLATE "C" NOT NULL DEFAULT '', -- '': the total of the list
  "group" integer NOT NULL DEFAULT 0,
  "rows" bigint NOT NULL -- difference; negative when rows were removed
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
CREATE INDEX "listChangeGroup" ON "listChange" ("list", "sort", "group") INCLUDE ("rows");

-- Lists whose totals are kept. A row of the table is in the list when the condition is true. A condition may contain nothing
-- in quotes but column names.
CREATE TABLE "keptList" (
  "list" text COLLATE "C" PRIMARY KEY,
  "table" text NOT NULL,
  "condition" text NOT NULL
);

-- Orders of lists with totals of groups. The number of a group is computed from one column that is never null, and it never
-- falls while the order rises (listGroups.sql); or it is an id that the rows of a group share, and groups are sorted by
-- name when a page is read.
CREATE TABLE "keptOrder" (
  "list" text COLLATE "C" REFERENCES "keptList" ("list"),
  "sort" text COLLATE "C",
  "group" text NOT NULL,
  PRIMARY KEY ("list", "sort")
);
