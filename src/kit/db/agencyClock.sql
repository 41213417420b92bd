-- The agency's clock, as src/kit/clock.ts tells it outside the database: its local time, and its date. SQL that needs
-- either takes it from here, by hand or through src/kit/db/days.ts.
-- version: 1
-- One expression each, so that the planner puts it in the place of the call.

CREATE OR REPLACE FUNCTION "agencyNow"() RETURNS timestamp LANGUAGE SQL STABLE PARALLEL SAFE
RETURN now() AT TIME ZONE 'Europe/Athens';

CREATE OR REPLACE FUNCTION "agencyToday"() RETURNS date LANGUAGE SQL STABLE PARALLEL SAFE
RETURN (now() AT TIME ZONE 'Europe/Athens')::date;
