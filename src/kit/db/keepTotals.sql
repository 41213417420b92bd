-- Keeps the totals of a table's lists ("keptList", "keptOrder"). Insert and delete triggers count once per statement, so that
-- loading many rows stays fast. The update trigger fires only when a column of a condition changed, or the group of the row:
-- all other updates, which auto-save sends all day, cost nothing.
-- requires: listGroups.sql
-- version: 3

-- SQL for one row per list and order of a table: list, sort, group, and whether the row is in the list.
CREATE OR REPLACE FUNCTION "countedLists"("of" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(format('(%L, %L, %s, (%s) IS TRUE)', "list", "sort", "group", "condition"), ', ' ORDER BY "list", "sort")
  FROM (
    SELECT "list", '' AS "sort", '0' AS "group" FROM "keptList"
    UNION ALL SELECT "list", "sort", "group" FROM "keptOrder"
  ) AS "each" JOIN "keptList" USING ("list") WHERE "table" = "of"
$$;

-- The totals of a table's lists, counted from its rows.
CREATE OR REPLACE FUNCTION "countTotals"("of" text)
RETURNS TABLE ("list" text, "sort" text, "group" integer, "rows" bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format('
    SELECT "list", "sort", "group", count(*)
    FROM %I, LATERAL (VALUES %s) AS "each" ("list", "sort", "group", "is") WHERE "is" GROUP BY 1, 2, 3',
    "of", "countedLists"("of"));
END $$;

-- Makes the triggers of a table and counts its rows. To be called when its lists have changed, or rows were loaded without
-- triggers.
CREATE OR REPLACE FUNCTION "keepTotals"("of" text) RETURNS void LANGUAGE plpgsql AS $body$
DECLARE
  "counted" text := "countedLists"("of");
  "after" text := regexp_replace("counted", '"([^"]+)"', 'NEW."\1"', 'g');
  "before" text := regexp_replace("counted", '"([^"]+)"', 'OLD."\1"', 'g');
  "differs" text := (
    SELECT string_agg(DISTINCT format('OLD.%1$I IS DISTINCT FROM NEW.%1$I', "column"[1]), ' OR ')
    FROM "keptList", regexp_matches("condition", '"([^"]+)"', 'g') AS "column" WHERE "table" = "of");
  -- The update trigger computes the group only when its column changed.
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
  -- No change may be committed between the count and the first change that the triggers add to it.
  EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', "of");
  DELETE FROM "listChange" WHERE "list" IN (SELECT "list" FROM "keptList" WHERE "table" = "of");
  INSERT INTO "listChange" ("list", "sort", "group", "rows") SELECT * FROM "countTotals"("of");
END $body$;
