-- A lead has the name of its account beside it: what lists of leads are sorted by, and what is searched for.
-- version: 2

CREATE OR REPLACE FUNCTION "nameOfLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever renames the account just now does not see this lead yet.
  SELECT a."name" INTO NEW."accountName" FROM "account" a WHERE a."id" = NEW."accountId" FOR NO KEY UPDATE;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "nameInLeads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "lead" SET "accountName" = NEW."name"
  WHERE "accountId" = NEW."id" AND "accountName" IS DISTINCT FROM NEW."name";
  RETURN NULL;
END $$;
