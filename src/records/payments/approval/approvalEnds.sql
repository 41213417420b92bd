-- Any change of an expense's amount or attachments ends its approval link and the client's decision through it, and creates a
-- new link. The ended link never becomes valid again. The change has locked the expense, so that nobody approves it meanwhile.
-- version: 2
CREATE OR REPLACE FUNCTION "approvalEnds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "approvalLink" ("token", "transactionId", "endedOn", "ended")
  VALUES (OLD."approvalToken", OLD."id", now(), 'changed')
  ON CONFLICT ("token") DO UPDATE SET
    "endedOn" = coalesce("approvalLink"."endedOn", now()), "ended" = coalesce("approvalLink"."ended", 'changed');
  IF NEW."approvalToken" IS NOT DISTINCT FROM OLD."approvalToken" THEN
    NEW."approvalToken" := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  END IF;
  IF NEW."amount" <> OLD."amount" THEN
    NEW."confirmedByClientDate" := NULL;
    NEW."declinedByClientDate" := NULL;
    NEW."approvalClosedOn" := NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "approvalEndsWithFiles"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "wasOf" integer := CASE WHEN TG_OP <> 'INSERT' AND OLD."parentKind" = 'Transaction' AND OLD."deletedOn" IS NULL THEN OLD."parentId" END;
  "isOf" integer := CASE WHEN TG_OP <> 'DELETE' AND NEW."parentKind" = 'Transaction' AND NEW."deletedOn" IS NULL THEN NEW."parentId" END;
BEGIN
  IF "wasOf" IS DISTINCT FROM "isOf" THEN
    -- Files of a new expense, and of a change that has already ended the link, end nothing more.
    UPDATE "transaction" t SET "confirmedByClientDate" = NULL, "declinedByClientDate" = NULL, "approvalClosedOn" = NULL,
      "approvalToken" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    WHERE t."id" IN ("wasOf", "isOf") AND t."isDebit" AND t."createdOn" < now() AND NOT EXISTS (
      SELECT FROM "approvalLink" l WHERE l."transactionId" = t."id" AND l."endedOn" = now());
  END IF;
  RETURN NULL;
END $$;
