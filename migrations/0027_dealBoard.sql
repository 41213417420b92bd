-- The board of deals counts and sums each of its columns from this index alone.
CREATE INDEX "dealBoard" ON "deal" (coalesce("dealStage", 0), "id") INCLUDE ("dealStage", "price", "askingPrice") WHERE "deletedOn" IS NULL;
DROP INDEX "dealStageList";
