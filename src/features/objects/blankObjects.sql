-- An object is blank until somebody has entered anything.
-- version: 1

-- What is saved once is no longer blank.
CREATE OR REPLACE FUNCTION "savedObjectIsNotBlank"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."isBlank" := false;
  RETURN NEW;
END $$;

-- Nor is what something hangs on: files, activities, people assigned.
CREATE OR REPLACE FUNCTION "usedObjectIsNotBlank"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "used" jsonb := to_jsonb(NEW);
BEGIN
  UPDATE "object" SET "isBlank" = false
  WHERE "id" = coalesce("used" ->> 'parentId', "used" ->> 'entityId')::integer AND "isBlank";
  RETURN NULL;
END $$;
