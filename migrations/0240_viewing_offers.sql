-- What a client has offered for a property, with the result of its viewing.
ALTER TABLE "viewingResult" ADD COLUMN "offer" numeric(14, 2) CHECK ("offer" > 0); -- in euro
ALTER TABLE "viewingResult" ADD COLUMN "offeredOn" date; -- the day on which this sum was entered
