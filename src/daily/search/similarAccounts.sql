-- Accounts that share the tax number (however written), an e-mail, a phone (its last ten digits) or the full name, one row per
-- reason, at most a few for each. "names" are full names: an account's name must have all words of one, in any order and script.
-- version: 2
-- requires: letters.tables.sql taxNumbers.sql
CREATE OR REPLACE FUNCTION similarAccounts("names" text[], "emails" text, "phones" text, "tax" text, "kinds" integer)
RETURNS TABLE ("id" integer, "description" text, "by" text)
LANGUAGE plpgsql STABLE STRICT
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "given" text;
  "words" text[];
  "taxed" integer[] := '{}';
  "addressed" integer[] := '{}';
  "phoned" integer[] := '{}';
  "named" integer[] := '{}';
BEGIN
  "taxed" := ARRAY(
    SELECT t."id" FROM "account" t
    WHERE taxKey(t."taxNumber") = ANY (taxKeys("tax")) AND t."taxNumber" IS NOT NULL AND t."deletedOn" IS NULL LIMIT 20);
  FOREACH "given" IN ARRAY regexp_split_to_array(lower("emails" COLLATE "letters"), '[;,\s]+') LOOP
    CONTINUE WHEN "given" = '';
    "addressed" := "addressed" || accountsAddressed("given", "given", "kinds", 20);
  END LOOP;
  FOREACH "given" IN ARRAY string_to_array(foldDigits("phones"), ' ') LOOP
    CONTINUE WHEN length("given") < 7;
    "phoned" := "phoned" || accountsPhoned('%' || right("given", 10) || '%', "kinds", 20);
  END LOOP;
  FOREACH "given" IN ARRAY "names" LOOP
    "words" := string_to_array(fold("given"), ' ');
    CONTINUE WHEN cardinality("words") = 0;
    "named" := "named" || ARRAY(
      SELECT a."id" FROM "account" a
      WHERE a."id" = ANY (accountsNamed("words", false, "kinds", 200))
        AND "words" <@ string_to_array(a."searchName", ' '));
  END LOOP;

  RETURN QUERY
  SELECT a."id", coalesce(nullif(a."name", ''), nullif(a."email", ''), nullif(a."phone", ''), ''), m."by"
  FROM (
    SELECT unnest("taxed") AS "id", 'taxNumber' AS "by" UNION SELECT unnest("addressed"), 'email'
    UNION SELECT unnest("phoned"), 'phone' UNION SELECT unnest("named"), 'name'
  ) AS m
  JOIN "account" a ON a."id" = m."id"
  WHERE "kinds" = 0 OR NOT a."isEmploye";
END $$;
