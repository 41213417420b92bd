-- Whether something is planned for a lead, when its last viewing is, when something was last noted of it, and when
-- it was first answered: who needs to be seen to is found, and counted, by these. When it was noted is kept to
-- the hour: a person who types saves all the time, and what is left alone is left alone for days.
-- A viewing that was cancelled for each of its objects is none (calledOff.store.ts says the same).
-- version: 4
CREATE OR REPLACE FUNCTION "keepLeadSteps"("ids" integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality("ids") = 0 THEN RETURN; END IF;
  -- Of two who complete one step each, the second sees both.
  PERFORM FROM "lead" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "lead" l SET "hasNextStep" = k."planned", "lastViewingOn" = k."viewed", "notedOn" = k."noted",
    "answeredOn" = k."answered"
  FROM (
    SELECT x."id", "todo"."planned", "seen"."viewed",
      greatest("todo"."noted", "seen"."noted") AS "noted", least("todo"."answered", "seen"."answered") AS "answered"
    FROM unnest("ids") AS x ("id"),
    LATERAL (
      SELECT coalesce(bool_or(NOT a."done"), false) AS "planned", max(a."modifiedOn") AS "noted",
        -- What somebody did or wrote down; what is only to be done is no answer.
        min(CASE WHEN a."done" THEN coalesce(a."doneDate" AT TIME ZONE 'Europe/Athens', a."modifiedOn")
          WHEN a."done" IS NULL THEN a."createdOn" END) AS "answered"
      FROM "activityLink" k JOIN "activity" a ON a."id" = k."activityId" AND a."deletedOn" IS NULL
      WHERE k."entity" = 'Demand' AND k."entityId" = x."id"
    ) AS "todo",
    LATERAL (
      SELECT max(v."dateOfViewing") FILTER (WHERE v."result" <> 8 OR EXISTS (
          SELECT FROM "viewingResult" r WHERE r."viewingId" = v."id" AND r."result" IS DISTINCT FROM 8)) AS "viewed",
        max(v."modifiedOn") AS "noted", min(v."createdOn") AS "answered"
      FROM "viewing" v WHERE v."demandId" = x."id" AND v."deletedOn" IS NULL
    ) AS "seen"
  ) AS k
  WHERE l."id" = k."id" AND (
    l."hasNextStep" <> k."planned" OR (l."notedOn" IS NULL) <> (k."noted" IS NULL)
    OR l."lastViewingOn" IS DISTINCT FROM k."viewed" OR l."answeredOn" IS DISTINCT FROM k."answered"
    OR abs(extract(epoch FROM l."notedOn" - k."noted")) > 3600);
END $$;

CREATE OR REPLACE FUNCTION "keepLeadStepsOfActivity"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepLeadSteps"(ARRAY(
    SELECT "entityId" FROM "activityLink" WHERE "activityId" = NEW."id" AND "entity" = 'Demand'));
  RETURN NULL;
END $$;

-- Once a statement, so that loading many rows stays quick.
CREATE OR REPLACE FUNCTION "keepLeadStepsOfLinks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever completes the activity just now does not see this link yet.
  PERFORM FROM "activity" WHERE "id" IN (SELECT "activityId" FROM "moved" WHERE "entity" = 'Demand')
  ORDER BY "id" FOR NO KEY UPDATE;
  PERFORM "keepLeadSteps"(ARRAY(SELECT DISTINCT "entityId" FROM "moved" WHERE "entity" = 'Demand'));
  RETURN NULL;
END $$;

-- A viewing may have gone from one lead to another.
CREATE OR REPLACE FUNCTION "keepLeadStepsOfViewing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepLeadSteps"(ARRAY(
    SELECT DISTINCT "id" FROM unnest(ARRAY[OLD."demandId", NEW."demandId"]) AS x ("id") WHERE "id" IS NOT NULL));
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "keepLeadStepsOfViewings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'viewing' THEN
    PERFORM "keepLeadSteps"(ARRAY(SELECT DISTINCT "demandId" FROM "moved" WHERE "demandId" IS NOT NULL));
  ELSE
    -- Of two who write what came of one object each, the second sees both.
    PERFORM FROM "viewing" WHERE "id" IN (SELECT "viewingId" FROM "moved") ORDER BY "id" FOR NO KEY UPDATE;
    PERFORM "keepLeadSteps"(ARRAY(SELECT DISTINCT "demandId" FROM "viewing"
      WHERE "id" IN (SELECT "viewingId" FROM "moved") AND "demandId" IS NOT NULL));
  END IF;
  RETURN NULL;
END $$;
