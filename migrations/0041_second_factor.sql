-- A second factor: what a person shows beside the password, and what waits until it was shown.

-- What seals secrets that have to be read again, where the operator gives no key (SECRETS_KEY). It lies in
-- the same database: a copy of one table opens nothing, a copy of the whole does.
CREATE TABLE "serverKey" (
  "id" boolean PRIMARY KEY DEFAULT true CHECK ("id"),
  "key" bytea NOT NULL DEFAULT sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
);
INSERT INTO "serverKey" DEFAULT VALUES;

-- The app on a person's phone that shows a new code every half a minute.
CREATE TABLE "authenticator" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "secret" bytea NOT NULL, -- sealed
  "lastStep" integer NOT NULL, -- the half minute of the last code that was taken: none before it is
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz NOT NULL DEFAULT now()
);

-- One that is being set up, which is nothing until a code of it has come.
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
  "host" text NOT NULL, -- where it was made, and alone is good
  "name" text NOT NULL CHECK (length("name") BETWEEN 1 AND 60),
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "lastUsedOn" timestamptz
);
CREATE INDEX "passkeyAccount" ON "passkey" ("accountId");

-- Each is good once, and then gone.
CREATE TABLE "recoveryCode" (
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "codeHash" bytea NOT NULL,
  PRIMARY KEY ("accountId", "codeHash")
);

-- Whose password was right and who has not shown the second factor yet. It is no session: nothing takes
-- its token but the second step, and only together with the cookie of the browser that gave the password.
CREATE TABLE "secondStep" (
  "tokenHash" bytea PRIMARY KEY,
  "browserHash" bytea NOT NULL,
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON DELETE CASCADE ON UPDATE CASCADE,
  "triesLeft" smallint NOT NULL,
  "expiresOn" timestamptz NOT NULL
);
CREATE INDEX "secondStepAccount" ON "secondStep" ("accountId");
CREATE INDEX "secondStepExpires" ON "secondStep" ("expiresOn");

-- What a passkey has to sign, once.
CREATE TABLE "passkeyChallenge" (
  "holderHash" bytea, -- of the token of a session, a second step or a browser
  "purpose" text CHECK ("purpose" IN ('add', 'prove', 'secondStep', 'signIn')),
  "challenge" text NOT NULL,
  "expiresOn" timestamptz NOT NULL,
  PRIMARY KEY ("holderHash", "purpose")
);
CREATE INDEX "passkeyChallengeExpires" ON "passkeyChallenge" ("expiresOn");

-- The roles whose people must have a second factor.
CREATE TABLE "secondFactorRule" ("role" text PRIMARY KEY CHECK ("role" IN ('admin', 'employee')));

-- When the person last showed a password or a factor, after having signed in.
ALTER TABLE "session" ADD COLUMN "provenOn" timestamptz;

-- Until when the password alone is enough on this device.
ALTER TABLE "device" ADD COLUMN "trustedUntil" timestamptz;
