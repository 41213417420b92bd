-- Whether an account has a lead in a stage that is not closed: lists of clients are sorted by it.
-- The account is locked before its leads are looked at: of two who close one each, the second sees both.
-- version: 1
CREATE OR REPLACE FUNCTION "keepOpenLeadOf"("ofAccount" integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "account" WHERE "id" = "ofAccount" FOR NO KEY UPDATE;
  UPDATE "account" a SET "hasNotClosedLead" = NOT a."hasNotClosedLead"
  WHERE a."id" = "ofAccount" AND a."hasNotClosedLead" <> EXISTS (
    SELECT FROM "lead" l LEFT JOIN "selectOption" s ON s."list" = 'leadStage' AND s."value" = l."stage"
    WHERE l."accountId" = a."id" AND l."deletedOn" IS NULL AND NOT coalesce(s."closed", false));
END $$;

CREATE OR REPLACE FUNCTION "keepOpenLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."accountId" IS NOT NULL THEN PERFORM "keepOpenLeadOf"(OLD."accountId"); END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW."accountId" IS DISTINCT FROM OLD."accountId") THEN
    PERFORM "keepOpenLeadOf"(NEW."accountId");
  END IF;
  RETURN NULL;
END $$;
