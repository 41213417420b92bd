-- Objects within a piece of the map: along the latitudes asked for, the longitudes read from the index too.

CREATE INDEX "objectPosition" ON "object" ("latitude", "longitude")
  WHERE "deletedOn" IS NULL AND NOT "isBlank" AND "latitude" IS NOT NULL AND "longitude" IS NOT NULL;
