-- Tries of an import are counted, so that one that fails again and again ends.
ALTER TABLE "import" ADD COLUMN "tries" integer NOT NULL DEFAULT 0;
