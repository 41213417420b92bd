-- "account"."hasNotClosedLead", by which lists of clients are sorted.
-- version: 2

-- Whether an account has a lead in a stage that is not closed.
CREATE OR REPLACE FUNCTION "hasOpenLead"("ofAccount" integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM "lead" l LEFT JOIN "selectOption" s ON s."list" = 'leadStage' AND s."value" = l."stage"
    WHERE l."accountId" = "ofAccount" AND l."deletedOn" IS NULL AND NOT coalesce(s."closed", false))
$$;

CREATE OR REPLACE FUNCTION "keepOpenLeadOf"("ofAccount" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked before its leads are read: when two transactions close one lead each, the second sees both.
  PERFORM FROM "account" WHERE "id" = "ofAccount" FOR NO KEY UPDATE;
  UPDATE "account" a SET "hasNotClosedLead" = NOT a."hasNotClosedLead"
  WHERE a."id" = "ofAccount" AND a."hasNotClosedLead" <> "hasOpenLead"("ofAccount");
END $$;

CREATE OR REPLACE FUNCTION "keepOpenLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."accountId" IS NOT NULL THEN PERFORM "keepOpenLeadOf"(OLD."accountId"); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."accountId" IS DISTINCT FROM OLD."accountId") THEN
    PERFORM "keepOpenLeadOf"(NEW."accountId");
  END IF;
  RETURN NULL;
END $$;
