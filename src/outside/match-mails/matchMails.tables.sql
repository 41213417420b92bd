-- Automatic mails to clients about new properties and lower prices.
-- requires: agencyClock.sql keepMatchMails.sql leads.tables.sql matching.tables.sql objects.tables.sql

-- Public price of an offer over time; null while it was not public. The newest row is the current one.
CREATE TABLE "offerHistory" (
  "objectId" integer NOT NULL REFERENCES "object" ("id") ON DELETE CASCADE,
  "service" smallint NOT NULL,
  "since" timestamptz NOT NULL,
  "price" numeric(14, 2),
  PRIMARY KEY ("objectId", "service", "since")
);
CREATE INDEX "offerHistorySince" ON "offerHistory" ("since");

CREATE TRIGGER "noteNewOffers" AFTER INSERT ON "objectOffer"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "noteNewOffers"();
CREATE TRIGGER "noteChangedOffer" AFTER UPDATE ON "objectOffer" FOR EACH ROW
  WHEN (OLD."published" <> NEW."published" OR OLD."price" <> NEW."price") EXECUTE FUNCTION "noteChangedOffer"();
CREATE TRIGGER "noteGoneOffer" AFTER DELETE ON "objectOffer" FOR EACH ROW
  WHEN (OLD."published") EXECUTE FUNCTION "noteChangedOffer"();

-- Leads whose clients get mails about new matches, by "lead"."sendMatches".
CREATE TABLE "matchSending" (
  "leadId" integer PRIMARY KEY REFERENCES "lead" ("id") ON DELETE CASCADE,
  "every" integer NOT NULL, -- 2: day, 3: week, as in the list sendMatches
  "since" timestamptz NOT NULL, -- what happened before is no news
  "doneOn" date NOT NULL, -- the last day on which it was looked at
  -- The next day, or the next Monday.
  "dueOn" date NOT NULL GENERATED ALWAYS AS (
    "doneOn" + CASE WHEN "every" = 3 THEN 8 - extract(isodow FROM "doneOn")::integer ELSE 1 END
  ) STORED
);
CREATE INDEX "matchSendingDue" ON "matchSending" ("dueOn", "leadId");

CREATE TRIGGER "keepNewMatchSending" AFTER INSERT ON "lead" FOR EACH ROW
  WHEN (NEW."sendMatches" <> 1) EXECUTE FUNCTION "keepMatchSending"();
CREATE TRIGGER "keepMatchSending" AFTER UPDATE OF "sendMatches" ON "lead" FOR EACH ROW
  WHEN (OLD."sendMatches" IS DISTINCT FROM NEW."sendMatches") EXECUTE FUNCTION "keepMatchSending"();

-- The lowest price of an offer that the lead's client was sent. It survives switching the mails off and on.
CREATE TABLE "matchSent" (
  "leadId" integer NOT NULL REFERENCES "lead" ("id") ON DELETE CASCADE,
  "objectId" integer NOT NULL REFERENCES "object" ("id") ON DELETE CASCADE,
  "service" smallint NOT NULL,
  "price" numeric(14, 2) NOT NULL,
  "sentOn" timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY ("leadId", "objectId", "service")
);
CREATE INDEX "matchSentObject" ON "matchSent" ("objectId");
