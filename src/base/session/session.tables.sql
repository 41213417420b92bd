-- Who can sign in, and who has.
-- requires: accounts.tables.sql letters.tables.sql

-- A person who can sign in. The user name is one of the account's e-mail addresses, in lower case, so no two users differ
-- by case alone.
CREATE TABLE "user" (
  "accountId" integer PRIMARY KEY REFERENCES "account" ("id"),
  "username" text NOT NULL UNIQUE
    CHECK ("username" = lower("username" COLLATE "letters") AND "username" ~ '^[^[:space:];,@]+@[^[:space:];,@]+$'),
  "passwordHash" text NOT NULL,
  "language" text NOT NULL DEFAULT 'en',
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "passwordSetOn" timestamptz NOT NULL DEFAULT now(),
  -- Key that encrypts this person's unsaved drafts in a browser.
  "draftKey" bytea NOT NULL
    DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())),
  -- Whether single-key shortcuts are on. People who dictate turn them off.
  "shortcuts" boolean NOT NULL DEFAULT true,
  -- An employee whom an administrator has named to check who the clients are.
  "checksClients" boolean NOT NULL DEFAULT false
);

-- Only the hash of a token is stored: a copy of this table opens no session.
CREATE TABLE "session" (
  "tokenHash" bytea PRIMARY KEY,
  "id" integer GENERATED ALWAYS AS IDENTITY UNIQUE, -- for ending the session, instead of the token
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  "expiresOn" timestamptz NOT NULL,
  "address" text, -- the network where the session began, not the exact address
  "userAgent" text,
  -- When the person last confirmed a password or second factor within the session.
  "provenOn" timestamptz
);
CREATE INDEX "sessionAccount" ON "session" ("accountId");
CREATE INDEX "sessionExpires" ON "session" ("expiresOn");

-- Browsers in which a person has signed in, recognised by a cookie.
CREATE TABLE "device" (
  "tokenHash" bytea,
  "accountId" integer REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  -- Until then no second factor is asked on this device.
  "trustedUntil" timestamptz,
  PRIMARY KEY ("accountId", "tokenHash")
);
CREATE INDEX "deviceToken" ON "device" ("tokenHash");
CREATE INDEX "deviceLastUsed" ON "device" ("lastUsedOn");

-- Networks from which a person has signed in, hashed: failed attempts from elsewhere do not lock these out.
CREATE TABLE "knownNetwork" (
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "networkHash" bytea NOT NULL,
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "networkHash")
);

-- Codes to set a new password; the two newest of a person are valid.
CREATE TABLE "resetCode" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" bytea NOT NULL,
  "expiresOn" timestamptz NOT NULL
);
CREATE INDEX "resetCodeAccount" ON "resetCode" ("accountId", "id");

-- Failed attempts by user, address and device, in the database so that several servers share the count.
CREATE TABLE "signInFailure" (
  "key" text NOT NULL,
  "failedOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "signInFailureKey" ON "signInFailure" ("key", "failedOn");
CREATE INDEX "signInFailureDate" ON "signInFailure" ("failedOn");
