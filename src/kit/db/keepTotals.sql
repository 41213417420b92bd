-- To be called for a table when its lists in "keptList" have changed, or rows came to it past its triggers:
-- writes the triggers and counts what there is. What is added or removed is counted once a statement, so
-- that loading many rows stays quick. An update is looked at when it changed a column that a condition names;
-- to all others, which auto-save sends all day, the totals cost nothing.
-- version: 1
CREATE OR REPLACE FUNCTION "keepTotals"("of" text) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  "lists" text[] := ARRAY(SELECT "list" FROM "keptList" WHERE "table" = "of" ORDER BY "list");
  "conditions" text[] := ARRAY(SELECT format('((%s) IS TRUE)', "condition") FROM "keptList" WHERE "table" = "of" ORDER BY "list");
  "moved" text := (SELECT string_agg(format('count(*) FILTER (WHERE %s)', "each"), ', ') FROM unnest("conditions") AS "each");
  "after" text := regexp_replace(array_to_string("conditions", ', '), '"([^"]+)"', 'NEW."\1"', 'g');
  "before" text := regexp_replace(array_to_string("conditions", ', '), '"([^"]+)"', 'OLD."\1"', 'g');
  "differs" text := (
    SELECT string_agg(DISTINCT format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', "column"[1]), ' OR ')
    FROM regexp_matches(array_to_string("conditions", ' '), '"([^"]+)"', 'g') AS "column");
BEGIN
  EXECUTE format($$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $f$
    BEGIN
      INSERT INTO "listChange" ("list", "rows")
      SELECT "each"."list", CASE TG_OP WHEN 'INSERT' THEN "each"."rows" ELSE -"each"."rows" END
      FROM (SELECT ARRAY[%3$s] AS "rows" FROM "moved") AS "all", unnest(%2$L::text[], "all"."rows") AS "each" ("list", "rows")
      WHERE "each"."rows" > 0;
      RETURN NULL;
    END $f$ $$, "of" || 'TotalsMoved', "lists", "moved");
  EXECUTE format($$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $f$
    BEGIN
      INSERT INTO "listChange" ("list", "rows")
      SELECT "list", "after"::integer - "before"::integer
      FROM unnest(%2$L::text[], ARRAY[%3$s], ARRAY[%4$s]) AS "each" ("list", "after", "before") WHERE "after" <> "before";
      RETURN NULL;
    END $f$ $$, "of" || 'TotalsChanged', "lists", "after", "before");
  EXECUTE format('
    CREATE OR REPLACE TRIGGER "totalsAdded" AFTER INSERT ON %1$I REFERENCING NEW TABLE AS "moved"
    FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', "of", "of" || 'TotalsMoved');
  EXECUTE format('
    CREATE OR REPLACE TRIGGER "totalsRemoved" AFTER DELETE ON %1$I REFERENCING OLD TABLE AS "moved"
    FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', "of", "of" || 'TotalsMoved');
  EXECUTE format('
    CREATE OR REPLACE TRIGGER "totalsChanged" AFTER UPDATE ON %1$I
    FOR EACH ROW WHEN (%2$s) EXECUTE FUNCTION %3$I()', "of", "differs", "of" || 'TotalsChanged');
  -- Nobody writes to the table between the count and the first change that is added to it.
  EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', "of");
  DELETE FROM "listChange" WHERE "list" = ANY("lists");
  EXECUTE format('
    INSERT INTO "listChange" ("list", "rows")
    SELECT "each"."list", "each"."rows"
    FROM (SELECT ARRAY[%2$s] AS "rows" FROM %3$I) AS "all", unnest(%1$L::text[], "all"."rows") AS "each" ("list", "rows")',
    "lists", "moved", "of");
END $body$;
