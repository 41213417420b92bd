-- What search compares: loose phonetic keys of names, and the digits of phones.
-- requires: letters.tables.sql
-- version: 2
-- kept in: account ("searchName", "searchLastName", "searchPhone", "accountSample"), object ("searchTitle"),
-- lead ("searchText", "searchLastName"), deal ("searchLastNames"), place ("searchName"), activity ("searchText"),
-- alert ("searchText"). Whoever changes what these functions answer adds a migration that requires this file and
-- writes these anew, as with UPDATE "account" SET "lastName" = "lastName", "phone" = "phone".

-- fold('Παπαδόπουλος') = fold('PAPADOPOULOS') = fold('Пападопулос') = 'papadopolos'.
-- The answer holds a-z, 0-9 and single blanks only. It is searched, never shown.
-- Letters written for one another become one letter (e i y η υ ы: i, o u w ω у: o, b v f β φ: v,
-- k c h κ χ ч: k), in such a way that the beginning of a word folds to the beginning of the folded
-- word, whatever the script. Where the cut goes through a digraph, foldReadings has the other reading.
-- One nested expression, so that PostgreSQL inlines it: read it from the inside out.
CREATE OR REPLACE FUNCTION fold(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN
  btrim(
  -- Words that begin with μπ and ντ begin with b and d.
  replace(replace(replace(replace(' ' ||
  regexp_replace(
  -- A run of one letter is that letter. Back references would take four times as long.
  regexp_replace(regexp_replace(
  -- γγ, γκ, ng, ngk, gh are g.
  regexp_replace(
  -- Lambros is Lampros, Kondos is Kontos.
  replace(replace(replace(
  -- One letter for a sound; apostrophes and signs without a sound go.
  translate(
  -- Letters of two sounds. X is the Greek χ before r, l, m, n (Xristos), else ks.
  replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(
  -- ου is one vowel; u after a or e is v (Paul, Παύλος; Eugenia, Ευγενία; Naumov, Наумов, Ναούμ).
  regexp_replace(replace(replace(
  -- Letters without their marks: tonos, dialytika, and those of й and ё. The e, and the u, of all scripts.
  translate(
    lower(normalize($1, NFD) collate "letters"),
    'eеэ' || 'у' || U&'\0301\0308\0306\0300\0302\0303\0304\0307\030A\030B\030C\0313\0314\0323\0326\0327\0328\0342\0345',
    'εεε' || 'u'),
  'ου', 'u'), 'ou', 'u'),
  '([aαаεη])[uυ]', '\1v', 'g'),
  'th', 't'), 'sh', 's'), 'zh', 'z'), 'dh', 'd'), 'ph', 'f'),
  'xr', 'kr'), 'xl', 'kl'), 'xm', 'km'), 'xn', 'kn'), 'x', 'ks'),
  'ξ', 'ks'), 'ψ', 'ps'), 'щ', 'sk'), 'ц', 'ts'), 'ю', 'io'), 'я', 'ia'),
    'αа' || 'εηιυиыiyjіјєæœı' || 'οωоuwø' || 'βφвфf' || 'б' || 'κχкхчchqћ' || 'σςсшßѕ' || 'ζзжџ' ||
    'τθт' || 'πп' || 'δдđђ' || 'γгґ' || 'λлłљ' || 'μм' || 'νнњ' || 'ρр' || U&'\2019\0027\2018\02BC\02B9`\00B4\0384ьъ',
    'aa' || 'iiiiiiiiiiiiiii' || 'oooooo' || 'vvvvv' || 'b' || 'kkkkkkkkk' || 'ssssss' || 'zzzz' ||
    'ttt' || 'pp' || 'dddd' || 'ggg' || 'llll' || 'mm' || 'nnn' || 'rr'),
  'mb', 'mp'), 'b', 'v'), 'nd', 'nt'),
  'n*g([gk]|n+g)*', 'g', 'g'),
  '(a)a+|(i)i+|(o)o+|(k)k+|(s)s+|(n)n+|(l)l+', '\1\2\3\4\5\6\7', 'g'),
  '(v)v+|(z)z+|(t)t+|(p)p+|(d)d+|(m)m+|(r)r+', '\1\2\3\4\5\6\7', 'g'),
  '[^a-z0-9]+', ' ', 'g'),
  ' mp', ' v'), ' vv', ' v'), ' nt', ' d'), ' dd', ' d'));

-- The numbers of a list of phones, digits only, a blank between two of them:
-- '+30 2310 123-456; 0030 694 1234567' gives '302310123456 306941234567'.
-- The 8 by which Russian numbers are dialled at home is written as the 7 of the country.
CREATE OR REPLACE FUNCTION foldDigits(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN
  regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(
    $1, '[^0-9;,/\n]+', '', 'g'), '[;,/\n]+', ' ', 'g')),
  '(^| )00', '\1', 'g'),
  '(^| )8([0-9]{10})(?![0-9])', '\17\2', 'g');

-- Latin letters as the Greek ones that they look like, for whoever has no Greek keyboard: '3an8h' is 'ξανθη'. A digit is one
-- only beside a letter. What is in another script stays.
CREATE OR REPLACE FUNCTION lookLetters(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  regexp_replace(regexp_replace(regexp_replace(lower($1 COLLATE "letters"),
    '(?<=[a-z])[89]|[89](?=[a-z])', 'q', 'g'), '(?<=[a-z])3|3(?=[a-z])', 'j', 'g'), '(?<=[a-z])4|4(?=[a-z])', 'ψ', 'g'),
  'abgdezhqiklmnjoprstyufxwv', 'αβγδεζηθικλμνξοπρστυυφχωβ');

-- What a person may have begun to write, folded: 'Evan' is 'ivan' and, on the way to Evangelia, 'ivag';
-- likewise 'Step' of Stephanie and 'Ανδρεο' of Ανδρέου; from three letters on 'xalk' is 'kalk' of Χαλκιδική, too. Nothing
-- that folds: no reading.
CREATE OR REPLACE FUNCTION foldReadings(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT reading), '{}')
  FROM (SELECT fold($1) AS key UNION SELECT fold(lookLetters($1)) WHERE length($1) > 2 AND $1 ~ '[A-Za-z]') AS k, unnest(ARRAY[
    key,
    regexp_replace(key, '(..)n$', '\1g'),
    regexp_replace(key, '(..)p$', '\1v'),
    regexp_replace(key, '(.[ai])o$', '\1v')
  ]) AS reading
  WHERE key <> ''
);

-- The LIKE patterns, any of which a folded text must match to hold what a person typed:
--   SELECT … WHERE "searchName" LIKE ANY (foldPatterns('παπαδ'))
-- One or two letters are looked for at the beginning of words only, where an index can find them.
CREATE OR REPLACE FUNCTION foldPatterns(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT pattern), '{}')
  FROM unnest(foldReadings($1)) AS reading, unnest(
    CASE WHEN length(reading) > 2 THEN ARRAY['%' || reading || '%'] ELSE ARRAY[reading || '%', '% ' || reading || '%'] END
  ) AS pattern
);
