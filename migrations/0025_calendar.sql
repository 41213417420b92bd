-- The private address under which an employee's phone or mail program reads what is planned for them.

CREATE TABLE "calendarFeed" (
  "accountId" integer PRIMARY KEY REFERENCES "user" ("accountId") ON UPDATE CASCADE ON DELETE CASCADE,
  "tokenHash" bytea NOT NULL UNIQUE, -- of the address only a hash is kept, as of all secrets
  "createdOn" timestamptz NOT NULL DEFAULT now()
);
