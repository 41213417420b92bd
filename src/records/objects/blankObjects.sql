-- An object is blank until somebody has entered anything.
-- version: 2

-- What is saved once is no longer blank.
CREATE OR REPLACE FUNCTION "savedObjectIsNotBlank"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."isBlank" := false;
  RETURN NEW;
END $$;

-- Nor is what something hangs on: files, activities, people assigned, leads.
CREATE OR REPLACE FUNCTION "usedObjectIsNotBlank"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "used" jsonb := to_jsonb(NEW);
BEGIN
  UPDATE "object" SET "isBlank" = false
  WHERE "id" = coalesce("used" ->> 'parentId', "used" ->> 'entityId', "used" ->> 'objectId')::integer AND "isBlank";
  RETURN NULL;
END $$;
