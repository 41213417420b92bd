-- A lead has the name of its account beside it: what lists of leads are sorted by, and what is searched for.
-- version: 3

CREATE OR REPLACE FUNCTION "nameOfLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever renames the account just now does not see this lead yet.
  SELECT a."name", a."searchLastName" INTO NEW."accountName", NEW."searchLastName"
  FROM "account" a WHERE a."id" = NEW."accountId" FOR NO KEY UPDATE;
  -- Of no account.
  NEW."searchLastName" := coalesce(NEW."searchLastName", '');
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "nameInLeads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "lead" SET "accountName" = NEW."name", "searchLastName" = NEW."searchLastName"
  WHERE "accountId" = NEW."id"
    AND ("accountName", "searchLastName") IS DISTINCT FROM (NEW."name", NEW."searchLastName");
  RETURN NULL;
END $$;
