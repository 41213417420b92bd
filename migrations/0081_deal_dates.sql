-- Deals that are filtered are counted in one of these alone: a filter names one of the two dates as a rule, and the
-- other columns in it are read beside them. How types and stages are spread is told, as of coalesce(...) nothing is
-- known from the columns.

DROP INDEX "dealEnd", "dealDeposit";
CREATE INDEX "dealEnd" ON "deal" ("endDate", "id") INCLUDE ("dateOfDeposit", "dealType", "dealStage")
  WHERE "deletedOn" IS NULL;
CREATE INDEX "dealDeposit" ON "deal" ("dateOfDeposit", "id") INCLUDE ("endDate", "dealType", "dealStage")
  WHERE "deletedOn" IS NULL;
CREATE STATISTICS "dealTypeSpread" ON (coalesce("dealType", 0)) FROM "deal";
CREATE STATISTICS "dealStageSpread" ON (coalesce("dealStage", 0)) FROM "deal";
ANALYZE "deal";
