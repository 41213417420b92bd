-- Clients decline an expense with a reason, or ask a question about it; staff answers.
-- requires: approvalEnds.sql
ALTER TABLE "transaction"
  ADD COLUMN "declinedByClientDate" timestamptz,
  ADD COLUMN "askedByClientDate" timestamptz,
  ADD COLUMN "approvalClosedOn" timestamptz,
  ADD CONSTRAINT "transactionDecided" CHECK (NOT ("confirmedByClientDate" IS NOT NULL AND "declinedByClientDate" IS NOT NULL)),
  ADD CONSTRAINT "transactionAskedAbout" CHECK (
    "isDebit" OR ("declinedByClientDate" IS NULL AND "askedByClientDate" IS NULL AND "approvalClosedOn" IS NULL));

CREATE TABLE "approvalMessage" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "transactionId" integer NOT NULL REFERENCES "transaction" ("id") ON DELETE CASCADE,
  "kind" text NOT NULL CHECK ("kind" IN ('decline', 'question', 'answer')),
  "text" text NOT NULL CHECK (length(btrim("text")) BETWEEN 1 AND 2000),
  "saidOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "approvalMessageTransaction" ON "approvalMessage" ("transactionId", "id");

ALTER TABLE "approvalUse" DROP CONSTRAINT "approvalUse_action_check",
  ADD CONSTRAINT "approvalUse_action_check"
    CHECK ("action" IN ('view', 'file', 'approve', 'revert', 'refused', 'decline', 'ask'));
