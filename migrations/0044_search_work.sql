-- What the boxes above the lists of activities and of alerts look through: how each begins, folded.
-- requires: fold.sql

ALTER TABLE "activity" ADD COLUMN "searchText" text NOT NULL
  GENERATED ALWAYS AS (fold(left(coalesce("description", ''), 300))) STORED;
CREATE INDEX "activitySearch" ON "activity" USING gin ((' ' || "searchText") gin_trgm_ops)
  WITH (gin_pending_list_limit = 128)
  WHERE "deletedOn" IS NULL;

ALTER TABLE "alert" ADD COLUMN "searchText" text NOT NULL
  GENERATED ALWAYS AS (fold("source" || ' ' || left("content", 300) || ' ' || left(coalesce("notes", ''), 300))) STORED;
CREATE INDEX "alertSearch" ON "alert" USING gin ((' ' || "searchText") gin_trgm_ops)
  WITH (gin_pending_list_limit = 128)
  WHERE "deletedOn" IS NULL;
