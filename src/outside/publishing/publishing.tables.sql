-- Tables and triggers of the agency's public site.
-- requires: objects.tables.sql files.tables.sql publicationFollows.sql

-- Used tokens of the enquiry form: each works once.
CREATE TABLE "usedFormToken" (
  "token" text PRIMARY KEY,
  "usedOn" timestamptz NOT NULL DEFAULT now()
);

-- Every change of an object or its pictures updates the site.
CREATE TRIGGER "publicationFollowsNewObject" BEFORE INSERT ON "object"
  FOR EACH ROW WHEN (NEW."published" OR NEW."publishRequested") EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsObject" BEFORE UPDATE ON "object"
  FOR EACH ROW WHEN (OLD."publishRequested" OR NEW."published" OR NEW."publishRequested")
  EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsPictures" AFTER INSERT OR UPDATE OF "parentId", "deletedOn" ON "file"
  FOR EACH ROW WHEN (NEW."parentKind" = 'Object') EXECUTE FUNCTION "publicationFollowsPictures"();
