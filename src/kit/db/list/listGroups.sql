-- Groups of adjacent rows of an order, for "keptOrder": the number of a value's group, and the lowest value of a group (null after
-- the last one). Group numbers never fall while the value rises; the size of groups only matters for speed.
-- version: 1
-- kept in: "listChange" ("group"). A change of the results needs a migration that requires this file and calls "keepTotals" for the
-- tables of "keptOrder".

CREATE OR REPLACE FUNCTION groupOfNumber(integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN $1 / 1000;
CREATE OR REPLACE FUNCTION lowestNumber("group" integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN "group" * 1000;

-- A week, so that repeated saves change the group only once.
CREATE OR REPLACE FUNCTION groupOfInstant(timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (($1 AT TIME ZONE 'UTC')::date - '0001-01-01'::date) / 7;
CREATE OR REPLACE FUNCTION lowestInstant("group" integer) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ('0001-01-01'::date + "group" * 7)::timestamp AT TIME ZONE 'UTC';

-- Pairs of letters of our scripts in the sort order of names: every name sorts between two of them.
CREATE OR REPLACE FUNCTION namesBetween() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg("begins" ORDER BY "begins" COLLATE "und-x-icu") FROM (
    SELECT DISTINCT "first" || "second" AS "begins"
    FROM unnest(ARRAY['abcdefghijklmnopqrstuvwxyz', 'αβγδεζηθικλμνξοπρστυφχψω', 'абвгдежзийклмнопрстуфхцчшщъыьэюя']) AS "letters",
      unnest(string_to_array("letters", NULL)) AS "first", unnest(array_prepend('', string_to_array("letters", NULL))) AS "second"
  ) AS "pair"
$$;
-- In PL/pgSQL, which caches the array.
CREATE OR REPLACE FUNCTION groupOfName(text) RETURNS integer LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN width_bucket($1 COLLATE "und-x-icu", namesBetween());
END $$;
CREATE OR REPLACE FUNCTION lowestName("group" integer) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN "group" <= 0 THEN '' ELSE (namesBetween())["group"] END;
END $$;
