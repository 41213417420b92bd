-- Links by which clients approve their expenses.
-- requires: approvalEnds.sql files.tables.sql payments.tables.sql

-- Links that were sent, seen or have ended. The valid token is in "transaction"."approvalToken".
CREATE TABLE "approvalLink" (
  "token" text COLLATE "C" PRIMARY KEY,
  "transactionId" integer NOT NULL REFERENCES "transaction" ("id") ON DELETE CASCADE,
  "sentOn" timestamptz, -- last e-mail
  "sentTo" text,
  "seenOn" timestamptz, -- first opened
  -- The content when it was sent or seen, to find later changes.
  "amount" numeric(14, 2),
  "attachments" jsonb,
  "endedOn" timestamptz,
  "ended" text CHECK ("ended" IN ('changed', 'revoked')),
  "undeliveredOn" timestamptz,
  CHECK (("sentOn" IS NULL) = ("sentTo" IS NULL)),
  CHECK (("amount" IS NULL) = ("attachments" IS NULL)),
  CHECK (("endedOn" IS NULL) = ("ended" IS NULL))
);
CREATE INDEX "approvalLinkTransaction" ON "approvalLink" ("transactionId", "endedOn");

-- Uses of links, for administrators.
CREATE TABLE "approvalUse" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "transactionId" integer NOT NULL REFERENCES "transaction" ("id") ON DELETE CASCADE,
  "action" text NOT NULL CHECK ("action" IN ('view', 'file', 'approve', 'revert', 'refused', 'decline', 'ask')),
  "address" text NOT NULL,
  "usedOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "approvalUseTransaction" ON "approvalUse" ("transactionId", "id");

-- Messages about an expense: the client's reasons and questions, and the answers of staff.
CREATE TABLE "approvalMessage" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "transactionId" integer NOT NULL REFERENCES "transaction" ("id") ON DELETE CASCADE,
  "kind" text NOT NULL CHECK ("kind" IN ('decline', 'question', 'answer')),
  "text" text NOT NULL CHECK (length(btrim("text")) BETWEEN 1 AND 2000),
  "saidOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "approvalMessageTransaction" ON "approvalMessage" ("transactionId", "id");

CREATE TRIGGER "approvalEnds" BEFORE UPDATE ON "transaction" FOR EACH ROW
  WHEN (OLD."isDebit" AND (NEW."amount" <> OLD."amount" OR NEW."approvalToken" IS DISTINCT FROM OLD."approvalToken"))
  EXECUTE FUNCTION "approvalEnds"();
CREATE TRIGGER "approvalEndsWithFiles" AFTER INSERT OR DELETE OR UPDATE OF "parentKind", "parentId", "deletedOn" ON "file"
  FOR EACH ROW EXECUTE FUNCTION "approvalEndsWithFiles"();
