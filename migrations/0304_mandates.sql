-- Mandates that run out, and whether a property needs one to be published; orders of people whose data is erased meanwhile.
-- requires: refuseLate.sql
CREATE INDEX "brokerOrderMandateEnds" ON "brokerOrder" ("endsOn", "id") INCLUDE ("validFrom")
  WHERE "side" = 'mandate' AND "signedOn" IS NOT NULL AND "extendsId" IS NULL;

ALTER TABLE "agency" ADD COLUMN "mandateToPublish" boolean NOT NULL DEFAULT false;

INSERT INTO "reminderStep" ("kind", "step") VALUES ('orderEnds', 30), ('orderEnds', 7), ('orderEnds', 0) ON CONFLICT DO NOTHING;
INSERT INTO "reminderRun" ("kind") VALUES ('orderEnds') ON CONFLICT DO NOTHING;

CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "accountId" ON "orderParty"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('accountId', 'Account', 'parties');
CREATE TRIGGER "refuseLate" BEFORE INSERT OR UPDATE OF "demandId" ON "brokerOrder"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('demandId', 'Demand', 'demandId');
CREATE TRIGGER "refuseLateAgent" BEFORE INSERT OR UPDATE OF "agentId" ON "brokerOrder"
  FOR EACH ROW EXECUTE FUNCTION "refuseLate"('agentId', 'Account', 'agentId');
