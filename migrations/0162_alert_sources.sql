-- Alerts that were written down as one sentence: where they come from is said in each reader's language from now on.
-- What they say stays in the words in which it was written.
UPDATE "alert" a SET "said" = jsonb_build_object(
  'source', jsonb_build_array(k."key"),
  'lines', (
    SELECT jsonb_agg(jsonb_build_array('alert.written', jsonb_build_object('text', "line")) ORDER BY "at")
    FROM regexp_split_to_table(a."content", E'\n') WITH ORDINALITY AS l ("line", "at")
  ))
FROM (VALUES
  ('enquiry.source', 'Website form'), ('enquiry.source', 'Φόρμα ιστότοπου'), ('enquiry.source', 'Форма на сайте'),
  ('selection.source', 'Client’s answer'), ('selection.source', 'Απάντηση πελάτη'), ('selection.source', 'Ответ клиента'),
  ('matching.tell.source', 'Matching properties'), ('matching.tell.source', 'Ακίνητα που ταιριάζουν'),
  ('matching.tell.source', 'Подходящие объекты'),
  ('payments.approval.source', 'Approval of an expense'), ('payments.approval.source', 'Έγκριση εξόδου'),
  ('payments.approval.source', 'Одобрение расхода'),
  ('occupancy.alert.source', 'Calendars of stays'), ('occupancy.alert.source', 'Ημερολόγια διαμονών'),
  ('occupancy.alert.source', 'Календари проживания')
) AS k ("key", "source")
WHERE a."said" IS NULL AND a."source" = k."source";
