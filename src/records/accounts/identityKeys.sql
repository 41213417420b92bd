-- By what a person or company is recognised in a file: e-mails, phones, tax number and name, each in one form however it is written.
-- requires: fold.sql letters.tables.sql taxNumbers.sql
-- version: 1
-- kept in: the index "accountIdentity" (identityKeys). A change of its results needs a migration that requires this file and
-- rebuilds the index: REINDEX INDEX "accountIdentity".

-- identityKeys('Παπαδόπουλος', 'Γιώργος', NULL, NULL, 'a@b.gr;c@d.gr', '+30 697 1234567', 'EL 098765432')
--   = {e:a@b.gr, e:c@d.gr, p:6971234567, t:098765432, n:papadopolos giorgos}
-- Of a phone its last ten digits count, so that +30, 0030 and no country code are the same; numbers of fewer than seven digits say
-- nothing. A name counts only where it has two words, or is a company's.
CREATE OR REPLACE FUNCTION identityKeys(
  lastName text, firstName text, nameLocal text, nameEng text, email text, phone text, taxNumber text
) RETURNS text[]
LANGUAGE SQL IMMUTABLE PARALLEL SAFE COST 1000
RETURN (
  SELECT coalesce(array_agg(DISTINCT "key"), '{}') FROM (
    SELECT 'e:' || btrim("each") FROM regexp_split_to_table(lower(coalesce(email, '') COLLATE "letters"), ';') AS "each"
    WHERE "each" LIKE '%@%'
    UNION ALL
    SELECT 'p:' || right("each", 10) FROM regexp_split_to_table(foldDigits(coalesce(phone, '')), ' ') AS "each"
    WHERE length("each") >= 7
    UNION ALL
    SELECT 't:' || taxKey(taxNumber) WHERE taxKey(taxNumber) ~ '[0-9]{5}'
    UNION ALL
    SELECT 'n:' || fold(lastName || ' ' || firstName)
    WHERE fold(lastName) <> '' AND fold(firstName) <> ''
    UNION ALL
    SELECT 'n:' || fold("each") FROM unnest(ARRAY[nameLocal, nameEng]) AS "each" WHERE length(fold("each")) >= 3
  ) AS "keys" ("key")
);
