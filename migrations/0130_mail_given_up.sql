-- Who sends a mail and which record it is about, and mails that no mail server will take.

ALTER TABLE "mailQueue"
  ADD COLUMN "sentById" integer REFERENCES "account" ("id") ON DELETE SET NULL,
  ADD COLUMN "entity" text,
  ADD COLUMN "entityId" integer,
  ADD COLUMN "givenUpOn" timestamptz,
  ADD COLUMN "failure" text, -- what the mail server said last
  ADD CHECK (("entity" IS NULL) = ("entityId" IS NULL));
CREATE INDEX "mailQueueSentBy" ON "mailQueue" ("sentById") WHERE "sentById" IS NOT NULL;

-- Given up before: nobody is told of these any more.
UPDATE "mailQueue" SET "givenUpOn" = now(), "dueOn" = 'infinity' WHERE "tries" >= 20;

-- Of what was sent last; sending again clears it.
ALTER TABLE "selection" ADD COLUMN "undeliveredOn" timestamptz;
ALTER TABLE "approvalLink" ADD COLUMN "undeliveredOn" timestamptz;
