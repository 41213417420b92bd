-- The beginning that a word keeps in all its cases, of words that were folded: 'kalamarias', 'kalamarii' and
-- 'kalamario' are all 'kalamar'. What would become too short to say anything stays as it is.
-- requires: fold.sql
-- version: 1
-- kept in: matchPlace ("name")
CREATE OR REPLACE FUNCTION "matchStem"(text) RETURNS text LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(fold($1), '(?<=[a-z0-9]{4})[aio]+([snkm]|mi)?\M', '', 'g');
