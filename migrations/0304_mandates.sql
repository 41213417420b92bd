-- Mandates that run out, and whether a property needs one to be published.
CREATE INDEX "brokerOrderMandateEnds" ON "brokerOrder" ("endsOn", "id") INCLUDE ("validFrom")
  WHERE "side" = 'mandate' AND "signedOn" IS NOT NULL AND "extendsId" IS NULL;

ALTER TABLE "agency" ADD COLUMN "mandateToPublish" boolean NOT NULL DEFAULT false;

INSERT INTO "reminderStep" ("kind", "step") VALUES ('orderEnds', 30), ('orderEnds', 7), ('orderEnds', 0) ON CONFLICT DO NOTHING;
INSERT INTO "reminderRun" ("kind") VALUES ('orderEnds') ON CONFLICT DO NOTHING;
