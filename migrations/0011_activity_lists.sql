-- Lists of activities are counted from an index alone, whatever they are filtered by.

-- What is to do, or complete, newest first.
CREATE INDEX "activityDone" ON "activity" ("done", "createdOn" DESC, "id" DESC) WHERE "deletedOn" IS NULL;

-- What a person wrote, newest first; deleted ones are in it for merges of accounts.
DROP INDEX "activityCreatedBy";
CREATE INDEX "activityCreatedBy" ON "activity" ("createdById", "createdOn" DESC, "id" DESC) INCLUDE ("deletedOn");
