-- What of a calendar could not be read, and the one alert that tells of its troubles. Events of one UID on different
-- days are different stays.
ALTER TABLE "stayFeed"
  ADD COLUMN "problems" jsonb NOT NULL DEFAULT '[]', -- the first of them
  ADD COLUMN "problemCount" integer NOT NULL DEFAULT 0,
  ADD COLUMN "lostCount" integer NOT NULL DEFAULT 0, -- those by which days may be missing
  ADD COLUMN "freeEvents" integer NOT NULL DEFAULT 0, -- called free by the calendar: they block nothing
  ADD COLUMN "alertId" integer REFERENCES "alert" ("id") ON DELETE SET NULL; -- until all is well again
CREATE INDEX "stayFeedAlert" ON "stayFeed" ("alertId") WHERE "alertId" IS NOT NULL;

CREATE UNIQUE INDEX "stayBlockOfCalendarDays" ON "stayBlock" ("feedId", "uid", "from", "till") WHERE "deletedOn" IS NULL;
DROP INDEX "stayBlockOfCalendar";
