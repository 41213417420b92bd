-- When somebody took back what they had agreed to: they are written to no more, until they agree again.
ALTER TABLE "account" ADD COLUMN "consentWithdrawnOn" date;
