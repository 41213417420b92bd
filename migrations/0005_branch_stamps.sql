-- Branches are edited in the settings: who did it, and when.
ALTER TABLE "branch"
  ADD COLUMN "createdOn" timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN "createdById" integer REFERENCES "account" ("id"),
  ADD COLUMN "modifiedOn" timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN "modifiedById" integer REFERENCES "account" ("id"),
  ADD COLUMN "deletedById" integer REFERENCES "account" ("id");
