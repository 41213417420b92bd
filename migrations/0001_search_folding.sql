-- One loose phonetic key for names written in Latin, Greek or Cyrillic letters.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- fold('Παπαδόπουλος') = fold('PAPADOPOULOS') = fold('Пападопулос') = 'papadopolos'.
-- The answer holds only a-z, 0-9 and single blanks; it is searched, never shown.
-- Letters that are written for one another become one letter (e i y ή ы: i, o u ω у: o, b v f φ: v,
-- k ch h χ х ч: k), so the beginning of a word folds to the beginning of the folded word, whatever
-- the script. Where a digraph is cut in two, "foldEndings" gives the other reading.
-- One nested expression, so that PostgreSQL inlines it. Read it from the inside out.
create function fold(text) returns text
language sql immutable strict parallel safe
return
  btrim(
  -- A word that begins with μπ, ντ: b, d.
  replace(replace(replace(replace(' ' ||
  -- Runs of one letter, then blanks.
  regexp_replace(regexp_replace(
  -- γγ, γκ, ng, ngk, gh: g.
  regexp_replace(
  -- Λάμπρος, Lampros, Lambros; Κοντός, Kontos, Kondos.
  replace(replace(replace(
  -- One letter for each sound; marks, apostrophes and signs that have no sound go.
  translate(
  -- Letters that stand for two sounds. X is the Greek χ before r, l, m, n (Xristos), else ks.
  replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
  replace(replace(replace(replace(replace(
  -- ου is one vowel; u after a or e is v (Παύλος, Paul; Ευγενία, Eugenia; Наумов, Naumov, Ναούμ).
  regexp_replace(replace(replace(
  -- Decomposed lower case: tonos, dialytika, й and ё lose their marks below.
  translate(
    lower(normalize($1, NFD) collate pg_c_utf8),
    U&'eеэέуѓ\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0313\0314\031B\0323\0326\0327\0328\0331\0342\0345',
    'εεεεuг'),
  'ου', 'u'), 'ou', 'u'),
  '([aαаεη])[uυ]', '\1v', 'g'),
  'th', 't'), 'sh', 's'), 'zh', 'z'), 'dh', 'd'), 'ph', 'f'),
  'xr', 'kr'), 'xl', 'kl'), 'xm', 'km'), 'xn', 'kn'), 'x', 'ks'),
  'ξ', 'ks'), 'ψ', 'ps'), 'щ', 'sk'), 'ц', 'ts'), 'ю', 'io'), 'я', 'ia'),
  U&'αεοιςσκτνρπλημυωγδβθχφζаоинтрвсклмпдуыбгзчйхжшфіuyfchjqw\0454\0456\0491\00E6\0153\0131\0142\00F8\0111\00DF\0458\0459\045A\045B\0452\045F''`\2019\2018\02BC\02B9\00B4\0384ьъ',
    'aioisskttrplimiogdvtkvzaointrvsklmpdoibgzkikzsviovivkkikoiigiiilodsilnkdz'),
  'mb', 'mp'), 'b', 'v'), 'nd', 'nt'),
  'n*g([gk]|n+g)*', 'g', 'g'),
  '([a-z])\1+', '\1', 'g'),
  '[^a-z0-9]+', ' ', 'g'),
  ' mp', ' v'), ' vv', ' v'), ' nt', ' d'), ' dd', ' d'));
