-- An object lies in a place that exists.
ALTER TABLE "object" ADD FOREIGN KEY ("locationId") REFERENCES "place" ("id");

-- With the column beside the expression these indexes are read alone.
DROP INDEX "objectReferenceList", "objectLocationList", "objectCreatedByList", "objectModifiedByList";
CREATE INDEX "objectReferenceList" ON "object" ("referenceNumber", "id") WHERE "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectLocationList" ON "object" (coalesce("locationId", 0), "id") INCLUDE ("locationId")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectCreatedByList" ON "object" (coalesce("createdById", 0), "id") INCLUDE ("createdById")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectModifiedByList" ON "object" (coalesce("modifiedById", 0), "id") INCLUDE ("modifiedById")
  WHERE "deletedOn" IS NULL AND NOT "isBlank";
CREATE INDEX "objectSearchShortRent" ON "object" USING gin ((' ' || "searchTitle") gin_trgm_ops)
  WHERE "forShortRent" AND "deletedOn" IS NULL AND NOT "isBlank";
