-- Whose last name a lead is looked for by stands beside it: a common one is read from the leads alone, not from the
-- rows of all accounts that are called so.
-- requires: nameOfLead.sql fold.sql

-- Kept from its account, see nameOfLead.sql: folded for search only, never shown.
ALTER TABLE "lead" ADD COLUMN "searchLastName" text NOT NULL DEFAULT '';

-- What is being written is waited for, so that it is kept.
LOCK TABLE "account", "lead" IN SHARE ROW EXCLUSIVE MODE;
UPDATE "lead" l SET "searchLastName" = a."searchLastName" FROM "account" a WHERE a."id" = l."accountId";

CREATE INDEX "leadLastName" ON "lead" USING gin ("searchLastName" gin_trgm_ops)
  WITH (gin_pending_list_limit = 128) -- kB, as for "leadSearch"
  WHERE "deletedOn" IS NULL;

DROP TRIGGER "nameInLeads" ON "account";
CREATE TRIGGER "nameInLeads" AFTER UPDATE ON "account"
  FOR EACH ROW WHEN ((OLD."name", OLD."searchLastName") IS DISTINCT FROM (NEW."name", NEW."searchLastName"))
  EXECUTE FUNCTION "nameInLeads"();
ANALYZE "lead" ("searchLastName");
