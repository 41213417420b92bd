-- Files of queued mails, and the mail with the signed paper of an order.
ALTER TABLE "mailQueue" ADD COLUMN "attachments" jsonb;
ALTER TABLE "orderParty"
  ADD COLUMN "paperSentOn" timestamptz,
  ADD COLUMN "paperSentTo" text CHECK (length("paperSentTo") <= 254),
  ADD COLUMN "paperUndeliveredOn" timestamptz;

-- Answering mails of which DNS has yet to say whether they are genuine.
CREATE INDEX "orderActAnswered" ON "orderAct" ("actedOn") WHERE "act" = 'answered';
