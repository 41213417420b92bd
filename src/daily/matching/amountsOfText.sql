-- Reads numbers of bedrooms, areas, prices, floors and years of construction from a text, and which of them are limits: 'not less
-- than 70 m²', '2+ bedrooms', 'до 180 тыс', 'από 3ο όροφο', 'built after 2010'.
-- version: 3
-- kept in: leadWish ("bedrooms", "area", "lotArea", "price", "floor", "year" and their bounds)

-- The sign of a word about amounts: one capital letter per meaning in "matchWord".
CREATE OR REPLACE FUNCTION "amountSign"("means" text, "value" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE "means" WHEN 'number' THEN "value" WHEN 'bedroomCount' THEN ("value"::integer + 1) || ' R'
    WHEN 'atLeast' THEN 'L' WHEN 'from' THEN '>' WHEN 'moreThan' THEN 'H' WHEN 'atMost' THEN 'U' WHEN 'upTo' THEN '<'
    WHEN 'lessThan' THEN 'K' WHEN 'about' THEN 'A' WHEN 'orMore' THEN 'P' WHEN 'orLess' THEN 'Q' WHEN 'and' THEN 'N'
    WHEN 'or' THEN 'O' WHEN 'filler' THEN 'F' WHEN 'size' THEN 'I'
    WHEN 'plot' THEN 'G' WHEN 'balcony' THEN 'X' WHEN 'garden' THEN 'Y' WHEN 'bedrooms' THEN 'B' WHEN 'rooms' THEN 'R'
    WHEN 'squareMetre' THEN 'M' WHEN 'stremma' THEN 'S' WHEN 'sotka' THEN 'T' WHEN 'hectare' THEN 'E'
    WHEN 'euro' THEN '€' WHEN 'thousand' THEN '₭' WHEN 'million' THEN '₥' WHEN 'floor' THEN '#' WHEN 'ground' THEN '0 #'
    WHEN 'aboveGround' THEN '> 1 #' WHEN 'built' THEN '@' WHEN 'notOlder' THEN '@ L' END
$$;

-- Replaces these words by their signs, and keeps numbers and other words: 'At least two bedrooms, 70 m²' is
-- ' L 2 B Z 70 M '. PostgreSQL caches 32 compiled regular expressions, and compiling takes longer than matching: those of a wish
-- stay below that; rare words are searched for before.
CREATE OR REPLACE FUNCTION "amountWords"("said" text) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Removes accents; 'm²' becomes 'm2', a narrow space a space. Then encodes punctuation as words that fold() keeps.
  t text := translate(lower(normalize(replace("said", '½', ',5'), NFKD)), U&'\2010\2011\2013\2014\2212\0301\0308', '-----');
  w record;
BEGIN
  -- A budget of 75-95k has two ends; 'с 1 по 3 этаж'; '3ος και πάνω' is a floor.
  IF t LIKE ANY (ARRAY['%budget%', '%προυπολογισμ%', '%бюджет%']) THEN
    t := regexp_replace(t, '\m(?:budget|προυπολογισμ\w*|бюджет\w*)\M[: ]*(?=[€ ]*[0-9][0-9., ]*[kкκ]? ?-)', ' ', 'g');
  END IF;
  IF t LIKE '% по %' THEN t := regexp_replace(t, '\mсо? ([0-9]+)(-?го)? по ([0-9]+)', 'от \1 до \3', 'g'); END IF;
  IF t LIKE ANY (ARRAY['%πανω%', '%ανω%', '% up%', '%above%', '%higher%', '%выше%']) THEN
    t := regexp_replace(t, '(?<![0-9.,])([0-9]{1,2}) ?-?(?:ος|ου|ο|rd|nd|th|st|й)(?= (?:και|κι|ή|η|and|or|и|или) (?:πανω|ανω|up|above|higher|выше)\M)(?! (?:και|κι) (?:πανω|ανω) οροφ)', '\1 floor', 'g');
  END IF;
  IF t LIKE ANY (ARRAY['%plus %', '%плюс %']) THEN t := regexp_replace(t, '\m(?:plus|плюс) +(?=[[:alpha:]])', ', ', 'g'); END IF;
  -- '1.200', '1 200', '1,5', '70m2', '2/3', '70+'; a full stop, unlike the dot of an abbreviation.
  t := regexp_replace(t, '(?<![[:alnum:].,])(\d{1,3})[., ''](\d{3})(?:[., ''](\d{3}))?(?!\d)', '\1\2\3', 'g');
  t := regexp_replace(t, '(\d)([[:alpha:]])', '\1 \2', 'g');
  t := regexp_replace(t, '(?<![[:alnum:].,])(\d+)[.,](\d{1,2})(?![\d.])', '\1t\2', 'g');
  IF position('+' IN t) > 0 THEN t := regexp_replace(t, '([[:alnum:].] ?)\+(?= *(?:[,.;)]|$|[[:alpha:]]))', '\1 p0 ', 'g'); END IF;
  t := regexp_replace(t, '([[:alpha:]]{5})\.(?=\s|$)|[,;)!?\n\r]', '\1 z0 ', 'g');
  IF t LIKE ANY (ARRAY['%/%', '%-%', '%..%']) THEN t := regexp_replace(t, '(\d ?)/(?= ?\d)|-|\.{2,}', '\1 d0 ', 'g'); END IF;
  t := regexp_replace(t || ' ', '\s+', '  ', 'g');
  -- '200к', but not '2-к кв'.
  IF position(' к ' IN t) > 0 THEN t := regexp_replace(t, ' к (?! *кв)', ' t0 ', 'g'); END IF;
  FOR w IN SELECT * FROM (VALUES (1, '≥', '  l0  '), (2, '>=', '  l0  '), (3, '>', '  g0  '), (4, '≤', '  o0  '), (5, '<=', '  o0  '),
    (6, '<', '  v0  '), (7, '~', '  a0  '), (8, '≈', '  a0  '), (9, '+', '  n0  '), (10, '&', '  n0  '), (10, '€', '  s0  '),
    (10, ' k ', ' t0 '), (10, ' κ ', ' t0 '), (10, ' εκ ', ' m0 '), (10, ' εκ. ', ' m0 '),
    (10, ' тыс ', ' t0 '), (10, ' тыс. ', ' t0 '), (10, ' tys ', ' t0 '), (11, ' up  to ', ' o0 '), (11, ' not  below ', ' l0 '),
    -- 'below' sounds like a case of the Russian villa.
    (12, ' below ', ' v0 '),
    -- Before folding makes them equal to Greek words: 'two' and 'to' to 'το', 'four' to 'for', 'ten' to 'την'.
    (12, ' to ', ' r0 '), (13, ' one ', ' 1 '), (14, ' two ', ' 2 '), (15, ' three ', ' 3 '), (16, ' four ', ' 4 '),
    (17, ' five ', ' 5 '), (18, ' six ', ' 6 '), (19, ' seven ', ' 7 '), (20, ' eight ', ' 8 '), (21, ' nine ', ' 9 '), (22, ' ten ', ' 10 ')
    ) AS s ("at", "is", "as") ORDER BY "at"
  LOOP
    t := replace('  ' || t || '  ', w."is", w."as");
  END LOOP;
  t := regexp_replace('  ' || replace(coalesce(fold(t), ''), ' ', '  ') || '  ', ' (\d+)t(\d+) ', ' \1.\2 ', 'g');

  -- Phrases, the longest first; each word has a space on both sides.
  FOR w IN SELECT DISTINCT ON (length("word"), "word") replace("word", ' ', '  ') AS "word", "sign"
    FROM "matchWord" WHERE "word" LIKE '% %' AND "sign" IS NOT NULL
      AND position(' ' || replace("word", ' ', '  ') || ' ' IN t) > 0
    ORDER BY length("word") DESC, "word", "means"
  LOOP
    t := replace(t, ' ' || w."word" || ' ', ' ' || w."sign" || ' ');
  END LOOP;
  -- A word that is not "whole" matches every word that begins with it; the longest match wins.
  RETURN (
    SELECT ' ' || coalesce(string_agg(coalesce(p."sign", m."sign", t."token"), ' ' ORDER BY t."at"), '') || ' '
    FROM unnest(string_to_array(t, ' ')) WITH ORDINALITY AS t ("token", "at")
    LEFT JOIN (VALUES ('l0', '>'), ('g0', 'H'), ('o0', '<'), ('v0', 'K'), ('a0', 'A'), ('p0', 'P'), ('n0', 'N'), ('r0', 'C'), ('z0', 'Z'),
      ('d0', 'D'), ('s0', '€'), ('t0', '₭'), ('m0', '₥')) AS p ("token", "sign") ON p."token" = t."token"
    LEFT JOIN LATERAL (
      SELECT s."sign" FROM "matchWord" s
      WHERE s."word" = ANY (ARRAY(SELECT left(t."token", n) FROM generate_series(1, length(t."token")) AS n)) AND s."sign" IS NOT NULL
        AND (s."word" = t."token" OR NOT (s."whole" OR s."means" = 'number'))
      ORDER BY length(s."word") DESC, s."whole" DESC, s."means" LIMIT 1
    ) AS m ON t."token" COLLATE "C" BETWEEN 'a' AND 'zz' AND p."sign" IS NULL
    WHERE t."token" <> '');
END $$;

-- Marks what each amount measures: the plot if a word for plot is next to it, nothing if it is a balcony or a garden.
-- Ranges get one unit ('70 M U 90 M' becomes '70 U 90 M'), and 'at least' carries on over 'and'.
CREATE OR REPLACE FUNCTION "amountsInPlace"("words" text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  t text := "words";
  n text := '[0-9]+(?:\.[0-9]+)?';
BEGIN
  IF t LIKE ANY (ARRAY['%€%', '%₭%', '%₥%', '%<%', '%U%', '%K%', '%000%']) THEN
    -- '180 k €' and '€ 180 k' are '180 ₭'; a number of five digits, or of three after 'up to', is a price if nothing else is said.
    t := replace(replace(t, '₭ €', '₭'), '₥ €', '₥');
    IF position(' € ' IN t) > 0 THEN
      t := regexp_replace(t, ' € (' || n || ' [₭₥])(?= )', ' \1', 'g');
      t := regexp_replace(t, '(?<![0-9₭₥P]) € (' || n || ')(?= )(?! €)', ' \1 €', 'g');
    END IF;
    t := regexp_replace(t, ' ([0-9]{5,}|(?<=[<UK] |[<UK] F )(?!19[0-9]{2} |20[0-9]{2} )[0-9]{3,4})(?= )'
      || '(?! (?:P )?(?:[DO<UCN] (?:F )*[0-9.]+ )?(?:[DFP] )*[BRMSTEGI€₭₥#])(?! mit)', ' \1 €', 'g');
  END IF;
  IF position('#' IN t) > 0 THEN
    t := regexp_replace(t, ' ([0-9]+) F(?= [DO<UCP])', ' \1', 'g');
  END IF;
  t := regexp_replace(t, ' (' || n || ')(?: D)?(?: F)? ([BRMSTE€₭₥#@])(?= )', ' \1 \2', 'g');
  t := regexp_replace(t, ' (' || n || ')(?: D)? [a-z]+ ([BR])(?= )', ' \1 \2', 'g');
  -- 'от 50 метров' means square metres, unless it is a distance to something.
  IF position('mitr' IN t) > 0 THEN
    t := regexp_replace(t, '( [L>H](?: F)* ' || n || ') mitr(?:ov|a)(?! [<>F])(?= )', '\1 M', 'g');
  END IF;
  t := regexp_replace(t, ' (' || n || ')(?: [PD])*? ([BRMST€₭₥#])((?: D)? [DO<UC]|(?: F)* N)((?: F)*) (' || n || ')(?: D)? \2(?= )', ' \1\3\4 \5 \2', 'g');
  -- 'At least 2 bedrooms, at most 3'.
  IF position('B' IN t) > 0 OR position('R' IN t) > 0 THEN
    t := regexp_replace(t, '( ' || n || '(?: D)? ([BR])(?: Z| N)? [<>LHUK] ' || n || ')(?= Z| $)', '\1 \2', 'g');
  END IF;
  IF position('G' IN t) > 0 THEN
    t := regexp_replace(t, ' G(?: F)* I(?= )| I(?: F)* G(?= )', ' J', 'g');
    t := regexp_replace(t, '( [GJ](?: [<>LHUKAFID]| [a-z]+){0,4} ' || n || '(?: P)?(?: [DO<UCN] ' || n || ')?(?: P)?) M(?= )', '\1 V', 'g');
    t := regexp_replace(t, ' M((?: F)? G)(?= )', ' V\1', 'g');
  END IF;
  IF position('X' IN t) > 0 OR position('Y' IN t) > 0 THEN
    t := regexp_replace(t, '( X(?: [<>LHUKAFID]){0,4} (?:[1-3]?[0-9])(?:\.[0-9]+)?(?: P)?) M(?= )', '\1 W', 'g');
    t := regexp_replace(t, '( Y(?: [<>LHUKAFID]){0,4} ' || n || '(?: P)?) M(?= )', '\1 W', 'g');
    t := regexp_replace(t, '( M .* ' || n || ') M((?: F)? [XY])(?= )', '\1 W\2', 'g');
  END IF;
  IF position('N' IN t) = 0 THEN RETURN t; END IF;
  RETURN regexp_replace(t, '( [L>](?: [FI])* ' || n || '(?: D)? [BRMSTEV]) N((?: [FI])*) (' || n || ' [BRMSTEV])(?= )', '\1 N\2 L \3', 'g');
END $$;

-- The amounts and limits of a text. Of several ranges the widest counts, so that no matching home is lost. "rooms" include the
-- living room, as is usual in the trade; bedrooms are one less.
CREATE OR REPLACE FUNCTION "amountsSaid"("said" text) RETURNS TABLE (
  "bedrooms" integer, "bedroomsMin" integer, "bedroomsMax" integer,
  "area" integer, "areaMin" numeric, "areaMax" numeric,
  "lotArea" numeric, "lotAreaMin" numeric, "lotAreaMax" numeric,
  "priceMin" numeric, "priceMax" numeric, "rentMin" numeric, "rentMax" numeric, "floorMin" integer, "floorMax" integer, "yearMin" integer, "yearMax" integer
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  n text := '([0-9]+(?:\.[0-9]+)?)';
  -- '(not less than) 70 (or more) (to 90) (or more) m² (or more)', and 'bedrooms: (at least) 2 (to 3) (or more)'.
  "before" text := '(?:([<>LHUKA])(?: [<>LHUKA]| [FI])* )?' || n || '(?: ([PQ]))?(?:(?: D)? ([DO<UCN])(?: F)* ' || n || ')?(?: ([PQ]))?(?: D)? '
    || '([BRMSTEVW€₭₥#@])(?= )(?:(?: [a-z]+)? ([PQ])| ([LU])(?!(?: [<>LHUKAFI])* [0-9]))?';
  "after" text := '(?:([<>LHUKA])(?: F)* )?([BRIJ#@])(?: [FD])*(?: ([<>LHUKA])(?: F)*)? ' || n || '(?:(?: D)? ([DO<UCN]) ' || n || ')?(?: ([PQ]))?'
    || '(?= )(?!(?: [PQD])* [BRMSTEVW€₭₥#0-9])';
BEGIN
  RETURN QUERY
  WITH "found" AS (
    SELECT coalesce(m[1], m[10], m[12]) AS "bound", coalesce(m[2], m[13])::numeric AS "first", coalesce(m[4], m[14]) AS "join",
      coalesce(m[5], m[15])::numeric AS "second", coalesce(m[3], m[6], m[8], m[9], m[16]) AS "behind", coalesce(m[7], m[11]) AS "unit"
    FROM regexp_matches("amountsInPlace"("amountWords"("said")), '(?:' || "before" || ')|(?:' || "after" || ')', 'g') AS m
    -- 'Area 24' without a unit may mean anything.
    WHERE m[11] IS DISTINCT FROM 'I' OR coalesce(m[10], m[12], m[15], m[16]) IS NOT NULL
  ), "ranges" AS (
    -- Numbers far apart are no range: in 'from 150000 up to 90 m²' only the second is an area.
    SELECT *, coalesce("first" BETWEEN "second" / 10 AND "second" * 3 OR "unit" = '#' AND "first" < "second", false) AS "isRange"
    FROM "found"
  ), "measured" AS (
    SELECT CASE WHEN "unit" IN ('B', 'R') THEN 'bedrooms' WHEN "unit" IN ('M', 'I') THEN 'area' WHEN "unit" IN ('€', '₭', '₥') THEN CASE WHEN n."high" * f."factor" < 10000 THEN 'rent' ELSE 'price' END
        WHEN "unit" = '#' THEN 'floor' WHEN "unit" = '@' THEN 'year' ELSE 'lotArea' END AS "of",
      CASE WHEN "isRange" AND "join" IN ('D', 'O') AND "bound" IN ('L', 'U', '<') THEN translate("bound", '<', 'U')
        WHEN "isRange" THEN 'range' WHEN "second" IS NOT NULL THEN CASE WHEN "join" IN ('U', '<') THEN 'U' END
        WHEN "bound" IN ('L', '>', 'H', 'U', '<', 'K') THEN translate("bound", '<>', 'UL')
        WHEN "behind" IN ('L', 'P') THEN 'L' WHEN "behind" IN ('U', 'Q') THEN 'U' END AS "is",
      n."low" * f."factor" - f."less" AS "low", n."high" * f."factor" - f."less" AS "high",
      CASE WHEN "unit" IN ('B', 'R', '#', '@') THEN 1 ELSE 0 END AS "step"
    FROM "ranges"
    CROSS JOIN LATERAL (SELECT CASE WHEN "isRange" THEN least("first", "second") ELSE coalesce("second", "first") END AS "low",
      CASE WHEN "isRange" THEN greatest("first", "second") ELSE coalesce("second", "first") END AS "high") AS n
    CROSS JOIN LATERAL (SELECT CASE "unit" WHEN 'S' THEN 1000 WHEN 'T' THEN 100 WHEN 'E' THEN 10000 WHEN '₭' THEN 1000
        WHEN '₥' THEN 1000000 ELSE 1 END AS "factor",
      CASE "unit" WHEN 'R' THEN 1 ELSE 0 END AS "less") AS f
    WHERE "unit" <> 'W' AND CASE WHEN "unit" IN ('B', 'R') THEN n."high" <= 20 AND n."low" = trunc(n."low") AND n."high" = trunc(n."high")
      WHEN "unit" = '#' THEN n."high" <= 60 AND n."low" = trunc(n."low") AND n."high" = trunc(n."high")
      WHEN "unit" = '@' THEN n."low" BETWEEN 1900 AND 2100 AND n."high" BETWEEN 1900 AND 2100 AND n."low" = trunc(n."low")
      WHEN "unit" IN ('€', '₭', '₥') THEN n."low" * f."factor" BETWEEN 20 AND 999999999 AND n."high" * f."factor" <= 999999999
      ELSE n."low" * f."factor" >= 5 AND n."high" * f."factor" <= 9999999 END
  ), "each" AS (
    SELECT "of", CASE WHEN "is" IS NULL THEN "low" END AS "wanted",
      CASE "is" WHEN 'L' THEN "low" WHEN 'range' THEN "low" WHEN 'H' THEN "low" + "step" END AS "least",
      CASE "is" WHEN 'U' THEN "high" WHEN 'range' THEN "high" WHEN 'K' THEN "high" - "step" END AS "most"
    FROM "measured"
  ), "widest" AS (
    SELECT "of", min("wanted") FILTER (WHERE "wanted" > 0) AS "wanted",
      CASE WHEN min("least") > 0 THEN least(min("least"), min("wanted")) END AS "least",
      CASE WHEN max("most") > 0 THEN greatest(max("most"), max("wanted")) END AS "most"
    FROM "each" GROUP BY "of"
  ), "sound" AS (
    -- At least 90 and at most 70 was misread.
    SELECT "of", coalesce("wanted", "least", "most") AS "wanted",
      CASE WHEN "least" > "most" THEN NULL ELSE "least" END AS "least", CASE WHEN "least" > "most" THEN NULL ELSE "most" END AS "most"
    FROM "widest"
  ), "paid" AS (
    SELECT "of", "least", CASE WHEN coalesce("least", "most") IS NULL THEN "wanted" ELSE "most" END AS "most" FROM "sound" WHERE "of" IN ('price', 'rent')
  )
  SELECT b."wanted"::integer, b."least"::integer, b."most"::integer,
    a."wanted"::integer, trim_scale(a."least"), trim_scale(a."most"), trim_scale(l."wanted"), trim_scale(l."least"), trim_scale(l."most"),
    -- A price alone is the most that somebody pays. If only a rent is named, it is the price.
    trim_scale(coalesce(p."least", CASE WHEN p."of" IS NULL THEN r."least" END)), trim_scale(coalesce(p."most", CASE WHEN p."of" IS NULL THEN r."most" END)),
    trim_scale(r."least"), trim_scale(r."most"),
    f."least"::integer, f."most"::integer, y."least"::integer, y."most"::integer
  FROM (SELECT) AS "one"
  LEFT JOIN "sound" b ON b."of" = 'bedrooms' LEFT JOIN "sound" a ON a."of" = 'area' LEFT JOIN "sound" l ON l."of" = 'lotArea'
  LEFT JOIN "paid" p ON p."of" = 'price' LEFT JOIN "paid" r ON r."of" = 'rent'
  LEFT JOIN "sound" f ON f."of" = 'floor' LEFT JOIN "sound" y ON y."of" = 'year';
END $$;

-- The same without a rent beside a price.
DROP FUNCTION IF EXISTS "amountsOfText"(text);
CREATE FUNCTION "amountsOfText"("said" text) RETURNS TABLE (
  "bedrooms" integer, "bedroomsMin" integer, "bedroomsMax" integer,
  "area" integer, "areaMin" numeric, "areaMax" numeric,
  "lotArea" numeric, "lotAreaMin" numeric, "lotAreaMax" numeric,
  "priceMin" numeric, "priceMax" numeric, "floorMin" integer, "floorMax" integer, "yearMin" integer, "yearMax" integer
) LANGUAGE sql STABLE AS $$
  SELECT "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax",
    "priceMin", "priceMax", "floorMin", "floorMax", "yearMin", "yearMax" FROM "amountsSaid"("said")
$$;
