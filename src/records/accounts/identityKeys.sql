-- Keys that identify a person or company in an import: e-mails, phones, tax number and name, in normalized form.
-- requires: fold.sql letters.tables.sql taxNumbers.sql
-- version: 1
-- kept in: the index "accountIdentity" (identityKeys). A change of its results needs a migration that requires this file and
-- rebuilds the index: REINDEX INDEX "accountIdentity".

-- identityKeys('Παπαδόπουλος', 'Γιώργος', NULL, NULL, 'a@b.gr;c@d.gr', '+30 697 1234567', 'EL 098765432')
--   = {e:a@b.gr, e:c@d.gr, p:6971234567, t:098765432, n:papadopolos giorgos}
-- Phones are compared by their last ten digits, so that +30, 0030 and no country code are the same; numbers of fewer than seven
-- digits are ignored. A name is a key only if it has two words or is a company's.
-- Computed for every account when it is saved, so it is a single expression without a query, which folds each name once;
-- substring returns NULL where the pattern does not match.
CREATE OR REPLACE FUNCTION identityKeys(
  lastName text, firstName text, nameLocal text, nameEng text, email text, phone text, taxNumber text
) RETURNS text[]
LANGUAGE SQL IMMUTABLE PARALLEL SAFE
RETURN array_remove(
  -- Each e-mail between semicolons.
  string_to_array(
    CASE WHEN strpos(email, '@') > 0
      THEN 'e:' || regexp_replace(btrim(lower(email COLLATE "letters")), '\s*;\s*', ';e:', 'g') END, ';') ||
  -- Each number between spaces that is long enough, cut to its last ten digits.
  string_to_array(
    replace(regexp_replace(regexp_replace(' ' || foldDigits(phone),
      ' [0-9]{0,6}(?![0-9])', '', 'g'), ' [0-9]*([0-9]{10})(?![0-9])', ' \1', 'g'), ' ', ';p:'), ';', '') ||
  ARRAY[
    substring('t:' || taxKey(taxNumber) FROM '^.*[0-9]{5}.*$'),
    substring('n:' || fold(lastName || ' ' || firstName) FROM '^n:.* .*$'),
    substring('n:' || fold(nameLocal) FROM '^n:.{3,}$'),
    substring('n:' || fold(nameEng) FROM '^n:.{3,}$')
  ], NULL);
