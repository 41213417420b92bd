-- An object lies in a place that exists.
ALTER TABLE "object" ADD FOREIGN KEY ("locationId") REFERENCES "place" ("id");
