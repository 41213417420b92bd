-- When a queued mail was last not taken, so that it can be tried again at once while none that is on its way is sent twice.
ALTER TABLE "mailQueue" ADD COLUMN "failedOn" timestamptz;
