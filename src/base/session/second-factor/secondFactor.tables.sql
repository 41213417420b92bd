-- Second factors: authenticators, passkeys and recovery codes.
-- requires: session.tables.sql

-- Key that encrypts stored secrets when the operator sets no SECRETS_KEY. It is in the same database: a copy of a single
-- table reveals nothing, a copy of the whole database does.
CREATE TABLE "serverKey" (
  "id" boolean PRIMARY KEY DEFAULT true CHECK ("id"),
  "key" bytea NOT NULL DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);

-- Authenticator apps (TOTP).
CREATE TABLE "authenticator" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "secret" bytea NOT NULL, -- sealed
  "lastStep" integer NOT NULL, -- time step of the last accepted code; earlier codes are refused
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz NOT NULL DEFAULT now()
);

-- An authenticator that is being set up; it counts once a first code was accepted.
CREATE TABLE "authenticatorDraft" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "secret" bytea NOT NULL, -- sealed
  "createdOn" timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE "passkey" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "credentialId" text NOT NULL UNIQUE,
  "publicKey" bytea NOT NULL,
  "counter" bigint NOT NULL,
  "transports" text[] NOT NULL,
  "host" text NOT NULL, -- the only host on which it works
  "name" text NOT NULL CHECK (length("name") BETWEEN 1 AND 60),
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz
);
CREATE INDEX "passkeyAccount" ON "passkey" ("accountId");

-- Recovery codes; each works once and is then deleted.
CREATE TABLE "recoveryCode" (
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" bytea NOT NULL,
  PRIMARY KEY ("accountId", "codeHash")
);

-- Sign-ins whose password was right and whose second factor is still missing. The token is no session: only the second
-- step accepts it, and only together with the cookie of the browser that sent the password.
CREATE TABLE "secondStep" (
  "tokenHash" bytea PRIMARY KEY,
  "browserHash" bytea NOT NULL,
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "triesLeft" smallint NOT NULL,
  "expiresOn" timestamptz NOT NULL
);
CREATE INDEX "secondStepAccount" ON "secondStep" ("accountId");
CREATE INDEX "secondStepExpires" ON "secondStep" ("expiresOn");

-- Challenges for passkeys; each is used once.
CREATE TABLE "passkeyChallenge" (
  "holderHash" bytea, -- hash of the token of a session, a second step or a browser
  "purpose" text CHECK ("purpose" IN ('add', 'prove', 'secondStep', 'signIn')),
  "challenge" text NOT NULL,
  "expiresOn" timestamptz NOT NULL,
  PRIMARY KEY ("holderHash", "purpose")
);
CREATE INDEX "passkeyChallengeExpires" ON "passkeyChallenge" ("expiresOn");

-- The roles whose people must have a second factor.
CREATE TABLE "secondFactorRule" (
  "role" text PRIMARY KEY CHECK ("role" IN ('admin', 'employee'))
);

INSERT INTO "serverKey" DEFAULT VALUES;
