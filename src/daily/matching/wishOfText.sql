-- Reads a lead's description: types, places, facts and exclusions; amounts and limits are read in their own files.
-- version: 1
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
      CASE WHEN right(w."word", 1) IN ('е', 'а', 'у', 'ы') THEN ARRAY[fold(left(w."word", -1)), "matchStem"(left(w."word", -1))] ELSE '{}' END AS "before"
    FROM "word" w
    LEFT JOIN "word" w2 ON w2."at" = w."at" + 1
    LEFT JOIN "word" w3 ON w3."at" = w."at" + 2
    WHERE w."word" <> lower(w."word") OR "whole" = lower("whole") AND length(w."word") >= 5
  ), "all" AS (
    SELECT DISTINCT ON (b."at") b."at", p."name", length(p."name") - length(replace(p."name", ' ', '')) AS "more"
    FROM "begun" b JOIN "matchPlace" p ON p."name" = ANY (ARRAY[
      b."stems"[1], b."stems"[1] || ' ' || b."stems"[2], b."stems"[1] || ' ' || b."stems"[2] || ' ' || b."stems"[3]] || b."before")
    ORDER BY b."at", length(p."name") DESC
  ), "named" AS (
    -- The second word of Neos Marmaras is no place of its own.
    SELECT a."at", a."name" FROM "all" a
    WHERE NOT EXISTS (SELECT FROM "all" e WHERE e."at" < a."at" AND a."at" <= e."at" + e."more")
  ), "like" AS (
    -- Thermi and Thermo share a stem: the name that begins more like the word counts. A Russian word has to begin like the
    -- Russian name, because Семья sounds like Symi.
    SELECT p."placeId", c."common", ascii(w."word") BETWEEN 1024 AND 1279 AS "isRussian",
      rank() OVER (PARTITION BY n."at" ORDER BY c."common" DESC) AS "rank"
    FROM "named" n JOIN "word" w ON w."at" = n."at" JOIN "matchPlace" p ON p."name" = n."name" JOIN "place" l ON l."id" = p."placeId"
    CROSS JOIN LATERAL (
      SELECT max(i) AS "common" FROM unnest(ARRAY[l."nameEn", l."nameEl", l."nameRu"]) AS k, generate_series(0, 20) AS i
      WHERE left("plainText"(k), i) = left("plainText"(w."word"), i)) AS c
  )
  SELECT (coalesce(array_agg(DISTINCT "placeId"), '{}'))[1:60] FROM "like" WHERE "rank" = 1 AND ("common" >= 3 OR NOT "isRussian"));
END $$;

-- Parts of a text that exclude something or call it unnecessary: 'not Kassandra', 'χωρίς πισίνα', 'сад не нужен'. Comparisons
-- are neither: 'not less than 90 m²', 'не дальше 500 м'. "plain" is the text in lower case, letter by letter.
CREATE OR REPLACE FUNCTION "negatedInText"("said" text, "plain" text) RETURNS TABLE ("clause" text, "at" integer, "refused" text, "unneeded" boolean)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT c."clause", c."at", right(c."clause", length(substring(c."plain" FROM
      '(?:^|[ (])(?:not|no|without|except|other than|οχι|δεν|χωρισ|διχωσ|εκτοσ|πλην|не|без|кроме|нет) +('
      || '(?!(?:the |a |any |τ[οαη]υ? |πιο )?(?:less|more|fewer|over|under|smaller|bigger|larger|later|older|higher|lower|above|below|far|further|only'
      || '|λιγοτερ|περισσοτερ|πανω|κατω|μικροτερ|μεγαλυτερ|παλιοτερ|παλαιοτερ|ψηλοτερ|μακρ|αργοτερ|μονο|μπορ'
      || '|мене|мень|боле|боль|дальш|далек|выше|ниже|старше|позже|раньше|дороже|дешевле|только|мог|подскаж)).*)$'))),
    c."plain" ~ ('not (?:be )?(?:needed|necessary|required|essential|need|wanted)|(?:do|does)(?: not|n.t) (?:need|want|care)'
      || '|no [a-z]+ (?:is )?(?:needed|necessary|required)|δεν (?:ειναι )?(?:απαραιτητ|χρειαζ|μασ νοιαζ|με νοιαζ|με πειραζ|μασ πειραζ|θελ)'
      || '|не (?:нуж|обязат|треб|важн|надо|хот)|можно без')
  FROM (
    SELECT substr("said", p."from", length(p."plain")) AS "clause", p."plain", p."at"::integer
    FROM (SELECT u."plain", u."at", 1 + coalesce(sum(length(u."plain") + 1) OVER (ORDER BY u."at" ROWS UNBOUNDED PRECEDING EXCLUDE CURRENT ROW), 0)::integer AS "from"
      FROM unnest(string_to_array(translate("plain", ',:!?()·' || E'\n', ';;;;;;;;'), ';')) WITH ORDINALITY AS u ("plain", "at")) AS p
  ) AS c WHERE c."plain" <> ''
$$;

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
  "text" text := left("said", 2000);
  "plain" text := replace("plainText"("text"), '. ', '; ');
  "wanted" text := "text";
  "folded" text;
  c record;
    must CONSTANT text := 'must|essential|required|necessary|needed|mandatory|obligat|απαραιτητ|οπωσδηποτε|υποχρεωτικ|обязател|непременно';
BEGIN
  "facts" := 0; "mustFacts" := 0; "types" := '{}'; "subTypes" := '{}'; "places" := '{}'; "notPlaces" := '{}';
  IF coalesce(fold("text"), '') = '' THEN RETURN NEXT; RETURN; END IF;

  IF length("plain") = length("text") AND ' ' || translate("plain", '(,;:.', '     ') LIKE ANY (ARRAY['% no %', '% not %', '%n''t %', '%n’t %',
    '% without %', '% except %', '% other than %', '% οχι %', '% χωρισ %', '% διχωσ %', '% εκτοσ %', '% πλην %', '% δεν %', '% не %',
    '% без %', '% кроме %', '% нет %']) THEN
    FOR c IN SELECT * FROM "negatedInText"("text", "plain") ORDER BY "at" LOOP
      IF c."unneeded" THEN
        "wanted" := replace("wanted", c."clause", ' ');
      ELSIF c."refused" <> '' THEN
        "wanted" := replace("wanted", c."refused", ' ');
        "notPlaces" := "notPlaces" || "placesInText"(c."refused", "text");
      END IF;
    END LOOP;
  END IF;
  -- 'below' sounds like a case of the Russian villa.
  "folded" := ' ' || coalesce(fold(replace(replace("wanted", ' below ', ' '), 'Below ', ' ')), '') || ' ';

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
      FROM regexp_split_to_table("plainText"("wanted"), '\.(?= |$)|[;!?\n·]') AS s ("sentence") LOOP
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
  "places" := "placesInText"("wanted", "text");
  "notPlaces" := ARRAY(SELECT DISTINCT n FROM unnest("notPlaces") AS n WHERE n <> ALL ("places") ORDER BY n);
  RETURN NEXT;
END $$;
