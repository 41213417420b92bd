-- Words of the trade in the lists of choices. What an administrator has worded otherwise stays as it is.

UPDATE "selectOption" AS o SET "textEl" = w."new"
FROM (VALUES
  ('companyType', 2, 'Δική μας ιστοσελίδα', 'Δικός μας ιστότοπος'),
  ('paymentMethod', 1, 'Τραπεζικά', 'Μέσω τράπεζας'),
  ('transactionCategory', 6, 'Αποζημίωση ασφάλισης', 'Ασφαλιστική αποζημίωση')
) AS w ("list", "value", "old", "new")
WHERE o."list" = w."list" AND o."value" = w."value" AND o."textEl" = w."old";

UPDATE "selectOption" AS o SET "textRu" = w."new"
FROM (VALUES
  ('accessFrom', 6, 'Другой', 'Другое'),
  ('transactionCategory', 4, 'Депозит', 'Залог'),
  ('transactionCategory', 8, 'Коммунальные платежи дома', 'Общедомовые расходы'),
  ('transactionCategory', 13, 'Налог на недвижимость (ΕΝΦΙΑ)', 'Налог на недвижимость (ENFIA)')
) AS w ("list", "value", "old", "new")
WHERE o."list" = w."list" AND o."value" = w."value" AND o."textRu" = w."old";
