-- By what a person or company is recognised in a file: e-mails, phones, tax number and name, each in one form however it is written.
-- requires: fold.sql letters.tables.sql taxNumbers.sql
-- version: 1
-- kept in: the index "accountIdentity" (identityKeys). A change of its results needs a migration that requires this file and
-- rebuilds the index: REINDEX INDEX "accountIdentity".

-- identityKeys('Παπαδόπουλος', 'Γιώργος', NULL, NULL, 'a@b.gr;c@d.gr', '+30 697 1234567', 'EL 098765432')
--   = {e:a@b.gr, e:c@d.gr, p:6971234567, t:098765432, n:papadopolos giorgos}
-- Of a phone its last ten digits count, so that +30, 0030 and no country code are the same; numbers of fewer than seven digits say
-- nothing. A name counts only where it has two words, or is a company's.
-- Every account computes it when it is saved. One expression without a query, that folds each name once; substring answers NULL
-- where the pattern does not match.
CREATE OR REPLACE FUNCTION identityKeys(
  lastName text, firstName text, nameLocal text, nameEng text, email text, phone text, taxNumber text
) RETURNS text[]
LANGUAGE SQL IMMUTABLE PARALLEL SAFE
RETURN array_remove(
  -- Each e-mail between semicolons.
  string_to_array(
    CASE WHEN strpos(email, '@') > 0
      THEN 'e:' || regexp_replace(btrim(lower(email COLLATE "letters")), '\s*;\s*', ';e:', 'g') END, ';') ||
  -- Each number between spaces: without those that are too short, the last ten digits of the others.
  string_to_array(
    replace(regexp_replace(regexp_replace(' ' || foldDigits(phone),
      ' [0-9]{0,6}(?![0-9])', '', 'g'), ' [0-9]*([0-9]{10})(?![0-9])', ' \1', 'g'), ' ', ';p:'), ';', '') ||
  ARRAY[
    substring('t:' || taxKey(taxNumber) FROM '^.*[0-9]{5}.*$'),
    substring('n:' || fold(lastName || ' ' || firstName) FROM '^n:.* .*$'),
    substring('n:' || fold(nameLocal) FROM '^n:.{3,}$'),
    substring('n:' || fold(nameEng) FROM '^n:.{3,}$')
  ], NULL);
