-- "account"."hasNotClosedLead", by which lists of clients are sorted.
-- version: 3

-- Whether each of these accounts has a lead in a stage that is not closed.
CREATE OR REPLACE FUNCTION "openLeadsOf"("ids" integer[])
RETURNS TABLE ("id" integer, "hasNotClosedLead" boolean) LANGUAGE sql STABLE AS $$
  SELECT a."id", l."accountId" IS NOT NULL
  FROM unnest("ids") AS a ("id") LEFT JOIN (
    SELECT DISTINCT l."accountId"
    FROM "lead" l LEFT JOIN "selectOption" s ON s."list" = 'leadStage' AND s."value" = l."stage"
    WHERE l."accountId" = ANY("ids") AND l."deletedOn" IS NULL AND NOT coalesce(s."closed", false)
  ) AS l ON l."accountId" = a."id"
$$;

CREATE OR REPLACE FUNCTION "keepOpenLeads"("ids" integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  -- Locked before their leads are read: when two transactions close one lead each, the second sees both.
  PERFORM FROM "account" WHERE "id" = ANY("ids") ORDER BY "id" FOR NO KEY UPDATE;
  UPDATE "account" a SET "hasNotClosedLead" = k."hasNotClosedLead"
  FROM "openLeadsOf"("ids") AS k WHERE a."id" = k."id" AND a."hasNotClosedLead" <> k."hasNotClosedLead";
END $$;

-- For servers of an earlier release; will be removed.
CREATE OR REPLACE FUNCTION "hasOpenLead"("ofAccount" integer) RETURNS boolean
LANGUAGE sql STABLE AS $$ SELECT "hasNotClosedLead" FROM "openLeadsOf"(ARRAY["ofAccount"]) $$;
CREATE OR REPLACE FUNCTION "keepOpenLeadOf"("ofAccount" integer) RETURNS void
LANGUAGE sql AS $$ SELECT "keepOpenLeads"(ARRAY["ofAccount"]) $$;

CREATE OR REPLACE FUNCTION "keepOpenLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "keepOpenLeads"(ARRAY[OLD."accountId", NEW."accountId"]);
  RETURN NULL;
END $$;
