-- Who can sign in, and who has.

-- A person who can sign in. The user name is one e-mail of the account, in lower case: no two users
-- differ by case alone.
CREATE TABLE "user" (
  "accountId" integer PRIMARY KEY REFERENCES "account" ("id"),
  "username" text NOT NULL UNIQUE
    CHECK ("username" = lower("username" COLLATE "letters") AND "username" ~ '^[^[:space:];,@]+@[^[:space:];,@]+$'),
  "passwordHash" text NOT NULL,
  "language" text NOT NULL DEFAULT 'en',
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "passwordSetOn" timestamptz NOT NULL DEFAULT now(),
  -- What this person's unsaved drafts are encrypted with in a browser.
  "draftKey" bytea NOT NULL
    DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- Only a token's hash is kept: a copy of this table opens no session.
CREATE TABLE "session" (
  "tokenHash" bytea PRIMARY KEY,
  "id" integer GENERATED ALWAYS AS IDENTITY UNIQUE, -- what the person calls it by, to end it
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  "expiresOn" timestamptz NOT NULL,
  "address" text, -- the network that it began from, not the very machine
  "userAgent" text
);
CREATE INDEX "sessionAccount" ON "session" ("accountId");
CREATE INDEX "sessionExpires" ON "session" ("expiresOn");

-- Browsers that a person has signed in with, by the cookie that this left behind.
CREATE TABLE "device" (
  "tokenHash" bytea,
  "accountId" integer REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "tokenHash")
);
CREATE INDEX "deviceToken" ON "device" ("tokenHash");
CREATE INDEX "deviceLastUsed" ON "device" ("lastUsedOn");

-- The two newest of a person are good.
CREATE TABLE "resetCode" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" bytea NOT NULL,
  "expiresOn" timestamptz NOT NULL
);
CREATE INDEX "resetCodeAccount" ON "resetCode" ("accountId", "id");

-- Failed sign-ins and the like, by user, address and device; in the database so that several servers
-- count together.
CREATE TABLE "signInFailure" (
  "key" text NOT NULL,
  "failedOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "signInFailureKey" ON "signInFailure" ("key", "failedOn");
CREATE INDEX "signInFailureDate" ON "signInFailure" ("failedOn");
