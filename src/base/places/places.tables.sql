-- Places of Greece, and cached responses of the geocoder.

-- Regions, their units, two municipalities, towns, and districts of some towns, in three languages.
CREATE TABLE "place" (
  -- Of towns: the GeoNames id.
  "id" integer PRIMARY KEY,
  "parentId" integer REFERENCES "place",
  "kind" text NOT NULL CHECK ("kind" IN ('region', 'unit', 'municipality', 'town', 'district')),
  "nameEn" text NOT NULL,
  "nameEl" text NOT NULL,
  "nameRu" text NOT NULL,
  -- The name with the place that contains it: 'Kalamaria, Thessaloniki'.
  "textEn" text NOT NULL CHECK ("textEn" <> ''),
  "textEl" text NOT NULL CHECK ("textEl" <> ''),
  "textRu" text NOT NULL CHECK ("textRu" <> ''),
  "latitude" numeric(9, 6) NOT NULL,
  "longitude" numeric(9, 6) NOT NULL,
  -- Of regions and units: the sum of their listed towns. Unknown for districts.
  "population" integer,
  -- From the region down to the place itself.
  "path" integer[] NOT NULL,
  -- Other names by which people search for it.
  "aliases" text[] NOT NULL,
  -- Every name and text, folded: '| kalamaria | kalamaria tesaloniki |'.
  "searchName" text COLLATE "C" NOT NULL,
  CHECK ("path"[cardinality("path")] = "id")
);

-- Cached answers of the geocoder, and when any server may send it the next request.
CREATE TABLE "geocoderAnswer" (
  "question" text PRIMARY KEY CHECK (length("question") <= 1000),
  "answer" jsonb NOT NULL,
  "askedOn" timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX "geocoderAnswerAskedOn" ON "geocoderAnswer" ("askedOn");

CREATE TABLE "geocoderTurn" (
  "only" boolean PRIMARY KEY DEFAULT true CHECK ("only"),
  "nextOn" timestamptz NOT NULL DEFAULT now()
);

INSERT INTO "geocoderTurn" DEFAULT VALUES;
CREATE INDEX "placeParent" ON "place" ("parentId");
CREATE INDEX "placePath" ON "place" USING gin ("path");
CREATE INDEX "placeSearch" ON "place" USING gin ("searchName" gin_trgm_ops);
