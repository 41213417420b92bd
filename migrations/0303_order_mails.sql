-- Files of queued mails, and the mail with the signed paper of an order.
ALTER TABLE "mailQueue" ADD COLUMN "attachments" jsonb;
