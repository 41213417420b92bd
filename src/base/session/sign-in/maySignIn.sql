-- A deleted account may not sign in, nor may an employee who no longer works here.
-- version: 2
-- requires: agencyClock.sql
CREATE OR REPLACE FUNCTION "maySignIn"("deletedOn" timestamptz, "isEmploye" boolean, "endDate" date) RETURNS boolean
LANGUAGE SQL STABLE
RETURN "deletedOn" IS NULL AND NOT ("isEmploye" AND "endDate" IS NOT NULL AND "endDate" < "agencyToday"());
