-- What the geocoder has answered, and when it may be asked next, by whichever server.

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
