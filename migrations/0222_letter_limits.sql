-- Letters that people send are counted, and a rewritten one is advertising unless its template says otherwise.
CREATE TABLE "sentLetter" (
  "id" bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "key" text NOT NULL, -- 'person:7', or 'mailbox:' with the hash of its address
  "sentOn" timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX "sentLetterKey" ON "sentLetter" ("key", "sentOn");
CREATE INDEX "sentLetterSentOn" ON "sentLetter" ("sentOn");
ALTER TABLE "mailTemplate" ADD COLUMN "mayRewrite" boolean NOT NULL DEFAULT false;
