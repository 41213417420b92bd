-- Administrators enter the mail server themselves.
-- The mail server and the sender that administrators enter; one row. Without a host, mail is written to files.
CREATE TABLE "mailSettings" (
  "id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "signIn" text CHECK (length("signIn") <= 10) CHECK ("signIn" IN ('password', 'google', 'microsoft')),
  "host" text CHECK (length("host") <= 253),
  "port" integer CHECK ("port" BETWEEN 1 AND 65535),
  "security" text CHECK (length("security") <= 10) CHECK ("security" IN ('tls', 'starttls', 'none')),
  "user" text CHECK (length("user") <= 254),
  "senderAddress" text CHECK (length("senderAddress") <= 254),
  "senderName" text CHECK (length("senderName") <= 100),
  "clientId" text CHECK (length("clientId") <= 200),
  "tenant" text CHECK (length("tenant") <= 100),
  -- When each secret of "mailSecret" was set, and when the provider no longer accepted the consent.
  "passwordSetOn" timestamptz,
  "clientSecretSetOn" timestamptz,
  "connectedOn" timestamptz,
  "consentLostOn" timestamptz,
  "version" integer NOT NULL DEFAULT 1,
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "createdById" integer REFERENCES "account" ("id"),
  "modifiedOn" timestamptz NOT NULL DEFAULT now(),
  "modifiedById" integer REFERENCES "account" ("id"),
  "deletedOn" timestamptz,
  "deletedById" integer REFERENCES "account" ("id")
);
CREATE INDEX "mailSettingsCreatedBy" ON "mailSettings" ("createdById");
CREATE INDEX "mailSettingsModifiedBy" ON "mailSettings" ("modifiedById");
CREATE INDEX "mailSettingsDeletedBy" ON "mailSettings" ("deletedById") WHERE "deletedById" IS NOT NULL;
CREATE INDEX "mailSettingsDeleted" ON "mailSettings" ("deletedOn") WHERE "deletedOn" IS NOT NULL;

INSERT INTO "mailSettings" DEFAULT VALUES;

CREATE TABLE "mailSecret" (
  "kind" text PRIMARY KEY,
  "secret" bytea NOT NULL, -- sealed
  "sentTo" text NOT NULL -- the only server, or provider and client, that gets it
);

-- Consents that an administrator is giving at a provider. One is answered once, in the session that began it.
CREATE TABLE "mailConsent" (
  "stateHash" bytea PRIMARY KEY,
  "sessionHash" bytea NOT NULL,
  "secret" bytea NOT NULL, -- sealed: what proves to the provider that the answer came to us (PKCE)
  "sentTo" text NOT NULL,
  "createdOn" timestamptz NOT NULL DEFAULT now()
);
