-- Refuses references to a person who was erased while the referring transaction ran, so that nothing about them is stored after
-- the erasure. Such a transaction waits for the erasure first. "erasedOn" is infinity until the erasure commits, then the time of
-- the commit: transactions that began before it are late. Later ones see the erased account.
-- version: 2

-- `named` is the account; `field` is the request's field, for the error.
CREATE OR REPLACE FUNCTION "mustNotBeLate"("named" integer, "field" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "erased" timestamptz;
BEGIN
  SELECT a."erasedOn" INTO "erased" FROM "account" a WHERE a."id" = "named" FOR KEY SHARE;
  IF "erased" > transaction_timestamp() THEN
    RAISE EXCEPTION 'the person was forgotten meanwhile' USING ERRCODE = 'foreign_key_violation',
      DETAIL = format('Key (%s)=(%s) is not present in table "account".', "field", "named");
  END IF;
END $$;

-- The account that a record belongs to: itself, a lead's, or that of a record's lead.
CREATE OR REPLACE FUNCTION "accountBehind"("kind" text, "record" integer) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT CASE "kind"
    WHEN 'Account' THEN "record"
    WHEN 'Demand' THEN (SELECT l."accountId" FROM "lead" l WHERE l."id" = "record")
    WHEN 'Viewing' THEN (SELECT l."accountId" FROM "viewing" v JOIN "lead" l ON l."id" = v."demandId" WHERE v."id" = "record")
    WHEN 'Deal' THEN (SELECT l."accountId" FROM "deal" d JOIN "lead" l ON l."id" = d."demandId" WHERE d."id" = "record")
    WHEN 'Reservation' THEN (SELECT l."accountId" FROM "reservation" r JOIN "lead" l ON l."id" = r."demandId" WHERE r."id" = "record")
    WHEN 'Selection' THEN (SELECT l."accountId" FROM "selection" s JOIN "lead" l ON l."id" = s."leadId" WHERE s."id" = "record")
    WHEN 'Transaction' THEN (SELECT t."accountId" FROM "transaction" t WHERE t."id" = "record")
  END
$$;

-- Arguments: the column that refers to a record, its kind (or the column with the kind), and the request's field.
CREATE OR REPLACE FUNCTION "refuseLate"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "said" jsonb := to_jsonb(NEW);
  "record" integer := ("said" ->> TG_ARGV[0])::integer;
  "kind" text := coalesce("said" ->> TG_ARGV[1], TG_ARGV[1]);
  "account" integer;
BEGIN
  IF "record" IS NULL OR (TG_OP = 'UPDATE' AND to_jsonb(OLD) ->> TG_ARGV[0] = "said" ->> TG_ARGV[0]) THEN
    RETURN NEW;
  END IF;
  -- Most name the account itself, and need no function to find it.
  "account" := CASE WHEN "kind" = 'Account' THEN "record" ELSE "accountBehind"("kind", "record") END;
  IF "account" IS NOT NULL THEN PERFORM "mustNotBeLate"("account", TG_ARGV[2]); END IF;
  RETURN NEW;
END $$;

-- For changes of the account itself by transactions that began before the erasure.
CREATE OR REPLACE FUNCTION "refuseLateChange"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mustNotBeLate"(OLD."id", 'id');
  RETURN NEW;
END $$;
