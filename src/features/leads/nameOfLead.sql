-- A lead has the name of its account beside it: what lists of leads are sorted by, and what is searched for.
-- version: 1

CREATE OR REPLACE FUNCTION "nameOfLead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."accountName" := (SELECT "name" FROM "account" WHERE "id" = NEW."accountId");
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION "nameInLeads"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "lead" SET "accountName" = NEW."name"
  WHERE "accountId" = NEW."id" AND "accountName" IS DISTINCT FROM NEW."name";
  RETURN NULL;
END $$;
