-- Letters to clients have pictures, a sender by name and a person who is answered.
ALTER TABLE "mailQueue" ADD COLUMN "html" text;
ALTER TABLE "mailQueue" ADD COLUMN "sender" jsonb;
ALTER TABLE "agency" ADD COLUMN "repliesToAgency" boolean NOT NULL DEFAULT false;
