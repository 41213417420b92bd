-- A choice that is offered no more, and stays what records say that have it.
ALTER TABLE "selectOption" ADD COLUMN "retired" boolean NOT NULL DEFAULT false;
