-- Reads a lead's description: types, places, facts and exclusions; amounts and limits are read in their own files.
-- version: 2
-- requires: amountsOfText.sql
-- kept in: leadWish

-- In small letters without accents, letter by letter.
CREATE OR REPLACE FUNCTION "plainText"("said" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT normalize(translate(lower(normalize("said", NFKD)), U&'ς\2013\2014\2212\0301\0308', 'σ---'), NFC)
$$;

-- The places that a text names with a capital letter, in any grammatical case: 'στην Καλαμαριά', 'в Каламарии'. The longest
-- of several names that match wins. In a text without capitals any word may be a place, if its name is not too short.
CREATE OR REPLACE FUNCTION "placesInText"("said" text, "whole" text) RETURNS integer[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (WITH "word" AS MATERIALIZED (
    SELECT "at", m[1] AS "word" FROM regexp_matches("said", '[[:alpha:]''’]+', 'g') WITH ORDINALITY AS r (m, "at")
  ), "begun" AS MATERIALIZED (
    -- The stems of each capitalised word and of the two words after it.
    SELECT w."at", string_to_array("matchStem"(concat_ws(' ', w."word", w2."word", w3."word")), ' ') AS "stems",
      -- The Russian 'в Панораме', 'в Эвосмосе', 'около Полигироса'.
      -- The Greek 'στη Θάσο', too short for a stem.
      CASE WHEN right(w."word", 1) IN ('е', 'а', 'у', 'ы') THEN ARRAY[fold(left(w."word", -1)), "matchStem"(left(w."word", -1))]
        -- 'Район Салоник' has no ending to cut.
        WHEN right(w."word", 1) = ANY (string_to_array('бвгджзклмнпрстфхцчшщ', NULL)) THEN ARRAY[fold(w."word")]
        WHEN right(w."word", 1) IN ('ο', 'ό', 'α', 'ά', 'η', 'ή') THEN ARRAY[fold(w."word" || 'ς')] ELSE '{}' END AS "before"
    FROM "word" w
    LEFT JOIN "word" w2 ON w2."at" = w."at" + 1
    LEFT JOIN "word" w3 ON w3."at" = w."at" + 2
    -- 'Ψάχνουμε' is no Psachna, a Bulgarian no Voulgari.
    WHERE "plainText"(w."word") <> ALL (ARRAY['ψαχνω', 'ψαχνουμε', 'ψαχνει', 'ψαχνουν', 'ψαχνετε', 'ψαχνοντασ', 'κυριοσ', 'κυρια', 'καλοσ', 'καλη',
        'καλεσ', 'καλυτερα', 'χωριο', 'πωλειται', 'βουλγαροσ', 'βουλγαροι', 'βουλγαρων', 'βουλγαρουσ', 'σερβοσ', 'σερβοι', 'σερβων', 'σερβουσ',
        'serbian', 'serbians', 'bulgarian', 'bulgarians', 'nice', 'june', 'five'])
      AND (w."word" <> lower(w."word") OR "whole" = lower("whole") AND length(w."word") >= 5)
  ), "all" AS (
    SELECT DISTINCT ON (b."at") b."at", p."name", length(p."name") - length(replace(p."name", ' ', '')) AS "more"
    FROM "begun" b JOIN "matchPlace" p ON p."name" = ANY (ARRAY[
      b."stems"[1], b."stems"[1] || ' ' || b."stems"[2], b."stems"[1] || ' ' || b."stems"[2] || ' ' || b."stems"[3]] || b."before")
    ORDER BY b."at", length(p."name") DESC
  ), "named" AS (
    -- The second word of Neos Marmaras is no place of its own.
    SELECT a."at", a."name" FROM "all" a
    WHERE NOT EXISTS (SELECT FROM "all" e WHERE e."at" < a."at" AND a."at" <= e."at" + e."more")
  ), "candidate" AS MATERIALIZED (
    -- Found before their names are compared, which takes longer.
    SELECT n."at", p."placeId", w."word", "plainText"(w."word") AS "plain", ARRAY[l."nameEn", l."nameEl", l."nameRu"] || l."aliases" AS "names"
    FROM "named" n JOIN "word" w ON w."at" = n."at"
    CROSS JOIN LATERAL (SELECT p."placeId" FROM "matchPlace" p WHERE p."name" = n."name" OFFSET 0) AS p
    JOIN "place" l ON l."id" = p."placeId"
  ), "like" AS (
    -- Thermi and Thermo share a stem: the name that begins more like the word counts, of equal ones the shorter:
    -- 'Салониках' is no Salonikiou. A Russian word has to begin like the Russian name, because Семья sounds like Symi.
    SELECT p."placeId", c."common", ascii(p."word") BETWEEN 1024 AND 1279 AS "isRussian",
      rank() OVER (PARTITION BY p."at" ORDER BY c."common" DESC, c."isAlias", c."length") AS "rank"
    FROM "candidate" p
    CROSS JOIN LATERAL (
      SELECT i AS "common", k."at" > 3 AS "isAlias", length(k."name") AS "length"
      FROM unnest(p."names") WITH ORDINALITY AS k ("name", "at")
      CROSS JOIN LATERAL (SELECT "plainText"(k."name") AS "plain" OFFSET 0) AS n CROSS JOIN generate_series(0, 20) AS i
      WHERE left(n."plain", i) = left(p."plain", i)
        OR ascii(p."word") < 128 AND i = length(p."word") AND fold(k."name") = fold(p."word") -- 'saloniki'
      ORDER BY 1 DESC, 2, 3 LIMIT 1) AS c
  )
  SELECT (coalesce(array_agg(DISTINCT "placeId"), '{}'))[1:60] FROM "like" WHERE "rank" = 1 AND ("common" >= 3 OR NOT "isRussian"));
END $$;

-- Facts that a folded text names, as bits. The words of a phrase count only as the phrase: a sea view is not the sea.
CREATE OR REPLACE FUNCTION "factsInText"("folded" text) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  t text := "folded";
  bits bigint := 0;
  w record;
  sea CONSTANT bigint := 1 << 1; seafront CONSTANT bigint := 1 << 3;
BEGIN
  FOR w IN SELECT f."bit", m."word", m."whole" FROM "matchWord" m JOIN "matchFact" f ON f."fact" = m."value"
    WHERE m."means" = 'fact' AND t LIKE '% ' || m."word" || CASE WHEN m."whole" THEN ' %' ELSE '%' END
    ORDER BY position(' ' IN m."word") = 0, length(m."word") DESC
  LOOP
    CONTINUE WHEN position(' ' || w."word" || CASE WHEN w."whole" THEN ' ' ELSE '' END IN t) = 0;
    bits := bits | (1::bigint << w."bit");
    IF position(' ' IN w."word") > 0 THEN t := replace(t, ' ' || w."word", ' '); END IF;
  END LOOP;
  RETURN CASE WHEN bits & seafront <> 0 THEN bits & ~sea ELSE bits END;
END $$;

-- Parts of a text that exclude something or call it unnecessary: 'not Kassandra', 'χωρίς πισίνα', 'сад не нужен', 'far from the
-- sea'. Comparisons are neither: 'not less than 90 m²', 'не дальше 500 м'. What follows a missing feature is wanted: 'без
-- мебели в Пилее'. "plain" is the text in lower case, letter by letter; "clause" is the part at that position, "refused" the part of
-- it that names places.
CREATE OR REPLACE FUNCTION "negatedInText"("said" text, "plain" text) RETURNS TABLE ("clause" text, "at" integer, "refused" text, "unneeded" boolean)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- PostgreSQL looks behind from the beginning of a text at each position: what stands before is checked afterwards.
  far CONSTANT text := 'far (?:away )?from|away from|remote from|μακρ[ιυ]α απο|далеко от|подальше от|вдали от|вдалеке от|в стороне от';
  -- 'Not far from', '200 m away from'.
  notFar CONSTANT text := '(?:not|too|very|never|οχι|πολυ|ειναι|не|очень|[0-9] ?(?:m|km|min|metres|meters|minutes|χλμ|μ|λεπτα|м|км|минутах)?) $';
  refuses CONSTANT text := '(?:^|[ (])((?:not|no|nor|without|except(?: for)?|other than|apart from|(?:anything|anywhere|everything|everywhere) but'
    || '|avoid(?:ing)?|(?:do|does)n.t (?:want|like)|οχι|δεν|μη|ουτε|χωρισ|διχωσ|εκτοσ(?: απο)?|πλην|не|ни|без|кроме|нет)|' || far || ') +'
    || '(?!(?:the |a |any |too |very |τ[οαη]υ? |πιο |πολυ |ειναι |очень |слишком )?(?:less|more|fewer|over|under|smaller|bigger|larger|later|older|higher|lower|above|below|far|further|only|just'
    || '|λιγοτερ|περισσοτερ|πανω|κατω|μικροτερ|μεγαλυτερ|παλιοτερ|παλαιοτερ|ψηλοτερ|ψηλα|μακρ|αργοτερ|μονο|μπορ'
    || '|мене|мень|боле|боль|дальш|далек|выше|ниже|старше|позже|раньше|дороже|дешевле|только|мог|подскаж))';
  unneededWords CONSTANT text := '(?:not|n.t) (?:be )?(?:needed|necessar|required|essential|important|need|wanted|have to|care|mind|matter)|no matter|irrelevant'
    || '|no [a-z]+ (?:is )?(?:needed|necessary|required)|δεν (?:ειναι )?(?:απαραιτητ|σημαντικ|χρειαζ|εχει σημασια|(?:μασ|με) (?:νοιαζ|πειραζ|ενδιαφερ))|αδιαφορ'
    || '|не (?:нуж|обязат|треб|важ|надо|имеет знач|интерес|принцип)|неваж|все равно|без разницы|можно без';
  -- Where the next wish begins.
  next CONSTANT text := ' (?:in|at|near|with|but|στ[οηα]ν?|στουσ|στισ|σε|με|κοντα|αλλα|в|во|на|с|со|но|у|около|возле) '
    || '(?!(?:the |τη |την )?(?:sea|beach|coast|θαλασσ|παραλ|мор|пляж|берег))';
  joins CONSTANT text := '(?:^| )(?:or|and|nor|not|η|και|ουτε|οχι|или|и|ни|не)$';
  homes CONSTANT text := 'hous|flat|apartm|home|villa|propert|plot|land|σπιτ|διαμερ|κατοικ|μεζον|βιλ|ακινητ|οικοπ|дом|кварт|вилл|участ|объект';
  "fillers" CONSTANT text := '^(?:(?:want|like|interested|looking|to|be|live|living|for|in|at|near|on|the|any|a|anything|houses?|flats?|apartments?|area|of'
    || '|θελ\w+|να|ειναι|μεν\w+|στ[οηα]ν?|στουσ|στισ|σε|τ[οηα]ν?|τησ|του|των|κοντα|απο|σπιτι|διαμερισμα|περιοχη|хо[тч]\w+|жить|в|во|на|у|около|рядом|с|дом|квартир\w|район\w?) +)*';
  names CONSTANT text := '^ *[[:upper:]][[:alpha:]]+(?: (?:(?:and|or|και|ή|и|или) )?[[:upper:]][[:alpha:]]+)* *$';
  c record;
  "begin" integer; rest text; cut integer; size integer; word text; filled integer; isFar boolean;
  isList boolean := false;
BEGIN
  FOR c IN SELECT u."plain", 1 + coalesce(sum(length(u."plain") + 1) OVER (ORDER BY u."n" ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), 0)::integer AS "from"
    FROM unnest(string_to_array(translate("negatedInText"."plain", ',:!?()·' || E'\n', ';;;;;;;;'), ';')) WITH ORDINALITY AS u ("plain", "n")
  LOOP
    -- 'Except Kassandra, Sithonia and Nikiti'. Without an 'and', the next names may be wanted: then neither.
    rest := substr("said", c."from", length(c."plain"));
    isList := isList AND substr("said", c."from" - 1, 1) = ',' AND rest ~ names;
    IF isList THEN
      "clause" := rest; "at" := c."from"; "refused" := substring(rest FROM '.* (?:and|και|и) .*'); "unneeded" := false;
      RETURN NEXT;
      CONTINUE;
    END IF;
    "unneeded" := c."plain" ~ unneededWords;
    word := CASE WHEN "unneeded" THEN '' ELSE substring(c."plain" FROM refuses) END;
    CONTINUE WHEN word IS NULL;
    isFar := word ~ far;
    CONTINUE WHEN isFar AND right(left(c."plain", regexp_instr(c."plain", far) - 1), 16) ~ notFar;
    isList := word ~ 'except|other|apart|but|avoid|εκτοσ|πλην|кроме';
    "begin" := CASE WHEN "unneeded" THEN 1 ELSE regexp_instr(c."plain", refuses, 1, 1, 1) END;
    rest := substr(c."plain", "begin");
    cut := regexp_instr(rest, next, 2);
    WHILE cut > 0 AND right(left(rest, cut - 1), 5) ~ joins LOOP cut := regexp_instr(rest, next, cut + 1); END LOOP;
    size := length(rest);
    IF cut > 0 AND left(rest, cut - 1) !~ homes AND (word IN ('no', 'without', 'χωρισ', 'διχωσ', 'без', 'нет')
      OR left(rest, cut - 1) ~ 'ground|floor|ισογ|οροφ|этаж' OR "factsInText"(' ' || fold(left(rest, cut - 1)) || ' ') <> 0) THEN
      size := cut - 1;
    END IF;
    -- 'Not renovated flat'.
    word := substring(rest FROM '^(?:an? |the )?[[:alpha:]]+(?= (?:' || homes || '))');
    IF NOT "unneeded" AND "factsInText"(' ' || fold(word) || ' ') <> 0 THEN size := length(word); END IF;
    "at" := c."from" + "begin" - 1;
    "clause" := substr("said", "at", size);
    filled := length(substring(rest FROM "fillers"));
    "refused" := CASE WHEN NOT "unneeded" AND NOT isFar THEN substr("clause", 1 + filled) END;
    -- Only a name right behind the refusal is refused.
    IF "said" <> lower("said") AND left("refused", 1) = lower(left("refused", 1)) THEN "refused" := NULL; END IF;
    RETURN NEXT;
  END LOOP;
END $$;

-- Blanks what clients sell themselves: 'we are selling our flat in Evosmos and want a house'. Keeps all positions.
CREATE OR REPLACE FUNCTION "withoutSold"("said" text, "plain" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  sells CONSTANT text := '(?:\m(?:(?:we|i|they) have|εχω|εχουμε|есть|имеем) [^;!?\n]{1,60})?\m(?:selling|sell (?:our|my|his|her|their)|(?:we|i|they|who|to|will) sell|have sold|has sold|(?:we|i|they|who) (?:already )?own|πουλ(?:αμε|αω|ω|αει|ουν|ουμε|ησ\w+)|πωλ(?:ουμε|ω|ει|ουν)'
    || '|прода(?:ем|ю|ет|ют|м|дим|ли|л|ла|ть))\M(?! price)';
  wants CONSTANT text := '\m(?:want|wish|looking|look for|would|buy|need|search|seek|interested|rent|θελ|ψαχν|αγορα[σζ]|ζητ|ενδιαφερ|αναζητ|να (?:παρ|βρ|νοικ)|ενοικι'
    || '|хот|хоч|ищ|куп|нуж|интерес|сня|сни|приобре|подыс|взамен)|[;!?\n]|[[:alpha:]]{4}\. |$';
  "at" integer := CASE WHEN "plain" LIKE ANY (ARRAY['%sell%', '% sold %', '% own %', '%πουλ%', '%πωλ%', '%прода%']) THEN 1 ELSE 0 END;
  "until" integer;
BEGIN
  WHILE "at" > 0 LOOP
    "at" := regexp_instr("plain", sells, "at");
    EXIT WHEN "at" = 0;
    "until" := regexp_instr("plain", wants, regexp_instr("plain", sells, "at", 1, 1));
    IF substr("plain", "until", 5) ~ '^[[:alpha:]]{4}\.' THEN "until" := "until" + 4; END IF;
    "said" := overlay("said" PLACING repeat(' ', "until" - "at") FROM "at" FOR "until" - "at");
    "at" := "until";
  END LOOP;
  RETURN "said";
END $$;

-- Blanks the names of places where people live or work or come from: 'a couple from Athens', 'μένουμε στην Αθήνα', 'мы из
-- Москвы'. '10 km from Kavala' and 'we would like to live in Thermi' stay.
CREATE OR REPLACE FUNCTION "withoutOrigins"("said" text, "plain" text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  origins CONSTANT text := '\m(?:from|(?:residents?|citizens?|natives?) of|leaving|moving out of'
    || '|(?:lives?|living|works?|working|resides?|residing|based|born|employed)(?: currently| permanently| now| both)? (?:in|near)'
    || '|(?:(?:μεν|ζ|κατοικ|δουλευ|διαμεν|εργαζ)(?:ω|ουμε|ει|ουν|ομαι|ομαστε|εται|ονται)|ειμαι|ειμαστε|κατοικο[ισ])(?: μονιμα| τωρα| προσωρινα| πλεον| ακομα| ακομη| ηδη)?'
    || ' (?:στ[οηα]ν?|στουσ|στισ|σε|τησ|του)'
    || '|απο(?: τ[οηα]ν?| τουσ| τισ)?'
    || '|(?:(?:жив|прожива|работа)(?:у|ю|ем|ут|ют|ет)|живущ\w+)(?: сейчас| пока| постоянно| теперь| временно)? (?:в|во|на|под)|из'
    || '|(?:мы|я|родом|пара|семья|клиент|переезжа\w+|переезд) с|жител(?:ь|и|ей|ница)'
    || ') +([[:alpha:]])';
  -- What else these words may say, by what stands before them: '10 km from', 'to live in', 'εκτός από', 'вид из'.
  "others" CONSTANT text := '(?:^|[^[:alpha:]])(?:k?m|mins?|minutes?|metres|meters|hours?|far|away|drive|walk|distance|views?|anywhere|anything|starting|budget|prices?'
    || '|να|θα|εκτοσ|μακρ[ιυ]α|εξω|περα|κοντα|χλμ|χιλιομετρα|μ|μετρα|λεπτ[αο]|ωρ[αε]σ?|αποσταση|πανω|κατω|ανω|πλην|θεα|οπουδηποτε|γυρω|διπλα|ξεκινωντασ|τιμη|μετα|βορεια|νοτια|ανατολικα|δυτικα|вид) $';
  -- Somebody lives or works there, if a sentence begins there or these words stand before it.
  people CONSTANT text := '(?:^|[,;(] ?|\m(?:we|i|they|he|she|who|family|couple|clients?|customers?|buyers?|parents|people|am|are|is|[a-z]+.(?:re|m|s)|currently|now|still|both|and) )$';
  "at" integer := 1; "begin" integer; "before" text; name text;
BEGIN
  LOOP
    "begin" := regexp_instr("plain", origins, "at");
    IF "begin" = 0 THEN RETURN "said"; END IF;
    "at" := regexp_instr("plain", origins, "at", 1, 0, '', 1);
    "before" := right(left("plain", "begin" - 1), 14);
    CONTINUE WHEN "before" ~ "others" OR substr("plain", "begin", 1) IN ('l', 'w', 'r', 'b', 'e')
      AND substr("plain", "begin") ~ '^(?:li|work|residin|reside|based|born|empl)' AND "before" !~ people;
    name := substring(substr("said", "at") FROM '^[[:alpha:]''’]+(?:[ -][[:upper:]][[:lower:]]+)*(?: (?:and|και|и) [[:upper:]][[:lower:]]+)?');
    -- 'From Nikiti to Sarti' is where to look, unless somebody moves.
    IF (left(name, 1) <> lower(left(name, 1)) OR "said" = lower("said"))
      AND NOT (substr("said", "at" + length(name)) ~ '^ (?:to|up to|until|μέχρι|έως|ως) (?:τ[οηα]ν? )?[[:upper:]]'
        AND left("plain", "at" - 1) !~ '(?:mov|relocat|com|transfer|μετακομ|ερχ)\w*(?: \w+)? (?:from|απο)(?: τ\w+)? +$') THEN
      "said" := overlay("said" PLACING repeat(' ', length(name)) FROM "at" FOR length(name));
    END IF;
    "at" := "at" + length(name);
  END LOOP;
END $$;

-- Only the first 2000 characters are read, because descriptions begin with what the client wants.
DROP FUNCTION IF EXISTS "wishOfText"(text);
CREATE FUNCTION "wishOfText"("said" text) RETURNS TABLE (
  "facts" bigint, "mustFacts" bigint, "types" integer[], "subTypes" integer[], "places" integer[], "notPlaces" integer[],
  "priceMin" numeric, "priceMax" numeric,
  "bedrooms" integer, "bedroomsMin" integer, "bedroomsMax" integer,
  "area" integer, "areaMin" numeric, "areaMax" numeric,
  "lotArea" numeric, "lotAreaMin" numeric, "lotAreaMax" numeric,
  "floorMin" integer, "floorMax" integer, "yearMin" integer, "yearMax" integer
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  -- Composed, so that "plain" has the same positions.
  "text" text := normalize(replace(left("said", 2000), '½', ',5'), NFKC);
  "plain" text := "plainText"("text");
  "isAligned" boolean := length("plain") = length("text");
  "wanted" text;
  "folded" text;
  c record;
  renovation CONSTANT text := '\m(?:(?:need|requir)\w*|in need of|for|to be|χρειαζ\w*|θελ\w+|χρηζ\w*|χρηζει|προσ|για|требу\w+|нужда\w+ в|нуж[а-я]+|под|для)(?: \w+){0,2} '
    || '(?:renovation|renovating|refurbish\w+|ανακαινισ(?:η|ησ|εισ)|ремонт[аеу]?)\M|\mfixer.upper|\mto renovate\M|να (?:την? |το )?ανακαινισ(?:ω|ουμε|ει|ουν|τει|θει)\M';
  must CONSTANT text := 'must|essential|required|necessary|needed|mandatory|obligat|απαραιτητ|οπωσδηποτε|υποχρεωτικ|обязател|непременно';
BEGIN
  "facts" := 0; "mustFacts" := 0; "types" := '{}'; "subTypes" := '{}'; "places" := '{}'; "notPlaces" := '{}';
  IF coalesce(fold("text"), '') = '' THEN RETURN NEXT; RETURN; END IF;

  IF "isAligned" THEN
    "text" := "withoutSold"("text", "plain");
    "plain" := "plainText"("text");
  END IF;
  "plain" := replace("plain", '. ', '; ');
  "wanted" := "text";
  IF "isAligned" AND ' ' || translate("plain", '(,;:.', '     ') LIKE ANY (ARRAY['% no %', '% not %', '% nor %', '%n''t %', '%n’t %',
    '% without %', '% except %', '% other than %', '% apart from %', '% but %', '% avoid%', '%far from %', '%far away from %', '%away from %', '% remote from %', '%irrelevant%',
    '% οχι %', '% χωρισ %', '% διχωσ %', '% εκτοσ %', '% πλην %', '% δεν %', '% μη %', '% ουτε %', '% μακρια απο %', '% μακρυα απο %', '%αδιαφορ%',
    '% не %', '% ни %', '% без %', '% кроме %', '% нет %', '%далеко от %', '%подальше от %', '%вдали от %', '%вдалеке от %', '%в стороне от %',
    '%неваж%', '%все равно%']) THEN
    FOR c IN SELECT * FROM "negatedInText"("text", "plain") LOOP
      "wanted" := overlay("wanted" PLACING repeat(' ', length(c."clause")) FROM c."at" FOR length(c."clause"));
      "notPlaces" := "notPlaces" || "placesInText"(c."refused", "text");
    END LOOP;
  END IF;
  "said" := "plainText"("wanted");
  IF "said" LIKE ANY (ARRAY['%renovat%', '%refurb%', '%fixer%', '%ανακαινισ%', '%ремонт%']) THEN
    "said" := regexp_replace("said", renovation, 'requiredRenovation', 'g');
  END IF;
  -- 'below' sounds like a case of the Russian villa.
  "folded" := ' ' || coalesce(fold(replace("said", 'below ', ' ')), '') || ' ';

  SELECT coalesce(array_agg(DISTINCT w."value"::integer) FILTER (WHERE w."means" = 'subType'), '{}'),
    coalesce(array_agg(DISTINCT coalesce(s."parent", w."value"::integer)), '{}')
  INTO "subTypes", "types"
  FROM "matchWord" w
  LEFT JOIN "selectOption" s ON w."means" = 'subType' AND s."list" = 'objectSubType' AND s."value"::text = w."value"
  WHERE w."means" IN ('subType', 'type') AND "folded" LIKE '% ' || w."word" || CASE WHEN w."whole" THEN ' %' ELSE '%' END;
  "facts" := "factsInText"("folded");

  -- 'Must have: parking, storage.' holds to the end of the sentence; 'sea view a must' for its clause.
  IF "facts" <> 0 AND "plain" ~ must THEN
    FOR c IN SELECT s."sentence", s."sentence" ~ ('^[^[:alnum:]]*(?:' || must || ')[^,]*:') AS "whole"
      FROM regexp_split_to_table("said", '\.(?= |$)|[;!?\n·]') AS s ("sentence") LOOP
      "mustFacts" := "mustFacts" | coalesce((
        SELECT bit_or("factsInText"(' ' || coalesce(fold(p."part"), '') || ' '))
        FROM regexp_split_to_table(c."sentence", '[,:()]') AS p ("part") WHERE c."whole" OR p."part" ~ must), 0);
    END LOOP;
  END IF;

  SELECT a.* INTO "bedrooms", "bedroomsMin", "bedroomsMax", "area", "areaMin", "areaMax", "lotArea", "lotAreaMin", "lotAreaMax",
    "priceMin", "priceMax", "floorMin", "floorMax", "yearMin", "yearMax"
  FROM "amountsOfText"("text") AS a;
  IF "bedrooms" IS NOT NULL AND NOT 1 = ANY("types") THEN "types" := "types" || 1; END IF;
  -- A house on a plot of this size is no plot.
  IF "types" @> '{1,3}' AND "lotArea" IS NOT NULL THEN
    "types" := array_remove("types", 3);
    "subTypes" := ARRAY(SELECT s."value" FROM "selectOption" s
      WHERE s."list" = 'objectSubType' AND s."value" = ANY ("subTypes") AND s."parent" <> 3 ORDER BY 1);
  END IF;
  -- The area of a plot is that of its land.
  IF "types" = '{3}' AND "lotArea" IS NULL THEN
    "lotArea" := "area"; "lotAreaMin" := "areaMin"; "lotAreaMax" := "areaMax";
    "area" := NULL; "areaMin" := NULL; "areaMax" := NULL;
  END IF;
  IF "isAligned" AND "said" LIKE ANY (ARRAY['%from %', '%resident%', '%citizen%', '%native%', '%leaving %', '%moving out%', '%live%', '%living%', '%work%',
    '%residing%', '%based%', '%born%', '%employed%', '%μεν%', '%ζω %', '%ζου%', '%ζει %', '%κατοικ%', '%δουλευ%', '%εργαζ%', '%ειμα%', '%απο %',
    '%жив%', '%прожива%', '%работа%', '%из %', '%родом%', '%мы с %', '%я с %', '%пара с %', '%клиент с %', '%переез%', '%жител%']) THEN
    "wanted" := "withoutOrigins"("wanted", "plainText"("wanted"));
  END IF;
  "places" := "placesInText"("wanted", "text");
  "notPlaces" := ARRAY(SELECT DISTINCT n FROM unnest("notPlaces") AS n WHERE n <> ALL ("places") ORDER BY n);
  RETURN NEXT;
END $$;

-- The rent that a text names beside a price: 'to buy up to 95k or to rent up to 480'.
CREATE OR REPLACE FUNCTION "rentOfText"("said" text) RETURNS TABLE ("min" numeric, "max" numeric) LANGUAGE sql STABLE AS $$
  SELECT a."rentMin", a."rentMax"
  FROM (SELECT normalize(left("said", 2000), NFC) AS "text") AS t CROSS JOIN LATERAL "amountsSaid"("withoutSold"(t."text", "plainText"(t."text"))) AS a
$$;
