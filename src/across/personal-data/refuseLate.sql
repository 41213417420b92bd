-- Whoever names a person while they are forgotten waits until that is done, and is then refused: what is stored after
-- it holds nothing of them. "erasedOn" is endless from within the erasure until it is committed, then the moment when
-- that was known: whose transaction began before it is late. Whoever begins later finds what is left of the account.
-- version: 1

-- `named` is the account; `field` is what a call names it by, which the refusal names.
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

-- Whose record it is: an account's own, a lead's, and what hangs on a lead.
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

-- Of a row that names a record: in which column, of which kind (or in which column that stands), and for which field.
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
  "account" := "accountBehind"("kind", "record");
  IF "account" IS NOT NULL THEN PERFORM "mustNotBeLate"("account", TG_ARGV[2]); END IF;
  RETURN NEW;
END $$;

-- Of the account itself, by whom began before it was forgotten.
CREATE OR REPLACE FUNCTION "refuseLateChange"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "mustNotBeLate"(OLD."id", 'id');
  RETURN NEW;
END $$;
