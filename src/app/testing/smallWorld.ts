// A few rows in every source table of derived values.

/** Ids start at 9001, so that tests know them and sequences do not reach them. */
export const smallWorld = `
  INSERT INTO "account" ("id", "lastName", "firstName", "isOwner", "isClient", "isEmploye", "hasTransactions")
  SELECT 9000 + n, (ARRAY['Vlachou', 'Петрова', 'Παπαδόπουλος', 'Smith', 'Alexiou', 'Κυριακού'])[n],
    (ARRAY['Eleni', 'Анна', 'Γιώργος', NULL, 'Maria', 'Νίκος'])[n], true, n > 2, n < 4, n % 2 = 0 FROM generate_series(1, 6) n;
  INSERT INTO "object" ("id", "title", "titleEl", "websiteCode", "isBlank", "active", "forSale", "salePrice", "forRent",
    "rentPrice", "forShortRent", "shortRentPrice", "locationId", "subTypeObjectTypeId", "bedrooms", "area", "seaView")
  SELECT 9000 + n, 'Home ' || n, 'Σπίτι', 'W' || n, false, true, n < 5, 100000 * n, n > 2, 400 + n, n % 2 = 0, 60 + n,
    (SELECT "id" FROM "place" ORDER BY "id" OFFSET 200 + n LIMIT 1), 1 + n % 3, n, 50 * n, n = 2 FROM generate_series(1, 6) n;
  INSERT INTO "objectAccount" ("objectId", "accountId", "relation", "endDate")
  SELECT 9001 + n / 2 % 6, 9001 + n * 5 % 6, (ARRAY[1, 2, 4, 7])[1 + n % 4], CASE WHEN n % 3 = 0 THEN date '2020-01-01' END
  FROM generate_series(1, 12) n;
  INSERT INTO "objectKey" ("id", "accountId", "givenAway", "description")
  SELECT 9000 + n, CASE WHEN n < 3 THEN 9000 + n END, date '2026-01-01' + n, 'With the porter' FROM generate_series(1, 4) n;
  INSERT INTO "lead" ("id", "accountId", "stage", "forPurchase", "purchaseBudgetRangeMax", "forRent", "rentBudgetRangeMin",
    "description", "locationId")
  SELECT 9000 + n, 9000 + n, n + 2, n < 5, 150000 * n, n > 3, 300, 'Διαμέρισμα με θέα στην Καλαμαριά, 3 bedrooms',
    CASE WHEN n = 2 THEN (SELECT "id" FROM "place" ORDER BY "id" LIMIT 1) END FROM generate_series(1, 6) n;
  INSERT INTO "activity" ("id", "done", "doneDate")
  SELECT 9000 + n, CASE WHEN n < 3 THEN false WHEN n < 5 THEN true END, CASE WHEN n = 4 THEN timestamp '2026-02-03 10:00' END
  FROM generate_series(1, 6) n;
  INSERT INTO "activityLink" ("activityId", "entity", "entityId", "position")
  SELECT 9000 + n, 'Demand', 9001 + n * 2 % 6, 0 FROM generate_series(1, 6) n;
  INSERT INTO "assignment" ("parentKind", "parentId", "accountId")
  SELECT (ARRAY['Viewing', 'Demand', 'Object'])[1 + n % 3], 9000 + n, 9001 + n % 3 FROM generate_series(1, 6) n;
  INSERT INTO "viewing" ("id", "demandId", "dateOfViewing")
  SELECT 9000 + n, 9001 + n % 4, timestamp '2026-03-01 10:00' + n * interval '1 day' FROM generate_series(1, 6) n;
  INSERT INTO "viewingResult" ("viewingId", "objectId", "position", "result")
  SELECT 9001 + n % 6, 9001 + (n * 5 + n / 6) % 6, n, (ARRAY[NULL, 8, 1])[1 + n % 3] FROM generate_series(1, 9) n;
  INSERT INTO "deal" ("id", "objectId", "demandId") SELECT 9000 + n, 9000 + n, 9001 + n % 6 FROM generate_series(1, 4) n;
  INSERT INTO "dealAccount" ("dealId", "accountId", "relation", "position")
  SELECT 9001 + n % 4, 9001 + n % 6, 1 + n % 5, n FROM generate_series(1, 10) n;
  INSERT INTO "reservation" ("id", "objectId", "checkIn", "duration", "clientLastName", "total", "comission")
  SELECT 9000 + n, 9001 + n % 3, date '2026-05-01' + 10 * n, 4 + n, 'Ivanov', 100 * n, n FROM generate_series(1, 6) n;
  INSERT INTO "stayBlock" ("id", "objectId", "from", "till")
  SELECT 9000 + n, 9001 + n % 3, date '2026-05-05' + 10 * n, date '2026-05-12' + 10 * n FROM generate_series(1, 6) n;
  INSERT INTO "transaction" ("accountId", "isDebit", "status", "amount", "transactionDate", "paymentMethod", "categoryId")
  SELECT 9001 + n % 4, n % 2 = 0, CASE WHEN n % 2 = 0 THEN n % 3 END, 10.5 * n, timestamp '2026-01-15' + n * interval '20 days',
    1 + n % 2, CASE WHEN n % 2 = 0 THEN 8 ELSE 1 END FROM generate_series(1, 8) n;
  INSERT INTO "brokerOrder" ("id", "side", "number", "code", "content", "issuedOn", "signedOn", "paperOn", "validFrom", "validUntil")
  SELECT 9000 + n, CASE WHEN n < 5 THEN 'mandate' ELSE 'viewing' END, n, lpad(n::text, 16, '0'), '{}', now(),
    CASE WHEN n <> 2 THEN now() END, CASE WHEN n <> 2 THEN now() END, date '2026-01-01' + 20 * n, date '2026-03-01' + 20 * n
  FROM generate_series(1, 6) n;
  INSERT INTO "orderObject" ("orderId", "objectId", "position")
  SELECT 9000 + n, 9001 + n * 2 % 6, 0 FROM generate_series(1, 6) n;
  INSERT INTO "document" ("name") SELECT 'Contract ' || n FROM generate_series(1, 3) n;
  INSERT INTO "alert" ("source", "content") SELECT 'test', 'Rent is due' FROM generate_series(1, 3) n`
