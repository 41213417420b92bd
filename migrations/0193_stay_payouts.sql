-- The income with which an owner's share of a stay appears in the statement of the owner's account: one for each stay.
ALTER TABLE "transaction" ADD COLUMN "reservationId" integer REFERENCES "reservation" ("id");
CREATE UNIQUE INDEX "transactionStay" ON "transaction" ("reservationId") WHERE "reservationId" IS NOT NULL AND "deletedOn" IS NULL;
CREATE INDEX "transactionReservation" ON "transaction" ("reservationId") WHERE "reservationId" IS NOT NULL;
