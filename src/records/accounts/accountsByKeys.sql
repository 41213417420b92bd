-- Accounts that share a key with a file (identityKeys), each with all of its keys.
-- requires: accounts.tables.sql
-- version: 1

-- By the index of keys alone: for the sake of the limit the planner would read the table from its beginning, or another index. A key
-- that more than twenty have, as the office's own phone, tells nobody apart.
CREATE OR REPLACE FUNCTION accountsByKeys(text[]) RETURNS TABLE ("id" integer, "keys" text[])
LANGUAGE SQL STABLE
SET enable_seqscan = off
SET enable_indexscan = off
SET enable_indexonlyscan = off
AS $$
  SELECT DISTINCT ON ("same"."id") "same"."id", "same"."keys"
  FROM unnest($1) AS "key", LATERAL (
    SELECT "account"."id", identityKeys("lastName", "firstName", "nameLocal", "nameEng", "email", "phone", "taxNumber") AS "keys" FROM "account"
    WHERE identityKeys("lastName", "firstName", "nameLocal", "nameEng", "email", "phone", "taxNumber") @> ARRAY["key"] AND "deletedOn" IS NULL
    LIMIT 20
  ) AS "same"
$$;
