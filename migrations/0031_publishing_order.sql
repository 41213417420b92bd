-- What is not on the site yet is checked before what is there already and only changed.
DROP INDEX "objectPublishDue";
CREATE INDEX "objectPublishDue" ON "object" ("published", "id") WHERE "publishDue";

-- A picture more is no reason to check what is on the site; a picture less is.
CREATE OR REPLACE FUNCTION "publicationFollowsPictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "object" SET "publishDue" = true, "publishError" = NULL
  WHERE "id" = (
    SELECT "id" FROM "object" WHERE "id" = NEW."parentId" AND "publishRequested" AND NOT "publishDue"
      AND (NOT "published" OR NEW."deletedOn" IS NOT NULL)
    FOR UPDATE SKIP LOCKED
  );
  RETURN NULL;
END $$;
