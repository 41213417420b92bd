-- The agency's local time and date, as in src/kit/clock.ts. Used by .sql files directly and by TypeScript through
-- src/kit/db/days.ts. Single expressions, so that the planner inlines them.
-- version: 1

CREATE OR REPLACE FUNCTION "agencyNow"() RETURNS timestamp LANGUAGE SQL STABLE PARALLEL SAFE
RETURN now() AT TIME ZONE 'Europe/Athens';

CREATE OR REPLACE FUNCTION "agencyToday"() RETURNS date LANGUAGE SQL STABLE PARALLEL SAFE
RETURN (now() AT TIME ZONE 'Europe/Athens')::date;
