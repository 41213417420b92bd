-- Finds stays by number, by a booking site's number, or by the client's name in any of three scripts, the newest first.
-- version: 2
-- requires: fold.sql
CREATE OR REPLACE FUNCTION searchReservations("typed" text, "most" integer)
RETURNS TABLE ("id" integer, "rank" integer, "sortedBy" text)
LANGUAGE plpgsql STABLE STRICT ROWS 20
SET plan_cache_mode = force_generic_plan SET jit = off SET enable_seqscan = off
AS $$
#variable_conflict use_column
DECLARE
  "said" text := regexp_replace(btrim("typed"), '^#', '');
  -- Computed once: in the condition it would be computed for each row that the index finds.
  "patterns" text[] := foldPatterns("typed");
  "named" integer[];
BEGIN
  IF "said" ~ '^[0-9]{1,9}$' THEN
    RETURN QUERY
    SELECT r."id", -1, '' FROM "reservation" r
    WHERE r."reservationNumber" = "said"::integer AND r."deletedOn" IS NULL;
  END IF;
  IF length("said") > 2 THEN
    RETURN QUERY
    SELECT r."id", 4, '' FROM "reservation" r
    WHERE lower(r."reservationNumberExternal") COLLATE "C" = lower("said") COLLATE "C" AND r."deletedOn" IS NULL
    LIMIT "most";
  END IF;
  IF length(fold("typed")) > 2 THEN
    "named" := ARRAY(
      SELECT r."id" FROM "reservation" r
      WHERE r."searchClient" LIKE ANY ("patterns") AND r."deletedOn" IS NULL LIMIT 200);
    RETURN QUERY
    SELECT r."id", 5, to_char(-r."id" + 2147483647, 'FM0000000000')
    FROM "reservation" r WHERE r."id" = ANY ("named") ORDER BY r."id" DESC LIMIT "most";
  END IF;
END $$;
