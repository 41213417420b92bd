-- The same for texts that are stored as kit/fields/cleanText.ts and emailAddress.ts do for texts that come in; a test
-- compares the two.
-- version: 1

CREATE OR REPLACE FUNCTION cleanText(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN normalize(
  regexp_replace(
    regexp_replace(
      -- What is drawn by several characters stays whole, as the first group; what nobody sees goes.
      regexp_replace($1,
        '(\U0001F3F4[\U000E0030-\U000E0039\U000E0061-\U000E007A]{3,6}\U000E007F'
        || '|[©®‼⁉™ℹ↔-↪⌚-⏿Ⓜ▪-◾☀-➿⤴⤵⬅-⭕〰〽㊗㊙\U0001F000-\U0001F1E5\U0001F200-\U0001F3FA\U0001F400-\U0001FAFF]'
        || '([\uFE0E\uFE0F]|[\U0001F3FB-\U0001F3FF])?'
        || '(\u200D[©®‼⁉™ℹ↔-↪⌚-⏿Ⓜ▪-◾☀-➿⤴⤵⬅-⭕〰〽㊗㊙\U0001F000-\U0001F1E5\U0001F200-\U0001F3FA\U0001F400-\U0001FAFF](\uFE0F|[\U0001F3FB-\U0001F3FF])?)*'
        || '|[0-9#*]\uFE0F\u20E3)'
        || '|[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB'
        || '\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\u0001-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]',
        '\1', 'g'),
      '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g'),
    '[\u000B\u000C\u0085\u2028\u2029]', E'\n', 'g'),
  NFC);

-- E-mails joined by semicolons, without what they were pasted with.
CREATE OR REPLACE FUNCTION cleanEmails(text) RETURNS text
LANGUAGE SQL IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT string_agg("address", ';' ORDER BY "at")
  FROM string_to_table(cleanText($1), ';') WITH ORDINALITY AS t ("pasted", "at")
  CROSS JOIN LATERAL (
    SELECT btrim(regexp_replace(regexp_replace(regexp_replace(btrim("pasted", E' \t\r\n'),
      '^[^<>@]*<\s*([^<>\s]+@[^<>\s]+)\s*>$', '\1'),
      '^mailto:\s*(//)?([^?]*).*$', '\2', 'i'),
      '\s*@\s*', '@'), E' \t\r\n') AS "address") AS a
  WHERE "address" <> ''
);
