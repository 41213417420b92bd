-- Whether single keys do something, for each person: who dictates, or strikes keys by mistake, turns them off.
ALTER TABLE "user" ADD COLUMN "shortcuts" boolean NOT NULL DEFAULT true;
