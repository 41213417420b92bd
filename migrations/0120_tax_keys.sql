-- Accounts are looked up by their tax number however it is written. The index "accountTaxNumber" serves a server of the
-- release before, and goes with a later one.
-- requires: taxNumbers.sql
CREATE INDEX "accountTaxKey" ON "account" (taxKey("taxNumber")) WHERE "taxNumber" IS NOT NULL AND "deletedOn" IS NULL;
