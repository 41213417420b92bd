-- Reads addresses as they are written in three languages, to compare them.
-- version: 1
-- requires: fold.sql

-- The floor that an address names: 3 of "Εγνατία 45, 3ος όροφος", 0 of "ισόγειο"; null without one.
CREATE OR REPLACE FUNCTION "floorSaid"(text) RETURNS integer
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE
  WHEN lower($1 COLLATE "letters") ~ '(ισόγειο|ισογειο|ground floor|цоколь)' THEN 0
  ELSE substring(lower($1 COLLATE "letters")
    FROM '([0-9]{1,2}) *(?:ος|οσ|ου|ο|st|nd|rd|th|-?й|-?ый)? *(?:όροφ|οροφ|όρ\.|ορ\.|floor|fl\.|этаж|эт\.)')::integer
END;

-- The folded street and number, without the floor and words such as "street": "egnatia 45" of "ул. Эгнатия, 45, 3 этаж".
CREATE OR REPLACE FUNCTION "streetText"(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN fold(regexp_replace(regexp_replace(lower($1 COLLATE "letters"),
  '[0-9]{1,2} *(ος|οσ|ου|ο|st|nd|rd|th|-?й|-?ый)? *(όροφ|οροφ|όρ\.|ορ\.|floor|fl\.|этаж|эт\.)[^ ,;]*|ισόγειο|ισογειο|ground floor|цоколь',
  ' ', 'g'),
  '(^|[ ,;])(οδός|οδοσ|οδος|οδ\.|λεωφόρος|λεωφοροσ|λεωφορος|λεωφ\.|street|str\.|st\.|avenue|ave\.|odos|leoforos|ул\.|улица|проспект|пр\.|ulitsa|no\.|αρ\.|№)(?=[ ,;0-9]|$)',
  '\1', 'g'));
