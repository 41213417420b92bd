-- Tasks that the product writes keep what they say, as alerts do: each line as a key and its values, and how it reads in
-- each language ("texts", which the server writes: saySaidTasks). Empty once a person writes something else.
-- requires: fold.sql

-- Found by its words in any language; what a person wrote, as before.
ALTER TABLE "activity"
  ADD COLUMN "said" jsonb,
  DROP COLUMN IF EXISTS "searchText",
  ADD COLUMN "searchText" text NOT NULL GENERATED ALWAYS AS (fold(
    left(coalesce("description", ''), 300)
    || coalesce(' ' || left("said"->'texts'->>'en', 300), '')
    || coalesce(' ' || left("said"->'texts'->>'el', 300), '')
    || coalesce(' ' || left("said"->'texts'->>'ru', 300), ''))) STORED;
CREATE INDEX "activitySearch" ON "activity" USING gin ((' ' || "searchText") gin_trgm_ops)
  WITH (gin_pending_list_limit = 128)
  WHERE "deletedOn" IS NULL;
-- Those that are said again when the words have changed.
CREATE INDEX "activityToSay" ON "activity" ("id") WHERE "said" IS NOT NULL AND ("done" = false OR NOT "said" ? 'texts');

-- What was written down as a sentence, in any of the languages, is told line by line. A line that is none of these
-- is somebody's own words and stays.
CREATE TEMPORARY TABLE "saidLine" ("of" text, "first" boolean, "key" text, "names" text[], "pattern" text) ON COMMIT DROP;
INSERT INTO "saidLine" VALUES
  ('task', true, 'followUp.task.sale', '{object}', '^The property #(.*) is sold: tell the client, and offer others\.$'),
  ('task', true, 'followUp.task.sale', '{object}', '^Το ακίνητο #(.*) πουλήθηκε: ενημερώστε τον πελάτη και προτείνετε άλλα\.$'),
  ('task', true, 'followUp.task.sale', '{object}', '^Объект #(.*) продан: сообщите клиенту и предложите другие\.$'),
  ('task', true, 'followUp.task.rent', '{object}', '^The property #(.*) is rented: tell the client, and offer others\.$'),
  ('task', true, 'followUp.task.rent', '{object}', '^Το ακίνητο #(.*) ενοικιάστηκε: ενημερώστε τον πελάτη και προτείνετε άλλα\.$'),
  ('task', true, 'followUp.task.rent', '{object}', '^Объект #(.*) сдан: сообщите клиенту и предложите другие\.$'),
  ('enquiry', true, 'enquiry.about', '{number}', '^Property #(\S+)$'),
  ('enquiry', true, 'enquiry.about', '{number}', '^Ακίνητο #(\S+)$'),
  ('enquiry', true, 'enquiry.about', '{number}', '^Объект #(\S+)$'),
  ('mail', true, 'mail.undelivered', '{subject,to}', '^The e-mail “(.*)” to (.*) was not delivered\.$'),
  ('mail', true, 'mail.undelivered', '{subject,to}', '^Το e-mail «(.*)» προς (.*) δεν παραδόθηκε\.$'),
  ('mail', true, 'mail.undelivered', '{subject,to}', '^Письмо «(.*)» на адрес (.*) не доставлено\.$'),
  ('mail', false, 'mail.undelivered.refused', '{}', '^The mail server refused it for good: it is not sent again\.$'),
  ('mail', false, 'mail.undelivered.refused', '{}', '^Ο διακομιστής αλληλογραφίας το απέρριψε οριστικά: δεν θα σταλεί ξανά\.$'),
  ('mail', false, 'mail.undelivered.refused', '{}', '^Почтовый сервер окончательно отказался его принять: повторно оно не отправляется\.$'),
  ('mail', false, 'mail.undelivered.noAddress', '{}', '^This is not an e-mail address\. Please correct it and send again\.$'),
  ('mail', false, 'mail.undelivered.noAddress', '{}', '^Δεν είναι διεύθυνση e-mail\. Διορθώστε τη διεύθυνση και στείλτε το ξανά\.$'),
  ('mail', false, 'mail.undelivered.noAddress', '{}', '^Это не адрес e-mail\. Исправьте адрес и отправьте письмо ещё раз\.$'),
  ('mail', false, 'mail.undelivered.tooManyTries', '{}', '^For three days no mail server has taken it: it is not sent again\.$'),
  ('mail', false, 'mail.undelivered.tooManyTries', '{}', '^Επί τρεις ημέρες κανένας διακομιστής αλληλογραφίας δεν το δέχτηκε: δεν θα σταλεί ξανά\.$'),
  ('mail', false, 'mail.undelivered.tooManyTries', '{}', '^За три дня ни один почтовый сервер его не принял: повторно оно не отправляется\.$'),
  ('mail', false, 'mail.undelivered.said', '{said}', '^The mail server says: (.*)$'),
  ('mail', false, 'mail.undelivered.said', '{said}', '^Απάντηση του διακομιστή: (.*)$'),
  ('mail', false, 'mail.undelivered.said', '{said}', '^Ответ почтового сервера: (.*)$'),
  ('mail', false, 'mail.undelivered.sender', '{sender}', '^Sent by: (.*)$'),
  ('mail', false, 'mail.undelivered.sender', '{sender}', '^Αποστολέας: (.*)$'),
  ('mail', false, 'mail.undelivered.sender', '{sender}', '^Отправитель: (.*)$'),
  ('answer', true, 'selection.did', '{name,lead,day}', '^(.*), lead #(.*), on the selection of (.*):$'),
  ('answer', true, 'selection.did', '{name,lead,day}', '^(.*), ζήτηση #(.*), για την πρόταση ακινήτων της (.*):$'),
  ('answer', true, 'selection.did', '{name,lead,day}', '^(.*), заявка #(.*), о подборке от (.*):$'),
  ('answer', false, 'selection.did.like', '{time,number}', '^(\d\d:\d\d) likes #(.*)$'),
  ('answer', false, 'selection.did.like', '{time,number}', '^(\d\d:\d\d) αρέσει το #(.*)$'),
  ('answer', false, 'selection.did.like', '{time,number}', '^(\d\d:\d\d) нравится #(.*)$'),
  ('answer', false, 'selection.did.dislike', '{time,number}', '^(\d\d:\d\d) does not like #(.*)$'),
  ('answer', false, 'selection.did.dislike', '{time,number}', '^(\d\d:\d\d) δεν αρέσει το #(.*)$'),
  ('answer', false, 'selection.did.dislike', '{time,number}', '^(\d\d:\d\d) не подходит #(.*)$'),
  ('answer', false, 'selection.did.unmark', '{time,number}', '^(\d\d:\d\d) took back the mark of #(.*)$'),
  ('answer', false, 'selection.did.unmark', '{time,number}', '^(\d\d:\d\d) ακύρωσε τη γνώμη για το #(.*)$'),
  ('answer', false, 'selection.did.unmark', '{time,number}', '^(\d\d:\d\d) снята отметка с #(.*)$'),
  ('answer', false, 'selection.did.message.one', '{time,number,text}', '^(\d\d:\d\d) writes about #(.*): (.*)$'),
  ('answer', false, 'selection.did.message.one', '{time,number,text}', '^(\d\d:\d\d) γράφει για το #(.*): (.*)$'),
  ('answer', false, 'selection.did.message.one', '{time,number,text}', '^(\d\d:\d\d) пишет о #(.*): (.*)$'),
  ('answer', false, 'selection.did.message.all', '{time,text}', '^(\d\d:\d\d) writes: (.*)$'),
  ('answer', false, 'selection.did.message.all', '{time,text}', '^(\d\d:\d\d) γράφει: (.*)$'),
  ('answer', false, 'selection.did.message.all', '{time,text}', '^(\d\d:\d\d) пишет: (.*)$'),
  ('enquiry', true, 'enquiry.name', '{text}', '^Name: (.*)$'),
  ('enquiry', true, 'enquiry.name', '{text}', '^Όνομα: (.*)$'),
  ('enquiry', true, 'enquiry.name', '{text}', '^Имя: (.*)$'),
  ('enquiry', false, 'enquiry.phone', '{text}', '^Phone: (.*)$'),
  ('enquiry', false, 'enquiry.phone', '{text}', '^Τηλέφωνο: (.*)$'),
  ('enquiry', false, 'enquiry.phone', '{text}', '^Телефон: (.*)$'),
  ('enquiry', false, 'enquiry.email', '{text}', '^E-mail: (.*)$'),
  ('enquiry', false, 'enquiry.email', '{text}', '^Эл\. почта: (.*)$');

-- Of nobody, or the task of a step that follows a deal; and nobody has written anything else.
CREATE TEMPORARY TABLE "saidTask" ON COMMIT DROP AS
SELECT a."id", a."description" FROM "activity" a
WHERE a."description" IS NOT NULL
  AND (a."createdById" IS NULL OR EXISTS (
    SELECT FROM "saidLine" s WHERE s."of" = 'task' AND a."description" ~ s."pattern" AND a."description" !~ E'\n'))
  AND NOT EXISTS (
    SELECT FROM "actionLog" l WHERE l."entity" = 'Activity' AND l."entityId" = a."id" AND l."actionById" IS NOT NULL
      AND l."action" <> 'add' AND l."data"->'attributes' ? 'description');

WITH "line" AS (
  SELECT t."id", l."at", l."text", min(l."at") FILTER (WHERE l."text" = '') OVER (PARTITION BY t."id") AS "blank"
  FROM "saidTask" t, regexp_split_to_table(t."description", E'\n') WITH ORDINALITY AS l ("text", "at")
),
"begun" AS (
  SELECT DISTINCT ON (l."id") l."id", s."of" FROM "line" l JOIN "saidLine" s ON s."first" AND l."text" ~ s."pattern"
  WHERE l."at" = 1 ORDER BY l."id", s."of"
),
"told" AS (
  SELECT l."id", l."at", coalesce(s."words", jsonb_build_array('alert.written', jsonb_build_object('text', l."text"))) AS "words"
  FROM "line" l JOIN "begun" b USING ("id")
  LEFT JOIN LATERAL (
    SELECT CASE
      WHEN s."key" IN ('enquiry.name', 'enquiry.phone', 'enquiry.email')
        THEN jsonb_build_array('alert.labelled', jsonb_build_object('label', jsonb_build_array(s."key"), 'text', v."all"->'text'))
      WHEN v."all" ? 'time'
        THEN jsonb_build_array('alert.timed', jsonb_build_object(
          'time', v."all"->'time', 'text', jsonb_build_array(s."key", v."all" - 'time')))
      ELSE jsonb_build_array(s."key", v."all") END AS "words"
    FROM "saidLine" s CROSS JOIN LATERAL (
      SELECT coalesce(jsonb_object_agg("name", "value") FILTER (WHERE "name" IS NOT NULL), '{}') AS "all"
      FROM unnest(s."names", CASE WHEN s."names" <> '{}' THEN regexp_match(l."text", s."pattern") END) AS p ("name", "value")
    ) AS v
    WHERE s."of" = b."of" AND l."text" ~ s."pattern"
      AND (s."of" <> 'enquiry' OR l."blank" IS NULL OR l."at" < l."blank")
    ORDER BY s."key" LIMIT 1
  ) AS s ON true
)
UPDATE "activity" a SET "said" = jsonb_build_object('lines', t."lines")
FROM (SELECT "id", jsonb_agg("words" ORDER BY "at") AS "lines" FROM "told" GROUP BY "id") AS t
WHERE a."id" = t."id";

-- Of an object that fits leads of theirs: its title in each language is asked for anew.
UPDATE "activity" a SET "said" = jsonb_build_object('lines', jsonb_build_array(jsonb_build_array('alert.both', jsonb_build_object(
  'first', jsonb_build_array(f."key", jsonb_build_object('price', f."found"[2], 'object', jsonb_build_object(
    'en', concat_ws(' ', '#' || f."found"[1], nullif(o."title", '')),
    'el', concat_ws(' ', '#' || f."found"[1], nullif(o."titleEl", '')),
    'ru', concat_ws(' ', '#' || f."found"[1], nullif(o."titleRu", ''))))),
  'second', jsonb_build_array('matching.tell.leadsOf', jsonb_build_object(
    'count', f."fits"[1]::integer, 'agent', f."fits"[2]))))))
FROM (
  SELECT t."id", k."key", regexp_match(t."description", '^' || k."word" || ': #(\S+)(?: .*)?, ([0-9][^·]*€) · ') AS "found",
    regexp_match(t."description", ' · (?:It fits|Ταιριάζει σε|Подходит) (\d{1,9}) (?:leads? of |ζήτηση \(|ζητήσεις \(|заявке \(|заявкам \(|заявки \()(.*?)\)?\.$') AS "fits"
  FROM "saidTask" t JOIN (VALUES
    ('matching.tell.new', '(?:New|Νέο|Новый объект)'),
    ('matching.tell.cheaper', '(?:Cheaper now|Φθηνότερο πλέον|Цена снижена)')
  ) AS k ("key", "word") ON t."description" ~ ('^' || k."word" || ': #')
) AS f LEFT JOIN "object" o ON o."referenceNumber" = f."found"[1]
WHERE a."id" = f."id" AND f."found" IS NOT NULL AND f."fits" IS NOT NULL AND a."said" IS NULL;
