-- The share of its price that the agency is paid for a deal; null where "comission" is an amount of its own.
ALTER TABLE "deal" ADD COLUMN "comissionPercent" numeric(6, 3) CHECK ("comissionPercent" BETWEEN 0 AND 100);
