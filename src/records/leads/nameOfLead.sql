-- "lead"."accountName" and "searchLastName", by which leads are sorted and found.
-- version: 3

CREATE OR REPLACE FUNCTION "nameOfLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A transaction that is just renaming the account does not see this lead yet: wait for it.
  SELECT a."name", a."searchLastName" INTO NEW."accountName", NEW."searchLastName"
  FROM "account" a WHERE a."id" = NEW."accountId" FOR NO KEY UPDATE;
  -- Without an account the query above selects no row.
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
