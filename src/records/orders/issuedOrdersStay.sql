-- What was issued is never changed, by nobody: only what becomes of an order is written. Acts are written once.
-- version: 5

CREATE OR REPLACE FUNCTION "orderIsFrozen"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "forgotten" text[] := ARRAY['forgottenOn', 'content', 'partyNames', 'handedOver', 'endReason', 'endsOn', 'searchNames',
    'demandId', 'viewingId',
    'version', 'modifiedOn', 'modifiedById'];
  -- "endsOn" and "searchNames" are generated from others, only after this.
  "mayChange" text[] := ARRAY['signedOn', 'paperOn', 'declinedOn', 'withdrawnOn', 'extendedUntil', 'endedOn', 'endReason', 'endsOn',
    'searchNames', 'version', 'modifiedOn', 'modifiedById', 'createdById', 'agentId', 'demandId', 'viewingId'];
BEGIN
  -- Forgetting takes out who gave it and what they agreed, once and for good, and nothing else (forgetOrders.store.ts).
  IF OLD."forgottenOn" IS NOT NULL THEN
    "mayChange" := ARRAY['version', 'modifiedOn', 'modifiedById', 'createdById', 'agentId', 'demandId', 'viewingId', 'endsOn',
      'searchNames'];
  ELSIF OLD."issuedOn" IS NOT NULL AND NEW."forgottenOn" IS NOT NULL THEN
    IF to_jsonb(NEW) - "forgotten" IS DISTINCT FROM to_jsonb(OLD) - "forgotten" OR NEW."content" <> '' OR NEW."partyNames" <> ''
      OR NEW."endReason" <> '…' OR num_nonnulls(NEW."handedOver", NEW."demandId", NEW."viewingId") > 0 THEN
      RAISE EXCEPTION 'order % is not forgotten so', OLD."id" USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD."issuedOn" IS NOT NULL AND (
    to_jsonb(NEW) - "mayChange" IS DISTINCT FROM to_jsonb(OLD) - "mayChange"
    OR (OLD."signedOn" IS NOT NULL AND NEW."signedOn" IS DISTINCT FROM OLD."signedOn")
  ) THEN
    RAISE EXCEPTION 'order % was issued', OLD."id" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Of the parties of an issued order only the account, the link, the signature and the mail are written.
CREATE OR REPLACE FUNCTION "orderPartsAreFrozen"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "of" integer := CASE WHEN TG_OP = 'INSERT' THEN NEW."orderId" ELSE OLD."orderId" END;
  "mayChange" text[] := ARRAY['accountId', 'signedOn', 'linkHash', 'linkUntil', 'linkSentOn', 'linkSentTo', 'linkOpenedOn',
    'linkUndeliveredOn', 'paperSentOn', 'paperSentTo', 'paperUndeliveredOn'];
  -- A party of a forgotten order.
  "struck" jsonb := '{"name": "…", "accountId": null, "taxNumber": null, "identityDocument": null, "address": null, "phone": null,
    "email": null, "linkHash": null, "linkUntil": null, "linkSentTo": null, "paperSentTo": null}';
BEGIN
  IF TG_TABLE_NAME = 'orderParty' AND TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - "mayChange" IS NOT DISTINCT FROM to_jsonb(OLD) - "mayChange" THEN
      RETURN NEW;
    END IF;
    IF to_jsonb(NEW) = to_jsonb(OLD) || "struck" AND EXISTS (
      SELECT FROM "brokerOrder" o WHERE o."id" = "of" AND o."forgottenOn" IS NOT NULL
    ) THEN
      RETURN NEW;
    END IF;
  END IF;
  -- Asked of the acts: an archive brings an issued order first, then its parts, and the acts last.
  IF EXISTS (SELECT FROM "orderAct" a WHERE a."orderId" = "of") THEN
    RAISE EXCEPTION 'order % was issued', "of" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;

CREATE OR REPLACE FUNCTION "actsStay"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "mayChange" text[] := ARRAY['timestamp', 'timestampTries', 'timestampDueOn'];
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    -- Acts that came in an archive go with it, all at once.
    SELECT FROM "arrival" v JOIN "arrivalNumber" n ON n."arrivalId" = v."id" AND n."table" = 'brokerOrder'
    WHERE v."state" = 'leaving' AND n."here" = OLD."orderId" AND n."how" = 'came'
  ) THEN
    RETURN OLD;
  END IF;
  -- What an act says is forgotten with its order, but for the act that tells so; number, sum and signature stay.
  IF TG_OP = 'UPDATE' AND OLD."act" <> 'forgotten' AND to_jsonb(NEW) = to_jsonb(OLD) || '{"content": null}' AND EXISTS (
    SELECT FROM "brokerOrder" o WHERE o."id" = OLD."orderId" AND o."forgottenOn" IS NOT NULL
  ) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD."timestamp" IS NOT NULL
    OR to_jsonb(NEW) - "mayChange" IS DISTINCT FROM to_jsonb(OLD) - "mayChange" THEN
    RAISE EXCEPTION 'act % stays as it is', OLD."number" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
