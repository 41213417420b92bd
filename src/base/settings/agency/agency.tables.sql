-- The agency's details for mails and the public site.
-- requires: accounts.tables.sql

-- One row, empty until somebody fills it in.
CREATE TABLE "agency" (
  "id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "name" text CHECK (length("name") <= 120),
  "nameEl" text CHECK (length("nameEl") <= 120),
  "nameRu" text CHECK (length("nameRu") <= 120),
  "address" text CHECK (length("address") <= 200),
  "addressEl" text CHECK (length("addressEl") <= 200),
  "addressRu" text CHECK (length("addressRu") <= 200),
  "phone" text CHECK (length("phone") <= 60),
  "email" text CHECK (length("email") <= 120),
  "taxNumber" text CHECK (length("taxNumber") <= 40),
  "gemiNumber" text CHECK (length("gemiNumber") <= 20), -- number in the business registry
  "accent" text CHECK (length("accent") <= 7) CHECK ("accent" ~ '^#[0-9a-f]{6}$'),
  "repliesToAgency" boolean NOT NULL DEFAULT false, -- false: replies go to the agent who sent the mail
  "mandateToPublish" boolean NOT NULL DEFAULT false, -- true: nothing is published without a mandate of the owner in force
  "siteEn" boolean NOT NULL DEFAULT true,
  "siteEl" boolean NOT NULL DEFAULT true,
  "siteRu" boolean NOT NULL DEFAULT true,
  "logo" text, -- system name of the stored picture
  "version" integer NOT NULL DEFAULT 1,
  "createdOn" timestamptz NOT NULL DEFAULT now(),
  "createdById" integer REFERENCES "account" ("id"),
  "modifiedOn" timestamptz NOT NULL DEFAULT now(),
  "modifiedById" integer REFERENCES "account" ("id"),
  "deletedOn" timestamptz,
  "deletedById" integer REFERENCES "account" ("id"),
  CHECK ("siteEn" OR "siteEl" OR "siteRu")
);
CREATE INDEX "agencyCreatedBy" ON "agency" ("createdById");
CREATE INDEX "agencyModifiedBy" ON "agency" ("modifiedById");
CREATE INDEX "agencyDeletedBy" ON "agency" ("deletedById") WHERE "deletedById" IS NOT NULL;
CREATE INDEX "agencyDeleted" ON "agency" ("deletedOn") WHERE "deletedOn" IS NOT NULL;

INSERT INTO "agency" DEFAULT VALUES;
