-- Files of queued mails, and the mail with the signed paper of an order.
ALTER TABLE "mailQueue" ADD COLUMN "attachments" jsonb;
ALTER TABLE "orderParty"
  ADD COLUMN "paperSentOn" timestamptz,
  ADD COLUMN "paperSentTo" text CHECK (length("paperSentTo") <= 254),
  ADD COLUMN "paperUndeliveredOn" timestamptz;

-- Answering mails of which DNS has yet to say whether they are genuine.
CREATE INDEX "orderActAnswered" ON "orderAct" ("actedOn") WHERE "act" = 'answered';

-- When an act is stamped next.
ALTER TABLE "orderAct" ADD COLUMN "timestampDueOn" timestamptz NOT NULL DEFAULT now();
DROP INDEX "orderActUnstamped";
CREATE INDEX "orderActUnstamped" ON "orderAct" ("timestampDueOn", "number") WHERE "timestamp" IS NULL;

-- The service that stamps acts; one row. Without a URL, nothing is stamped.
CREATE TABLE "timestampSettings" (
  "id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "url" text CHECK (length("url") <= 300),
  "certificates" text CHECK (length("certificates") <= 20000), -- those that are trusted, as PEM
  -- When the service last failed, and why; null since it works.
  "failedOn" timestamptz,
  "failure" text CHECK ("failure" ~ '^\w{1,20}$'),
  "version" integer NOT NULL DEFAULT 1,
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "createdById" integer REFERENCES "account" ("id"),
  "modifiedOn" timestamptz NOT NULL DEFAULT now(),
  "modifiedById" integer REFERENCES "account" ("id"),
  "deletedOn" timestamptz,
  "deletedById" integer REFERENCES "account" ("id"),
  CHECK (("failedOn" IS NULL) = ("failure" IS NULL))
);
CREATE INDEX "timestampSettingsCreatedBy" ON "timestampSettings" ("createdById");
CREATE INDEX "timestampSettingsModifiedBy" ON "timestampSettings" ("modifiedById");
CREATE INDEX "timestampSettingsDeletedBy" ON "timestampSettings" ("deletedById") WHERE "deletedById" IS NOT NULL;
CREATE INDEX "timestampSettingsDeleted" ON "timestampSettings" ("deletedOn") WHERE "deletedOn" IS NOT NULL;

INSERT INTO "timestampSettings" DEFAULT VALUES;
