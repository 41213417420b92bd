-- The first numbers of accounts are kept by triggers that fire once per statement: the functions and the trigger that these
-- replace are dropped. Stored values stay as they are, because what the functions compute did not change.
-- requires: keepFirstNumbers.sql
DROP TRIGGER IF EXISTS "keepFirstNumbersOfLink" ON "objectAccount";
DROP FUNCTION IF EXISTS "keepFirstNumbersOfLink"();
DROP FUNCTION IF EXISTS "keepFirstNumbersOf"(integer);
DROP FUNCTION IF EXISTS "firstNumbersOf"(integer);
