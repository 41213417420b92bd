-- A new object is blank until something is entered.
-- version: 2

-- A saved object is no longer blank.
CREATE OR REPLACE FUNCTION "savedObjectIsNotBlank"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."isBlank" := false;
  RETURN NEW;
END $$;

-- Nor is one with files, activities, assigned people or leads.
CREATE OR REPLACE FUNCTION "usedObjectIsNotBlank"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "used" jsonb := to_jsonb(NEW);
BEGIN
  UPDATE "object" SET "isBlank" = false
  WHERE "id" = coalesce("used" ->> 'parentId', "used" ->> 'entityId', "used" ->> 'objectId')::integer AND "isBlank";
  RETURN NULL;
END $$;
