-- Wishes in free text know refusals, abbreviations and homes that need renovation.
-- requires: amountsOfText.sql matchStem.sql
INSERT INTO "matchFact" ("fact", "bit") VALUES ('requiredRenovation', 25);
INSERT INTO "selectOption" ("list", "value", "position", "textEn", "textEl", "textRu", "closed")
VALUES ('wish', 26, 26, 'Needs renovation', 'Χρήζει ανακαίνισης', 'Требует ремонта', false);

DELETE FROM "matchWord" WHERE "word" = fold('renovat') AND "means" = 'fact' OR "word" = fold('below') AND "means" = 'lessThan';
INSERT INTO "matchWord" ("word", "whole", "means", "value") VALUES
  (fold('renovated'), false, 'fact', 'renovated'), (fold('after renovation'), false, 'fact', 'renovated'),
  (fold('requiredRenovation'), true, 'fact', 'requiredRenovation'), (fold('έπιπλα'), true, 'fact', 'furnished'),
  (fold('односпальн'), false, 'bedroomCount', '1'), (fold('двухспальн'), false, 'bedroomCount', '2'),
  (fold('трехспальн'), false, 'bedroomCount', '3'), (fold('четырехспальн'), false, 'bedroomCount', '4');
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT fold("word"), true, 'bedrooms', '0'
FROM unnest(ARRAY['brs', 'bdrs', 'beds', 'bedrm', 'bedrms', 'bd', 'bds', 'υπν', 'спал']) AS "word"
ON CONFLICT DO NOTHING;
INSERT INTO "matchWord" ("word", "whole", "means", "value")
SELECT DISTINCT fold("word"), true, 'aboveGround', '0'
FROM unnest(ARRAY['not be on the ground floor', 'не первый и не последний этаж', 'не первый и не последний', 'не первый не последний']) AS "word"
ON CONFLICT DO NOTHING;
