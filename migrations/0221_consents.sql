-- Consents have purposes. What a visitor agreed to in the form of the site was to be answered, never mailings.
ALTER TABLE "account" ADD COLUMN "answerConsentOn" date;
ALTER TABLE "account" ADD COLUMN "answerConsentSource" text CHECK (length("answerConsentSource") <= 200);
ALTER TABLE "account" ADD COLUMN "answerConsentWords" text CHECK (length("answerConsentWords") <= 500);
ALTER TABLE "account" ADD COLUMN "answerConsentWithdrawnOn" date;
ALTER TABLE "account" ADD COLUMN "consentWords" text CHECK (length("consentWords") <= 500);
ALTER TABLE "account" ADD COLUMN "shareConsentOn" date;
ALTER TABLE "account" ADD COLUMN "shareConsentSource" text CHECK (length("shareConsentSource") <= 200);
ALTER TABLE "account" ADD COLUMN "shareConsentWords" text CHECK (length("shareConsentWords") <= 500);
ALTER TABLE "account" ADD COLUMN "shareConsentWithdrawnOn" date;

-- A withdrawal stays one of mailings, too: nobody is written to again because of this.
UPDATE "account" a SET "answerConsentOn" = a."consentOn", "answerConsentSource" = a."consentSource",
  "answerConsentWords" = (
    SELECT left(e."consent", 500) FROM "enquiry" e JOIN "lead" l ON l."id" = e."leadId"
    WHERE l."accountId" = a."id" ORDER BY e."sentOn", e."id" LIMIT 1
  ),
  "consentOn" = NULL, "consentSource" = NULL
WHERE a."consentOn" IS NOT NULL AND (
  a."consentSource" IN ('Website form', 'Φόρμα ιστότοπου', 'Форма на сайте')
  OR a."consentSource" IN (SELECT s."name" FROM "siteSource" o JOIN "account" s ON s."id" = o."accountId")
);
