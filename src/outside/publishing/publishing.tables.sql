-- Tables and triggers of the agency's public site.
-- requires: objects.tables.sql files.tables.sql publicationFollows.sql

-- Tokens of the enquiry form that were already sent: each can be used once.
CREATE TABLE "usedFormToken" (
  "token" text PRIMARY KEY,
  "usedOn" timestamptz NOT NULL DEFAULT now()
);

-- The site follows every change of an object or its pictures, whoever makes it.
CREATE TRIGGER "publicationFollowsNewObject" BEFORE INSERT ON "object"
  FOR EACH ROW WHEN (NEW."published" OR NEW."publishRequested") EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsObject" BEFORE UPDATE ON "object"
  FOR EACH ROW WHEN (OLD."publishRequested" OR NEW."published" OR NEW."publishRequested")
  EXECUTE FUNCTION "publicationFollowsObject"();
CREATE TRIGGER "publicationFollowsPictures" AFTER INSERT OR UPDATE OF "parentId", "deletedOn" ON "file"
  FOR EACH ROW WHEN (NEW."parentKind" = 'Object') EXECUTE FUNCTION "publicationFollowsPictures"();
