-- Finds documents by words of their name or description in any of three scripts; matching names come first.
-- version: 2
-- requires: fold.sql
CREATE OR REPLACE FUNCTION searchDocuments("typed" text, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "sortedBy" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  -- Computed once: in a condition it would be computed for each row.
  "patterns" text[] := foldPatterns("typed");
  "found" integer[];
BEGIN
  IF length(fold("typed")) > 2 THEN
    "found" := ARRAY(
      SELECT d."id" FROM "document" d
      WHERE d."searchText" LIKE ANY ("patterns") AND d."deletedOn" IS NULL LIMIT 200);
    RETURN QUERY
    SELECT d."id", CASE WHEN fold(d."name") LIKE ANY ("patterns") THEN 5 ELSE 6 END, d."searchText"
    FROM "document" d WHERE d."id" = ANY ("found") ORDER BY 2, 3 LIMIT "most";
  END IF;
END $$;
