-- Few rows to add up for any filter of the action log, and what a person is to do found by the person.

-- As "actionLogDay", with what all kinds ('') and all people (-1) come to: whatever is filtered for, a row a day is
-- read. A server of the release before goes on counting its days in "actionLogDay", which goes with a later release.
CREATE TABLE "actionLogTotal" (
  "entity" text NOT NULL,
  "actionById" integer NOT NULL,
  "day" date NOT NULL,
  "total" integer NOT NULL,
  PRIMARY KEY ("entity", "actionById", "day") INCLUDE ("total")
);
ALTER TABLE "actionLogCounted" ADD COLUMN "totalsUntil" date NOT NULL DEFAULT '2000-01-01'; -- the first day that is not in it
INSERT INTO "actionLogTotal" ("entity", "actionById", "day", "total")
SELECT coalesce("entity", ''), coalesce("actionById", -1), "day", sum("total") FROM "actionLogDay"
GROUP BY GROUPING SETS (("day"), ("day", "entity"), ("day", "actionById"), ("day", "entity", "actionById"));
UPDATE "actionLogCounted" SET "totalsUntil" = "until";

CREATE INDEX "activityToDoOf" ON "activity" ("createdById", "date", "id") WHERE "done" = false AND "deletedOn" IS NULL;
