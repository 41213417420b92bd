-- What is to be on the public site and is not: the start page shows it, what was refused first.
CREATE INDEX "objectToPublish" ON "object" (("publishError" IS NULL), "modifiedOn" DESC, "id" DESC) INCLUDE ("createdById")
  WHERE "publishRequested" AND NOT "published" AND "active" AND "deletedOn" IS NULL;
