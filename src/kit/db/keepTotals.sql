-- To be called for a table when its lists in "keptList" or "keptOrder" have changed, or rows came to it past
-- its triggers: writes the triggers and counts what there is. What is added or removed is counted once a
-- statement, so that loading many rows stays quick. An update is looked at when it changed a column that a
-- condition names, or the group of a row; to all others, which auto-save sends all day, the totals cost nothing.
-- requires: listGroups.sql
-- version: 2
CREATE OR REPLACE FUNCTION "keepTotals"("of" text) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  -- A row for each list and order: whose it is, the group, and whether the row is in the list.
  "counted" text := (
    SELECT string_agg(format('(%L, %L, %s, (%s) IS TRUE)', "list", "sort", "group", "condition"), ', ' ORDER BY "list", "sort")
    FROM (
      SELECT "list", '' AS "sort", '0' AS "group" FROM "keptList"
      UNION ALL SELECT "list", "sort", "group" FROM "keptOrder"
    ) AS "each" JOIN "keptList" USING ("list") WHERE "table" = "of");
  "after" text := regexp_replace("counted", '"([^"]+)"', 'NEW."\1"', 'g');
  "before" text := regexp_replace("counted", '"([^"]+)"', 'OLD."\1"', 'g');
  "differs" text := (
    SELECT string_agg(DISTINCT format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', "column"[1]), ' OR ')
    FROM "keptList", regexp_matches("condition", '"([^"]+)"', 'g') AS "column" WHERE "table" = "of");
  -- The group is asked for when its column is another.
  "moves" text := (
    SELECT string_agg(DISTINCT format(' OR (OLD.%1$I IS DISTINCT FROM NEW.%1$I AND %2$s IS DISTINCT FROM %3$s)', "column"[1],
      replace("group", format('"%s"', "column"[1]), format('OLD."%s"', "column"[1])),
      replace("group", format('"%s"', "column"[1]), format('NEW."%s"', "column"[1]))), '')
    FROM "keptOrder" JOIN "keptList" USING ("list"), regexp_match("group", '"([^"]+)"') AS "column" WHERE "table" = "of");
BEGIN
  EXECUTE format($$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $f$
    BEGIN
      INSERT INTO "listChange" ("list", "sort", "group", "rows")
      SELECT "list", "sort", "group", CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
      FROM "moved", LATERAL (VALUES %2$s) AS "each" ("list", "sort", "group", "is") WHERE "is" GROUP BY 1, 2, 3;
      RETURN NULL;
    END $f$ $$, "of" || 'TotalsMoved', "counted");
  EXECUTE format($$
    CREATE OR REPLACE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $f$
    BEGIN
      INSERT INTO "listChange" ("list", "sort", "group", "rows")
      SELECT "list", "sort", "group", sum("one") FROM (
        SELECT *, 1 AS "one" FROM (VALUES %2$s) AS "after" ("list", "sort", "group", "is")
        UNION ALL SELECT *, -1 FROM (VALUES %3$s) AS "before"
      ) AS "each" WHERE "is" GROUP BY 1, 2, 3 HAVING sum("one") <> 0;
      RETURN NULL;
    END $f$ $$, "of" || 'TotalsChanged', "after", "before");
  EXECUTE format('
    CREATE OR REPLACE TRIGGER "totalsAdded" AFTER INSERT ON %1$I REFERENCING NEW TABLE AS "moved"
    FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', "of", "of" || 'TotalsMoved');
  EXECUTE format('
    CREATE OR REPLACE TRIGGER "totalsRemoved" AFTER DELETE ON %1$I REFERENCING OLD TABLE AS "moved"
    FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', "of", "of" || 'TotalsMoved');
  EXECUTE format('
    CREATE OR REPLACE TRIGGER "totalsChanged" AFTER UPDATE ON %1$I
    FOR EACH ROW WHEN (%2$s) EXECUTE FUNCTION %3$I()', "of", "differs" || coalesce("moves", ''), "of" || 'TotalsChanged');
  -- Nobody writes to the table between the count and the first change that is added to it.
  EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', "of");
  DELETE FROM "listChange" WHERE "list" IN (SELECT "list" FROM "keptList" WHERE "table" = "of");
  EXECUTE format('
    INSERT INTO "listChange" ("list", "sort", "group", "rows")
    SELECT "list", "sort", "group", count(*)
    FROM %2$I, LATERAL (VALUES %1$s) AS "each" ("list", "sort", "group", "is") WHERE "is" GROUP BY 1, 2, 3',
    "counted", "of");
END $body$;
