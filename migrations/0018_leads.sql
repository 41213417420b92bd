-- The objects that a lead is about, what is planned for it, and how many leads there are.
-- requires: keepLeadSteps.sql

CREATE TABLE "leadObject" (
  "leadId" integer NOT NULL REFERENCES "lead" ("id") ON DELETE CASCADE,
  "objectId" integer NOT NULL REFERENCES "object" ("id"),
  "position" integer NOT NULL,
  PRIMARY KEY ("leadId", "objectId")
);
CREATE INDEX "leadObjectObject" ON "leadObject" ("objectId", "leadId");
CREATE TRIGGER "usedObjectIsNotBlank" AFTER INSERT ON "leadObject"
  FOR EACH ROW EXECUTE FUNCTION "usedObjectIsNotBlank"();

CREATE TRIGGER "keepLeadStepsOfActivity" AFTER UPDATE OF "done", "modifiedOn", "deletedOn" ON "activity"
  FOR EACH ROW EXECUTE FUNCTION "keepLeadStepsOfActivity"();
CREATE TRIGGER "keepLeadStepsOfNewLinks" AFTER INSERT ON "activityLink" REFERENCING NEW TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "keepLeadStepsOfLinks"();
CREATE TRIGGER "keepLeadStepsOfGoneLinks" AFTER DELETE ON "activityLink" REFERENCING OLD TABLE AS "moved"
  FOR EACH STATEMENT EXECUTE FUNCTION "keepLeadStepsOfLinks"();

-- For how many days a lead of a stage may be left alone. Closed ones may for ever.
CREATE TABLE "leadStageLimit" (
  "stage" integer PRIMARY KEY, -- as in the list leadStage
  "days" integer NOT NULL CHECK ("days" > 0)
);
INSERT INTO "leadStageLimit" ("stage", "days") VALUES (1, 2), (2, 7), (3, 14), (4, 7), (5, 60);

INSERT INTO "keptList" ("list", "table", "condition") VALUES ('leads', 'lead', '"deletedOn" IS NULL');
SELECT "keepTotals"('lead');
