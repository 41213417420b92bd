-- Next step, last viewing, last note and first answer of leads, which the lists of neglected leads use.
-- Cancelled viewings are ignored, as in calledOff.store.ts.
-- version: 6

-- Computes the values of these leads from their activities and viewings.
CREATE OR REPLACE FUNCTION "leadSteps"("ids" integer[]) RETURNS TABLE (
  "id" integer, "hasNextStep" boolean, "lastViewingOn" timestamp, "notedOn" timestamptz, "answeredOn" timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT x."id", coalesce("todo"."planned", false), "seen"."viewed",
    greatest("todo"."noted", "seen"."noted") AS "noted", least("todo"."answered", "seen"."answered") AS "answered"
  FROM unnest("ids") AS x ("id")
  LEFT JOIN (
    SELECT k."entityId", bool_or(NOT a."done") AS "planned", max(a."modifiedOn") AS "noted",
      -- Only activities that are done or noted count as an answer, not planned ones.
      min(CASE WHEN a."done" THEN coalesce(a."doneDate" AT TIME ZONE 'Europe/Athens', a."modifiedOn")
        WHEN a."done" IS NULL THEN a."createdOn" END) AS "answered"
    FROM "activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND a."deletedOn" IS NULL
    WHERE k."entity" = 'Demand' AND k."entityId" = ANY("ids") GROUP BY k."entityId"
  ) AS "todo" ON "todo"."entityId" = x."id"
  LEFT JOIN (
    SELECT v."demandId", max(v."dateOfViewing") FILTER (WHERE v."result" <> 8 OR EXISTS (
        SELECT FROM "viewingResult" r WHERE r."viewingId" = v."id" AND r."result" IS DISTINCT FROM 8)) AS "viewed",
      max(v."modifiedOn") AS "noted", min(v."createdOn") AS "answered"
    FROM "viewing" v WHERE v."demandId" = ANY("ids") AND v."deletedOn" IS NULL GROUP BY v."demandId"
  ) AS "seen" ON "seen"."demandId" = x."id"
$$;

-- "notedOn" is written only when it changes by more than an hour: auto-save adds notes every few seconds, but leads are
-- neglected for days.
CREATE OR REPLACE FUNCTION "keepLeadSteps"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF cardinality("ids") = 0 THEN RETURN; END IF;
  -- When two transactions complete one step each, the second sees both.
  PERFORM FROM "lead" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "lead" l SET "hasNextStep" = k."hasNextStep", "lastViewingOn" = k."lastViewingOn", "notedOn" = k."notedOn",
    "answeredOn" = k."answeredOn"
  FROM "leadSteps"("ids") AS k
  WHERE l."id" = k."id" AND (
    l."hasNextStep" <> k."hasNextStep" OR (l."notedOn" IS NULL) <> (k."notedOn" IS NULL)
    OR l."lastViewingOn" IS DISTINCT FROM k."lastViewingOn" OR l."answeredOn" IS DISTINCT FROM k."answeredOn"
    OR abs(extract(epoch FROM l."notedOn" - k."notedOn")) > 3600);
END $$;

CREATE OR REPLACE FUNCTION "keepLeadStepsOfActivity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepLeadSteps"(ARRAY(
    SELECT "entityId" FROM "activityLink" WHERE "activityId" = NEW."id" AND "entity" = 'Demand'));
  RETURN NULL;
END $$;

-- A statement trigger, so that loading many rows stays fast.
CREATE OR REPLACE FUNCTION "keepLeadStepsOfLinks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transaction that is just completing the activity does not see this link yet: wait for it.
  PERFORM FROM "activity" WHERE "id" IN (SELECT "activityId" FROM "moved" WHERE "entity" = 'Demand')
  ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "keepLeadSteps"(ARRAY(SELECT DISTINCT "entityId" FROM "moved" WHERE "entity" = 'Demand'));
  RETURN NULL;
END $$;

-- A viewing may move from one lead to another.
CREATE OR REPLACE FUNCTION "keepLeadStepsOfViewing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepLeadSteps"(ARRAY(
    SELECT DISTINCT "id" FROM unnest(ARRAY[OLD."demandId", NEW."demandId"]) AS x ("id") WHERE "id" IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepLeadStepsOfViewings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "viewings" integer[];
BEGIN
  IF TG_TABLE_NAME = 'viewing' THEN
    PERFORM "keepLeadSteps"(ARRAY(SELECT DISTINCT "demandId" FROM "moved" WHERE "demandId" IS NOT NULL));
  ELSE
    -- When two transactions set the result of one object each, the second sees both.
    "viewings" := ARRAY(SELECT "viewingId" FROM "moved");
    IF TG_OP = 'UPDATE' THEN "viewings" := "viewings" || ARRAY(SELECT "viewingId" FROM "before"); END IF;
    PERFORM FROM "viewing" WHERE "id" = ANY("viewings") ORDER BY "id" FOR NO KEY UPDATE;
    PERFORM "keepLeadSteps"(ARRAY(
      SELECT DISTINCT "demandId" FROM "viewing" WHERE "id" = ANY("viewings") AND "demandId" IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepLeadStepsOfLink"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "activity" WHERE "id" IN (OLD."activityId", NEW."activityId") ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "keepLeadSteps"(ARRAY(
    SELECT DISTINCT "id" FROM (VALUES (OLD."entity", OLD."entityId"), (NEW."entity", NEW."entityId")) AS x ("entity", "id")
    WHERE "entity" = 'Demand'));
  RETURN NULL;
END $$;
