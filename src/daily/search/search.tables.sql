-- Tables that name search looks words up in, and the records that each person opened last.
-- requires: accounts.tables.sql

-- Each word of a name once, with its readings: keys that spellings in another script, or by ear, share with it.
CREATE TABLE "nameWord" (
  "key" text COLLATE "C" NOT NULL, -- the word as written, or "=" followed by a reading of it
  "word" text COLLATE "C" NOT NULL, -- the word as written, without diacritics
  "near" smallint NOT NULL, -- how far the reading is from the usual one; 0 is the word itself
  PRIMARY KEY ("key", "word") INCLUDE ("near")
);
CREATE INDEX "nameWordInside" ON "nameWord" USING gin ("key" gin_trgm_ops)
  WITH (gin_pending_list_limit = 64) WHERE "near" = 0;

-- The words in the names of accounts that are not deleted.
CREATE TABLE "accountWord" (
  "place" integer NOT NULL, -- 0: the word begins a last name or a whole name; 1: any other
  "word" text COLLATE "C" NOT NULL, -- as written, without diacritics
  "accountId" integer NOT NULL, -- no foreign key, since a merge of accounts would move the row
  "kind" integer NOT NULL, -- 1: works for the agency, 2: a professional, 0: neither
  PRIMARY KEY ("place", "word", "accountId") INCLUDE ("kind")
);
CREATE INDEX "accountWordPeople" ON "accountWord" ("place", "word", "accountId") INCLUDE ("kind") WHERE "kind" > 0;
CREATE INDEX "accountWordOf" ON "accountWord" ("accountId") INCLUDE ("word", "place");

-- A sample of accounts, by which search tells common fragments of names and phones from rare ones (accountSample.sql).
CREATE TABLE "accountSample" ("searchName" text NOT NULL, "searchPhone" text NOT NULL);

-- Everyday names (Γιώργος for Γεώργιος): all readings of the names of one group.
CREATE TABLE "everydayName" (
  "key" text COLLATE "C" NOT NULL,
  "group" integer NOT NULL,
  PRIMARY KEY ("key", "group")
);
CREATE INDEX "everydayNameGroup" ON "everydayName" ("group");

-- About fifty records that each person opened last. No foreign keys: a merge of accounts would move the rows, and
-- deleted records are left out when the list is shown.
CREATE TABLE "opened" (
  "accountId" integer NOT NULL,
  "entity" text COLLATE "C" NOT NULL,
  "recordId" integer NOT NULL,
  "openedOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("accountId", "entity", "recordId")
);
CREATE INDEX "openedLast" ON "opened" ("accountId", "openedOn" DESC);
