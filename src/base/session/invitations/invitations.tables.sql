-- Colleagues who were invited and have not chosen a way to sign in yet.
-- requires: session.tables.sql

-- Only the hash of the link's code is stored. The row goes once the person has come, or the invitation is withdrawn.
CREATE TABLE "invitation" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "accountId" integer NOT NULL UNIQUE REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" bytea NOT NULL UNIQUE,
  -- The access that the link was made for: if the account has other access, the link does not work.
  "role" text NOT NULL CHECK ("role" IN ('admin', 'employee')),
  "branchId" integer REFERENCES "branch" ("id"),
  -- Whether the account was added by the invitation.
  "madeAccount" boolean NOT NULL,
  "invitedOn" timestamptz NOT NULL DEFAULT now(),
  "invitedById" integer REFERENCES "account" ("id") ON DELETE SET NULL,
  "expiresOn" timestamptz NOT NULL,
  -- When the present link was queued for a mail server; null if it is handed over in another way.
  "mailedOn" timestamptz,
  "undeliveredOn" timestamptz
);
CREATE INDEX "invitationInvitedBy" ON "invitation" ("invitedById") WHERE "invitedById" IS NOT NULL;
CREATE INDEX "invitationBranch" ON "invitation" ("branchId") WHERE "branchId" IS NOT NULL;
