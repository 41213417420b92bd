-- Phonetic keys of the words of names, across scripts and habits of spelling.
-- requires: letters.tables.sql
-- version: 2
-- kept in: "nameWord", "accountWord", "everydayName".
-- A change of the results needs a migration that requires this file, empties these tables, and fills them again: with
-- "keepNameWordsOf" and everydayNames.rows.sql.

-- The words of a text in lower case with diacritics, separated by spaces. Apostrophes are dropped: O'Brien is obrien.
CREATE OR REPLACE FUNCTION nameText(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(
  translate(lower(normalize($1, NFC) COLLATE "letters"), U&'ς\2019\0027\2018\02BC\02B9`\00B4\0384', 'σ'),
  '[^a-z0-9ßà-öø-ÿ\u0100-\u02af\u0300-\u036f\u1e00-\u1effα-ωάέήίόύώϊϋΐΰ\u0430-\u04ff]+', ' ', 'g'));

-- The text without diacritics, for comparing spellings.
CREATE OR REPLACE FUNCTION plainText(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  replace(replace(replace(replace(normalize($1, NFD), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  U&'đıłøðħŋŧəәөүұқһҳғңҷ\0301\0308\0306\0300\0302\0303\0304\0307\030A\030B\030C\0313\0314\0323\0326\0327\0328\0342\0345'
    || U&'\0309\030F\0311\031B\0324\0325\032D\032E\0330\0331', 'dilodhntaаоуукххгнч');

-- Each word of the names once, as written; "place" is 0 for words that begin a last or whole name, 1 for others.
CREATE OR REPLACE FUNCTION wordsOfNames("lasts" text[], "names" text) RETURNS TABLE ("place" integer, "word" text)
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE ROWS 4
BEGIN ATOMIC
  SELECT min("place"), "word" FROM (
    SELECT 0 AS "place", split_part(plainText(nameText("last")), ' ', 1) AS "word" FROM unnest("lasts") AS "last" WHERE "last" <> ''
    UNION ALL SELECT 1, string_to_table(plainText(nameText("names")), ' ')
  ) AS w WHERE "word" <> '' GROUP BY 2;
END;

-- Letters and the sounds that they may stand for, the usual one first. The digit after a sound is the cost of that reading: 1 if
-- common, 2 if rare, 3 if the letter only looks like one of that sound. "_" means silent. "^" before the letters means the
-- beginning of a word, "$" after them the end of the text typed so far, which may cut a digraph. Of the sounds Z is ж, S ш, C ч,
-- c ц, D џ and τζ, h χ.
CREATE OR REPLACE FUNCTION nameSounds() RETURNS jsonb
LANGUAGE SQL IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT jsonb_object_agg(split_part("rule", ' ', 1), split_part("rule", ' ', 2) || substr("rule", length(split_part("rule", ' ', 1) || split_part("rule", ' ', 2)) + 2))
  FROM string_to_table(
  'α a,β v,γ g,δ d,ε e,ζ z Z1,η i,θ t f1,ι i,κ k,λ l,μ m,ν n,ξ ks,ο o,π p,ρ r,σ s S1,τ t,υ i u2,φ f,χ h,ψ ps,ω o,'
  'αι e ai1,ει i ei1,οι i oi1 e2,υι i,ου u,αυ av af1,ευ ev ef1,ηυ iv if1,μπ mp b,^μπ b,μβ mp,ντ nt d,^ντ d,νδ nt d1,γκ g ng,^γκ g,γγ g ng,γχ nh,'
  'τζ D c1 Z1,ντζ nD D nc1,^ντζ D,τσ c C S2,στσ SC S1,ντσ nc,γι gi,για ia gia,γιο io gio,γιω io gio,γιου iu giu u2,γιε e ie gie,γε ge e1 ie1,^γε ge e1 ie1,για$ ia gia,'
  'ιου iu u1,ια ia,ιο io e2 o2,σκ sk Sk1,ζμ zm,σμ sm zm1,ουι u ui vi1 uil2,ουα ua va1,εου eu,κσ ks,πσ ps,αου au av1,'
  'μ$ m b1,ν$ n d1,τ$ t D1 c1,γ$ g,ο$ o u1,α$ a e1,'
  'а a,б b,в v,г g,д d,е e ie1,ё e io1 o1,ж Z z1 D2,з z,и i,й i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f t1,х h,ц c,ч C c1,ш S s1,щ SC S1 St1 s2,'
  'ъ _ a1 u1,ы i,ь _ i2,э e,ю iu u1,я ia,ђ D d1,ѓ D g1,є e,ѕ D,і i,ї i,ј i Z2,љ li l1,њ ni n1,ћ C c1,ќ C k1,ў u,џ D,ґ g,'
  'дз D dz2,дж D dZ1,тз D,тс c,нг ng g1,нк nk g2,мб mp b2,мп mp b2,нд nt d2,нт nt d2,^гк g,кс ks,пс ps,в$ v f1,вс vs fs1,вк vk fk1,вч vC fC1,'
  'дь d di1,тч C,ье e ie,ьё io e1,ьо io,ья ia,ью iu,йо io,йа ia,ыи i,^э e i2,^ио io,^уи ui vi1,д$ d D1,т$ t D1 c1,х$ h,'
  'a a,b b v3,c k c1 C2 s2,d d,e e i2,f f,g g,h h i3,i i,j i Z1 D1,k k,l l,m m,n n,o o,p p r2,q k t3,r r,s s,t t,u u i3 v2,v v,w v o3 u2,x ks h3,y i u2,z z c2 Z2,'
  'ai ai e,ei i ei ai1,oi i oi,ae e ae a1,oe o oe e1,ue u ue1 ie3,ou u,oo u o,ee i e,au av au af1,eu ev ef1 eu1 oi1,av av af1,ev ev ef1,oy oi u3,ay ai av3,ey ei i ev3,aw av ao3,'
  'hu iv3 hu hi3,ya ia,yu iu u1,yo io e1 o1,ye e ie1,ia ia,iu iu u1,iou iu,ioy iu3 ioi,io io e2,ja ia Da1 Za1,ju iu Du1 Zu1 u1,jo io Do1 e1,je e ie1 De1 Ze1,yi i gi,yia ia gia,'
  'ch h C S2 k1,kh h ki3,gh g gi3,zh Z zi3,sh S si3,th t ti3 d2,ph f pi3,dh d di3,ts c C1,tz D c1,tsch C,tch C,sch S SC1,shch SC,schtsch SC,sht St SC,stsch SC,sc SC2 S2 sk s1,'
  'dj D d1,dz D,dzh D,dzi Di,tj C,lj li l1,nj ni n1 nD2,ck k,cz C,ks ks,gk g ng,gg g ng,ng g ng,^gk g,ngk g ng,mp mp b1,^mp b,mb mp b1,nt nt d1,^nt d,nd nt d1,'
  'ntz nD D,nj ni n1 nD2,ndz nD D,qu k kv1,wn on3 vn,ps ps,st st St2,sp sp Sp2,tw tv,^io io,^h h i3 _1,^x ks h3,^j i D Z,^w v o3 u1,^ie e ie,^y i u2,^gi gi i1,^e e,^eu ev ef1 eu1 oi1,'
  'ß s,dt t dt1,shi Si,zhi Zi,jue iu iue,joe io ioe e1,jae ia ie iae1,č C c1,ć C c1,š S s1,ž Z z1,đ D d1 di1,ä e a1,ö o e1,ü u i1,dž D,å o a1,ø o e1,ł l,ş S,ț c,ğ g,ı i,'
  '0 o2 0,8 t3 8,3 ks3 3,1 1,2 2,4 4,5 5,6 6,7 7,9 9,'
  'c$ k c1 C1 h1 s2 S2,k$ k h1,s$ s S1,z$ z Z1,p$ p f1 r2,t$ t c1 D1,d$ d D1,e$ e,o$ o u1',
  ',') AS "rule"
);

-- The readings of a word (of nameText) as keys that begin with "=", and the cost of each. "open": the word may go on. "looks":
-- letters are first replaced by those that they look like, as in "3an8hs" for Ξάνθης.
CREATE OR REPLACE FUNCTION wordSounds("word" text, "open" boolean, "looks" boolean, "most" integer)
RETURNS TABLE ("key" text, "cost" integer)
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE ROWS 20
SET plan_cache_mode = force_generic_plan SET jit = off
AS $$
#variable_conflict use_column
DECLARE
  "rules" CONSTANT jsonb := nameSounds();
  "at" integer := 1;
  "letters" text;
  "rule" text;
  "keys" text[] := ARRAY['='];
  "costs" integer[] := ARRAY[0];
BEGIN
  "word" := translate("word", 'άέήίόύώϊϋΐΰ', 'αεηιουωιυιυ');
  WHILE "at" <= length("word") LOOP
    FOR "size" IN REVERSE least(7, length("word") - "at" + 1) .. 1 LOOP
      "letters" := substr("word", "at", "size");
      "rule" := coalesce(
        CASE WHEN "at" = 1 THEN "rules" ->> ('^' || "letters") END,
        CASE WHEN "open" AND "at" + "size" > length("word") THEN "rules" ->> ("letters" || '$') END,
        "rules" ->> "letters",
        CASE WHEN "size" = 1 THEN "rules" ->> plainText("letters") END);
      EXIT WHEN "rule" IS NOT NULL;
    END LOOP;
    "at" := "at" + greatest(1, length("letters"));
    IF strpos(coalesce("rule", '_'), ' ') = 0 THEN
      "rule" := translate(coalesce("rule", ''), '_', '');
      "keys" := ARRAY(SELECT CASE WHEN right("k", 1) = left("rule", 1) THEN "k" || substr("rule", 2) ELSE "k" || "rule" END
        FROM unnest("keys") WITH ORDINALITY AS t ("k", "n") ORDER BY "n");
    ELSE
      SELECT array_agg("k" ORDER BY "c", "k"), array_agg("c" ORDER BY "c", "k") INTO "keys", "costs"
      FROM (
        SELECT CASE WHEN right("k", 1) = left("s", 1) THEN "k" || substr("s", 2) ELSE "k" || "s" END AS "k", min("c" + "extra") AS "c"
        FROM unnest("keys", "costs") AS k ("k", "c"),
          (SELECT translate("part", '_123', '') AS "s",
            CASE WHEN "looks" THEN CASE right("part", 1) WHEN '3' THEN 0 WHEN '2' THEN 3 ELSE CASE WHEN "rule" LIKE '%3%' THEN 1 WHEN right("part", 1) = '1' THEN 1 ELSE 0 END END
              ELSE CASE right("part", 1) WHEN '3' THEN 2 WHEN '2' THEN 2 WHEN '1' THEN 1 ELSE 0 END END AS "extra"
          FROM string_to_table("rule", ' ') AS "part") AS p
        GROUP BY 1 ORDER BY 2, 1 LIMIT "most"
      ) AS "best";
    END IF;
  END LOOP;
  RETURN QUERY SELECT "k", min("c") FROM unnest("keys", "costs") AS t ("k", "c") WHERE length("k") > 1 GROUP BY 1;
END $$;

-- All keys of a word (of nameText) in "nameWord": its spelling and its readings.
CREATE OR REPLACE FUNCTION wordKeys("word" text) RETURNS TABLE ("key" text, "near" integer)
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE ROWS 20
BEGIN ATOMIC
  SELECT plainText("word"), 0 UNION SELECT "word", 0
  UNION ALL SELECT "key", "cost" FROM wordSounds("word", false, false, 16) WHERE "cost" < 3;
END;
