-- The stem of a folded word, the same in all grammatical cases: 'kalamarias', 'kalamarii' and 'kalamario' are all 'kalamar'.
-- Words that would become too short stay as they are.
-- requires: fold.sql
-- version: 1
-- kept in: matchPlace ("name")
CREATE OR REPLACE FUNCTION "matchStem"(text) RETURNS text LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(fold($1), '(?<=[a-z0-9]{4})[aio]+([snkm]|mi)?\M', '', 'g');
