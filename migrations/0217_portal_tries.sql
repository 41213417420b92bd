-- Which server makes a feed is kept as for other long work, and its tries are counted.
ALTER TABLE "portal" DROP COLUMN "makingId", DROP COLUMN "makingTill",
  ADD COLUMN "workerId" text, ADD COLUMN "workerUntil" timestamptz, ADD COLUMN "tries" integer NOT NULL DEFAULT 0;
