-- What was checked stays: neither a check nor a document that one names is changed or deleted before the file is forgotten.
-- version: 1

CREATE OR REPLACE FUNCTION "checksStay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The checker follows a merge of accounts.
  IF to_jsonb(NEW) - 'checkedById' IS DISTINCT FROM to_jsonb(OLD) - 'checkedById' THEN
    RAISE EXCEPTION 'check % stays as it is', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "checkedFilesStay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM "knownClientCheck" c WHERE c."knownClientId" = OLD."parentId"
      AND c."content" -> 'files' @> jsonb_build_array(jsonb_build_object('userName', OLD."userName", 'size', OLD."size"))
  ) THEN
    RAISE EXCEPTION 'file % was checked', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
