-- Idempotency keys of requests that added a record, kept for some days: a request that is repeated because its response was
-- lost adds nothing. No foreign keys: a record may be removed for good before its row here is.
CREATE TABLE "addedOnce" (
  "accountId" integer NOT NULL,
  "entity" text COLLATE "C" NOT NULL,
  "requestKey" text COLLATE "C" NOT NULL,
  "recordId" integer,
  "addedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "entity", "requestKey")
);
CREATE INDEX "addedOnceOn" ON "addedOnce" ("addedOn");
