-- The releases that have served this database, so that an older one knows whether it may.
CREATE TABLE "release" (
  "version" text PRIMARY KEY,
  "servesBeside" text NOT NULL,
  "startedOn" timestamptz NOT NULL DEFAULT now()
);
