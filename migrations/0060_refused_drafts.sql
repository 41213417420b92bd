-- What was refused asks no more, and the drafts of each person.
-- requires: publicationFollows.sql

UPDATE "object" SET "publishRequested" = false WHERE "publishError" IS NOT NULL AND "publishRequested";

-- What somebody has added and not filled in.
CREATE INDEX "objectDrafts" ON "object" ("createdById", "createdOn") WHERE "isBlank" AND "deletedOn" IS NULL;

-- What home shows of the site: what waits for it, and what was refused and asks no more.

CREATE INDEX "objectRefusedOrWaiting" ON "object" (("publishError" IS NULL), "modifiedOn" DESC, "id" DESC) INCLUDE ("createdById")
  WHERE ("publishRequested" OR "publishError" IS NOT NULL) AND NOT "published" AND "active" AND "deletedOn" IS NULL;
