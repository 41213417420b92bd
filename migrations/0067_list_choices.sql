-- Which columns of a list a person wants to see, in what order and how dense.

CREATE TABLE "listChoice" (
  "accountId" integer NOT NULL REFERENCES "user" ("accountId") ON UPDATE CASCADE ON DELETE CASCADE,
  "list" text NOT NULL CHECK (length("list") <= 60),
  -- Only what somebody decided: a column that comes later takes its usual place.
  "shown" text[] NOT NULL DEFAULT '{}' CHECK (cardinality("shown") <= 60),
  "hidden" text[] NOT NULL DEFAULT '{}' CHECK (cardinality("hidden") <= 60),
  "order" text[] NOT NULL DEFAULT '{}' CHECK (cardinality("order") <= 60),
  "density" text NOT NULL DEFAULT 'comfortable' CHECK ("density" IN ('comfortable', 'compact')),
  PRIMARY KEY ("accountId", "list")
);
