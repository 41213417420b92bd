-- Folds texts for search: loose phonetic keys of names, and the digits of phones.
-- requires: letters.tables.sql
-- version: 4
-- kept in: account ("searchName", "searchLastName", "searchPhone", "accountSample"), object ("searchTitle"),
-- lead ("searchText", "searchLastName"), deal ("searchLastNames"), place ("searchName"), activity ("searchText"),
-- alert ("searchText"). A change of the results needs a migration that requires this file and writes these columns again, as in
-- UPDATE "account" SET "lastName" = "lastName", "phone" = "phone".

-- fold('Παπαδόπουλος') = fold('PAPADOPOULOS') = fold('Пападопулос') = 'papadopolos'.
-- The result has a-z, 0-9 and single spaces only. It is searched, never shown. Letters that are written for one another become one
-- letter (e i y η υ ы: i, o u w ω у: o, b v f β φ: v, k c h κ χ ч: k), so that the beginning of a word folds to the beginning of
-- the folded word in every script. If a word is cut inside a digraph, foldReadings returns the other reading.
-- One nested expression, so that PostgreSQL inlines it: read it from the inside out.
CREATE OR REPLACE FUNCTION fold(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN
  btrim(
  -- Words that begin with μπ and ντ begin with b and d.
  replace(replace(replace(replace(' ' ||
  regexp_replace(
  -- Repeated letters become one. Back references would take four times as long.
  regexp_replace(regexp_replace(
  -- γγ, γκ, ng, ngk and gh become g.
  regexp_replace(
  -- Lambros equals Lampros, Kondos equals Kontos.
  replace(replace(replace(
  -- One letter per sound; apostrophes and silent signs are removed.
  translate(
  -- Letters with two sounds. X is the Greek χ before r, l, m and n (Xristos), else ks.
  replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(
  -- ου is one vowel; u after a or e is v (Paul, Παύλος; Eugenia, Ευγενία; Naumov, Наумов, Ναούμ).
  regexp_replace(replace(replace(
  -- Removes diacritics: tonos, dialytika, those of й and ё. Unifies the e and the u of all scripts.
  translate(
    lower(normalize($1, NFD) collate "letters"),
    'eеэ' || 'у' || U&'\0301\0308\0306\0300\0302\0303\0304\0307\030A\030B\030C\0313\0314\0323\0326\0327\0328\0342\0345'
      || U&'\0309\030F\0311\031B\0324\0325\032D\032E\0330\0331',
    'εεε' || 'u'),
  'ου', 'u'), 'ou', 'u'),
  '([aαаεη])[uυ]', '\1v', 'g'),
  'th', 't'), 'sh', 's'), 'zh', 'z'), 'dh', 'd'), 'ph', 'f'),
  'xr', 'kr'), 'xl', 'kl'), 'xm', 'km'), 'xn', 'kn'), 'x', 'ks'),
  'ξ', 'ks'), 'ψ', 'ps'), 'щ', 'sk'), 'ц', 'ts'), 'ю', 'io'), 'я', 'ia'),
    'αаəә' || 'εηιυиыiyjіјєæœı' || 'οωоuwøөүұ' || 'βφвфf' || 'б' || 'κχкхчchqћħқһҳ' || 'σςсшßѕ' || 'ζзжџҷ' ||
    'τθтþŧ' || 'πп' || 'δдđђð' || 'γгґғ' || 'λлłљ' || 'μм' || 'νнњŋң' || 'ρр' || U&'\2019\0027\2018\02BC\02B9`\00B4\0384ьъ',
    'aaaa' || 'iiiiiiiiiiiiiii' || 'ooooooooo' || 'vvvvv' || 'b' || 'kkkkkkkkkkkkk' || 'ssssss' || 'zzzzz' ||
    'ttttt' || 'pp' || 'ddddd' || 'gggg' || 'llll' || 'mm' || 'nnnnn' || 'rr'),
  'mb', 'mp'), 'b', 'v'), 'nd', 'nt'),
  'n*g([gk]|n+g)*', 'g', 'g'),
  '(a)a+|(i)i+|(o)o+|(k)k+|(s)s+|(n)n+|(l)l+', '\1\2\3\4\5\6\7', 'g'),
  '(v)v+|(z)z+|(t)t+|(p)p+|(d)d+|(m)m+|(r)r+', '\1\2\3\4\5\6\7', 'g'),
  '[^a-z0-9]+', ' ', 'g'),
  ' mp', ' v'), ' vv', ' v'), ' nt', ' d'), ' dd', ' d'));

-- The digits of a list of phone numbers, separated by spaces:
-- '+30 2310 123-456; 0030 694 1234567' gives '302310123456 306941234567'.
-- The domestic prefix 8 of Russian numbers becomes the country code 7. Extensions are left out, as in phoneExtension.ts:
-- '2310 550111 εσωτ. 23' gives '2310550111'.
CREATE OR REPLACE FUNCTION foldDigits(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN
  regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(
    CASE WHEN $1 ~ '[^-+()0-9;,/. ]' THEN regexp_replace(lower($1 COLLATE "letters"),
      '(?<![a-zά-ώа-яё])(ext(ension|n)?|x|durchwahl|dw|εσωτ[ά-ώ]*|εσ|es[ow]t[a-z]*|доб[а-яё]*|вн[а-яё]*|#)[.:=]?\s*[0-9]{1,6}(?![\s.-]*[0-9])',
      ' ', 'g') ELSE $1 END,
    '[^0-9;,/\n]+', '', 'g'), '[;,/\n]+', ' ', 'g')),
  '(^| )00', '\1', 'g'),
  '(^| )8([0-9]{10})(?![0-9])', '\17\2', 'g');

-- Replaces Latin letters and digits by the Greek letters that they look like, as typed without a Greek keyboard: '3an8h' is
-- 'ξανθη'. A digit counts as a letter only next to a letter. Other scripts stay.
CREATE OR REPLACE FUNCTION lookLetters(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  regexp_replace(regexp_replace(regexp_replace(lower($1 COLLATE "letters"),
    '(?<=[a-z])[89]|[89](?=[a-z])', 'q', 'g'), '(?<=[a-z])3|3(?=[a-z])', 'j', 'g'), '(?<=[a-z])4|4(?=[a-z])', 'ψ', 'g'),
  'abgdezhqiklmnjoprstyufxwv', 'αβγδεζηθικλμνξοπρστυυφχωβ');

-- The text without titles before a name, in three languages and some of Western Europe: 'Mr Fraser', 'του κ. Οικονόμου', 'г-жа
-- Иванова'. Nothing else is in a title's place in a name, but a letter may be one: a search by name looks for the whole text first.
CREATE OR REPLACE FUNCTION withoutTitles(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN substr($1, 1 + length(coalesce(substring(lower($1 COLLATE "letters") FROM '^\s*(?:'
  || '(?:(?:the|ο|η|οι|του|τη[νςσ]?|τον?|των|τους|στον?|στην?) +)?'
  || '(?:mr|mrs|ms|miss|mx|dr|prof|professor|doctor|sir|madam|rev|messrs|herrn?|frau|m|mm|mme|mlle|monsieur|madame|sig|sig\.ra|signora?|sra?|kyrios|kyria|kos|ka'
  || '|κ|κκ|κο[ςσ]|κου|κον|κα[ςσν]?|δι[ςσ]|δίδα|δρ|καθ|κ[υύ]ρ[ιί](?:ο[ςσ]?|ον|ου|ε|οι|α[ςσν]?|ες|ων)'
  || '|г-?н[ауе]?|г-?ном|г-?ж[аеиу]|г-?жой|гг|г|д-?ра?|доктор|проф|господин[ау]?|господину|госпож[аеиу]|госпожой)'
  || '(?:\.\s*|\s+))+(?=[^\s.])'), '')));

-- The folded readings of an unfinished word: 'Evan' is 'ivan' and, as a beginning of Evangelia, 'ivag'; likewise 'Step' of
-- Stephanie and 'Ανδρεο' of Ανδρέου; from three letters on 'xalk' is also 'kalk' of Χαλκιδική. Empty if nothing can be folded.
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

-- LIKE patterns, one of which a folded text must match to contain the typed text:
--   SELECT … WHERE "searchName" LIKE ANY (foldPatterns('παπαδ'))
-- One or two letters only match the beginning of a word, where an index can find them.
CREATE OR REPLACE FUNCTION foldPatterns(text) RETURNS text[]
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT coalesce(array_agg(DISTINCT pattern), '{}')
  FROM unnest(foldReadings(withoutTitles($1))) AS reading, unnest(
    CASE WHEN length(reading) > 2 THEN ARRAY['%' || reading || '%'] ELSE ARRAY[reading || '%', '% ' || reading || '%'] END
  ) AS pattern
);
