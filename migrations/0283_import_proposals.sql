-- Why each column of an import became what it is, and what else it could be. Mappings are remembered with their headers, so that
-- a file of the same program with other columns finds them. Whether a column goes into the notes is said by each column alone.
-- requires: import.tables.sql
ALTER TABLE "import" ADD COLUMN "proposal" jsonb;
ALTER TABLE "importShape"
  ADD COLUMN "headers" text[] NOT NULL DEFAULT '{}',
  ADD COLUMN "fileName" text NOT NULL DEFAULT '' CHECK (length("fileName") <= 300);

CREATE FUNCTION "eachLeftOut"("mapping" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE RETURN "mapping" - 'restToNotes' || CASE
  WHEN ("mapping" ->> 'restToNotes')::boolean THEN '{}'::jsonb
  ELSE jsonb_build_object('columns', (
    SELECT coalesce(jsonb_agg("use" || CASE WHEN "use" ->> 'target' IS NULL THEN '{"leftOut": true}'::jsonb ELSE '{}' END ORDER BY "at"), '[]')
    FROM jsonb_array_elements("mapping" -> 'columns') WITH ORDINALITY AS "each" ("use", "at")
  ))
END;
UPDATE "import" SET "mapping" = "eachLeftOut"("mapping") WHERE "mapping" ? 'restToNotes';
UPDATE "importShape" SET "mapping" = "eachLeftOut"("mapping") WHERE "mapping" ? 'restToNotes';
DROP FUNCTION "eachLeftOut"(jsonb);
