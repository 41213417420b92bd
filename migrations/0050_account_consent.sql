-- When somebody agreed to us keeping what we know of them, and how: on the site's form, on paper, by word.

ALTER TABLE "account"
  ADD COLUMN "consentOn" date,
  ADD COLUMN "consentSource" text CHECK (length("consentSource") <= 200);

-- Who has written through the site's form has agreed there.
UPDATE "account" a SET "consentOn" = e."on", "consentSource" = e."source"
FROM (
  SELECT l."accountId", min(q."sentOn" AT TIME ZONE 'Europe/Athens')::date AS "on", min(s."name") AS "source"
  FROM "enquiry" q JOIN "lead" l ON l."id" = q."leadId" LEFT JOIN "account" s ON s."id" = l."source"
  WHERE l."accountId" IS NOT NULL GROUP BY 1
) e
WHERE a."id" = e."accountId" AND a."consentOn" IS NULL;
