-- A viewing that is yet to come is a lead's next step, and one that was arranged or changed is somebody's work on it.
-- requires: keepLeadSteps.sql

-- Kept from its viewings, see keepLeadSteps.sql: as a person entered it.
ALTER TABLE "lead" ADD COLUMN "lastViewingOn" timestamp;

-- What is being written is waited for, so that it is kept.
LOCK TABLE "viewing", "viewingResult" IN SHARE ROW EXCLUSIVE MODE;
SELECT "keepLeadSteps"(ARRAY(SELECT DISTINCT "demandId" FROM "viewing" WHERE "demandId" IS NOT NULL));

DROP INDEX "leadNoNextStep";
CREATE INDEX "leadNoNextStep" ON "lead" ("stage", "lastViewingOn") WHERE "deletedOn" IS NULL AND NOT "hasNextStep";

-- Once a statement, so that loading many rows stays quick. Its result is among the columns for what is kept of its
-- objects (keepViewings.sql); an object that was cancelled among others shows in none of them.
CREATE TRIGGER "keepLeadStepsOfNewViewings" AFTER INSERT ON "viewing" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "keepLeadStepsOfViewings"();
CREATE TRIGGER "keepLeadStepsOfViewing" AFTER UPDATE ON "viewing"
  FOR EACH ROW WHEN ((OLD."dateOfViewing", OLD."demandId", OLD."result", OLD."modifiedOn", OLD."deletedOn")
    IS DISTINCT FROM (NEW."dateOfViewing", NEW."demandId", NEW."result", NEW."modifiedOn", NEW."deletedOn"))
  EXECUTE FUNCTION "keepLeadStepsOfViewing"();
CREATE TRIGGER "keepLeadStepsOfNewResults" AFTER INSERT ON "viewingResult" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "keepLeadStepsOfViewings"();
CREATE TRIGGER "keepLeadStepsOfResults" AFTER UPDATE ON "viewingResult" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "keepLeadStepsOfViewings"();
CREATE TRIGGER "keepLeadStepsOfGoneResults" AFTER DELETE ON "viewingResult" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "keepLeadStepsOfViewings"();
