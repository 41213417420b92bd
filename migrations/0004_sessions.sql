-- Who can sign in, and who has.

-- A person who can sign in. The user name is the account's e-mail, in lower case.
CREATE TABLE "user" (
  "accountId" integer PRIMARY KEY REFERENCES "account" ("id"),
  "username" text NOT NULL UNIQUE,
  "passwordHash" text NOT NULL,
  "language" text NOT NULL DEFAULT 'en',
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "passwordSetOn" timestamptz NOT NULL DEFAULT now()
);

-- Only a token's hash is kept: a copy of this table opens no session.
CREATE TABLE "session" (
  "tokenHash" bytea PRIMARY KEY,
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz NOT NULL DEFAULT now(),
  "expiresOn" timestamptz NOT NULL
);
CREATE INDEX "sessionAccount" ON "session" ("accountId");
CREATE INDEX "sessionExpires" ON "session" ("expiresOn");

CREATE TABLE "resetCode" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" bytea NOT NULL,
  "expiresOn" timestamptz NOT NULL
);

-- Failed sign-ins by user and by address; in the database so that several servers count together.
CREATE TABLE "signInFailure" (
  "key" text NOT NULL,
  "failedOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "signInFailureKey" ON "signInFailure" ("key", "failedOn");
