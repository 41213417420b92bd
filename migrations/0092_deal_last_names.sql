-- The last names of who takes part in a deal stand beside it, as those of leads do: a common one is read from the deals
-- alone, not from the rows of all accounts that are called so.
-- requires: keepDeals.sql fold.sql

-- Kept from its accounts, see keepDeals.sql: folded for search only, never shown.
ALTER TABLE "deal" ADD COLUMN "searchLastNames" text;

-- What is being written is waited for, so that it is kept.
LOCK TABLE "account", "dealAccount", "deal" IN SHARE ROW EXCLUSIVE MODE;
SELECT "keepDeals"(ARRAY(SELECT "id" FROM "deal"));

CREATE INDEX "dealLastNames" ON "deal" USING gin ("searchLastNames" gin_trgm_ops)
  WITH (gin_pending_list_limit = 128) -- kB, as for "leadSearch"
  WHERE "deletedOn" IS NULL;

DROP TRIGGER "keepDealsOfAccount" ON "account";
CREATE TRIGGER "keepDealsOfAccount" AFTER UPDATE ON "account"
  FOR EACH ROW
  WHEN ((OLD."name", OLD."searchLastName", OLD."deletedOn") IS DISTINCT FROM (NEW."name", NEW."searchLastName", NEW."deletedOn"))
  EXECUTE FUNCTION "keepDealsOfAccount"();
ANALYZE "deal" ("searchLastNames");
