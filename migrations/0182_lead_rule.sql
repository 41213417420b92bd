-- New leads and enquiries are assigned at once, as an administrator sets up.
-- requires: refuseLate.sql
-- To whom new leads are assigned, and within how many hours they should be answered. One row.
CREATE TABLE "leadRule" (
  "id" integer PRIMARY KEY DEFAULT 1 CHECK ("id" = 1),
  "own" text NOT NULL DEFAULT 'maker' CHECK ("own" IN ('maker', 'turn', 'branch', 'source')),
  "enquiries" text NOT NULL DEFAULT 'turn' CHECK ("enquiries" IN ('turn', 'branch', 'source')),
  "answerWithin" integer NOT NULL DEFAULT 4 CHECK ("answerWithin" BETWEEN 1 AND 720)
);
INSERT INTO "leadRule" DEFAULT VALUES;

-- Who takes new leads; without any, everybody who works here and can sign in.
CREATE TABLE "leadTaker" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "accountId" integer NOT NULL REFERENCES "account" ("id")
);
CREATE INDEX "leadTakerAccount" ON "leadTaker" ("accountId");

-- When somebody was last given a lead because it was their turn.
CREATE TABLE "leadTurn" (
  "id" integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "accountId" integer NOT NULL REFERENCES "account" ("id"),
  "takenOn" timestamptz NOT NULL
);
CREATE INDEX "leadTurnAccount" ON "leadTurn" ("accountId");
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "leadTaker"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "leadTurn"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'accountId');
