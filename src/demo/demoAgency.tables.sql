-- Has one row if the demo agency was loaded. Its passwords are public, so such a database must not be reachable by others.
CREATE TABLE "demoAgency" (
  "loadedOn" timestamptz NOT NULL DEFAULT now()
);
