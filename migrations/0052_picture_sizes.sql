-- How large a picture is in pixels, upright, so that pages keep its place before it has come. 0 for one that
-- nobody can read, null for what is no picture and for what a job has still to measure.
ALTER TABLE "file" ADD COLUMN "width" integer CHECK ("width" >= 0);
ALTER TABLE "file" ADD COLUMN "height" integer CHECK ("height" >= 0);
CREATE INDEX "fileUnmeasured" ON "file" ("id") WHERE "width" IS NULL AND "contentType" LIKE 'image/%';
