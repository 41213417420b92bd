-- The objects that a lead is about, and how many leads there are.

CREATE TABLE "leadObject" (
  "leadId" integer NOT NULL REFERENCES "lead" ("id") ON DELETE CASCADE,
  "objectId" integer NOT NULL REFERENCES "object" ("id"),
  "position" integer NOT NULL,
  PRIMARY KEY ("leadId", "objectId")
);
CREATE INDEX "leadObjectObject" ON "leadObject" ("objectId", "leadId");
CREATE TRIGGER "usedObjectIsNotBlank" AFTER INSERT ON "leadObject"
  FOR EACH ROW EXECUTE FUNCTION "usedObjectIsNotBlank"();

INSERT INTO "keptList" ("list", "table", "condition") VALUES ('leads', 'lead', '"deletedOn" IS NULL');
SELECT "keepTotals"('lead');
