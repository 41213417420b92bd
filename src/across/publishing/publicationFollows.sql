-- What keeps the public site true to the objects.
-- version: 2

-- Whoever changes an object, and however: what may not be shown is off the site in the same moment,
-- and each change of what is asked for is checked again.
CREATE OR REPLACE FUNCTION "publicationFollowsObject"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What was refused is off until somebody asks again, and tells why until then.
  IF NEW."deletedOn" IS NOT NULL OR TG_OP = 'UPDATE' AND NEW."version" > OLD."version"
      AND NEW."publishRequested" <> OLD."publishRequested" THEN
    NEW."publishError" := NULL;
  ELSIF NEW."publishError" IS NOT NULL
      AND NOT (TG_OP = 'UPDATE' AND NEW."version" > OLD."version" AND NEW."publishRequested") THEN
    NEW."publishRequested" := false;
  END IF;
  IF NOT NEW."publishRequested" OR NEW."deletedOn" IS NOT NULL THEN
    NEW."published" := false;
    NEW."publishDue" := false;
  ELSIF TG_OP = 'INSERT' THEN
    NEW."publishDue" := NOT NEW."published" AND NEW."publishError" IS NULL;
  ELSIF NEW."version" > OLD."version" THEN
    NEW."publishDue" := true;
    NEW."publishError" := NULL;
  END IF;
  NEW."published" := NEW."published" AND NEW."active";
  IF NEW."published" AND (TG_OP = 'INSERT' OR NOT OLD."published") THEN
    NEW."publishedOn" := coalesce(CASE WHEN TG_OP = 'INSERT' THEN NEW."publishedOn" END, now());
  END IF;
  RETURN NEW;
END $$;

-- An object without its pictures is checked again, too; a picture more is no reason to check what is on the
-- site. One that is locked is just being saved.
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
