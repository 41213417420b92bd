-- The releases that have served this database, so that an older one knows whether it may.
CREATE TABLE "release" (
  -- As in package.json.
  "version" text PRIMARY KEY,
  -- The oldest release whose servers still work on the tables as this release made them.
  "servesBeside" text NOT NULL,
  "startedOn" timestamptz NOT NULL DEFAULT now()
);
