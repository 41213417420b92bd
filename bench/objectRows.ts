// SQL that generates objects and their rows, the same each time, from pseudo-random numbers.

/** A pseudo-random number below 2^31, different for each `salt`. */
const chance = (of: string, salt: number) => `(hashint4(${of} + ${salt}0000000) & 2147483647)`

// One to seven people per object, four on average: the owner, then present and former tenants and others. One in fifty is
// deleted.
export const links = `
  INSERT INTO "objectAccount" (
    "objectId", "accountId", "relation", "startDate", "endDate", "price", "rentPaymentDay", "createdOn", "modifiedOn", "deletedOn"
  )
  SELECT "object", 1 + (a + "nth" * 131) % $2::integer, "relation",
    CASE WHEN "relation" IN (1, 2, 4, 7, 12) THEN "start" END,
    CASE WHEN "relation" IN (4, 7, 12) AND b % 3 > 0 THEN "start" + 30 + b % 700 END,
    CASE WHEN "relation" = 4 THEN 250 + b % 150 * 10 WHEN "relation" = 7 THEN 40 + b % 30 * 5 WHEN "relation" = 2 THEN 40000 + b % 500 * 1000 END,
    CASE WHEN "relation" = 4 THEN b % 8 - 2 END,
    "start", "start", CASE WHEN c % 50 = 0 THEN '2026-01-01'::timestamptz END
  FROM (
    SELECT "object", "nth", a, b, c, '2015-01-01'::date + b % 3800 AS "start",
      CASE WHEN "nth" = 1 THEN CASE WHEN c % 33 = 1 THEN 3 ELSE 1 END
        ELSE (ARRAY[4, 4, 4, 4, 7, 7, 7, 1, 2, 3, 5, 12, 12, 8])[1 + c % 14] END AS "relation"
    FROM (
      SELECT "object", "nth", ${chance('"object"', 1)} AS a, ${chance('"object" * 7 + "nth"', 2)} AS b,
        ${chance('"object" * 7 + "nth"', 3)} AS c
      FROM generate_series(1, $1::integer) AS "object",
        generate_series(1, (ARRAY[4, 3, 5, 2, 6, 1, 7])[1 + ("object" - 1) % 7]) AS "nth"
    ) AS "mixed"
  ) AS "link"`

// Half are flats and houses, most of them in the towns where most people live; two in a hundred were
// deleted, one in four is on the public site, one in eight has no coordinates. The price goes with the size.
export const objects = `
  INSERT INTO "object" (
    "id", "referenceNumber", "subTypeObjectTypeId", "objectSubTypeId", "locationId", "forSale", "forRent", "forShortRent",
    "salePrice", "salePriceWithDiscount", "rentPrice", "shortRentPrice", "title", "titleEl", "titleRu",
    "area", "bedrooms", "bathrooms", "floor", "lotArea", "address", "zipCode", "distanceFromSea", "orientation",
    "latitude", "longitude", "displayCoordinates", "description", "descriptionEl", "descriptionRu", "internalNotes",
    "active", "publishRequested", "published", "publishedOn", "hasKey", "elevator", "garden", "parking", "balcony",
    "seaView", "furnished", "energyClass", "constructionYear", "createdOn", "createdById", "modifiedOn", "modifiedById",
    "deletedOn", "ownerId", "ownerName"
  )
  SELECT "i", "referenceNumberOf"("i" - 1), "parent", CASE WHEN c % 40 > 0 THEN "subType" END, "placeId", "sale", "rent", "short",
    CASE WHEN "sale" THEN round("area" * (600 + a % 2400), -3) END,
    CASE WHEN "sale" AND b % 8 = 0 THEN round("area" * (600 + a % 2400) * 0.92, -3) END,
    CASE WHEN "rent" THEN 150 + round("area" * (4 + a % 6), -1) END, CASE WHEN "short" THEN 40 + b % 40 * 5 END,
    CASE WHEN c % 30 > 0 THEN "textEn" || ' of ' || "area" || ' m², ' || "placeEn" END,
    CASE WHEN c % 30 > 0 THEN "textEl" || ' ' || "area" || ' τ.μ., ' || "placeEl" END,
    CASE WHEN c % 4 > 0 THEN "textRu" || ' ' || "area" || ' м², ' || "placeRu" END,
    "area", CASE WHEN "subType" <= 6 THEN 1 + "area"::integer / 45 END, CASE WHEN "subType" <= 6 THEN 1 + "area"::integer / 110 END,
    CASE WHEN "subType" IN (1, 5, 6) THEN a % 8 END, CASE WHEN "parent" = 3 OR "subType" IN (3, 4) THEN 200 + b % 3000 END,
    (ARRAY['Τσιμισκή ', 'Εγνατίας ', 'Μεγάλου Αλεξάνδρου ', 'Παπάφη ', 'Κομνηνών '])[1 + a % 5] || 1 + b % 200,
    (54000 + a % 9000)::text, 50 + b % 300 * 50, ARRAY[1 + a % 8],
    CASE WHEN c % 8 > 0 THEN "atLatitude" + (a % 20000 - 10000) / 1000000.0 END,
    CASE WHEN c % 8 > 0 THEN "atLongitude" + (b % 20000 - 10000) / 1000000.0 END, b % 2 = 0,
    repeat('A bright home near shops, schools and the bus, quiet at night. ', 2 + a % 6),
    repeat('Φωτεινός χώρος κοντά σε αγορά, σχολεία και στάσεις, ήσυχος τη νύχτα. ', 2 + a % 6),
    CASE WHEN c % 4 > 0 THEN repeat('Светлое помещение рядом с магазинами, школами и остановками. ', 2 + a % 6) END,
    CASE WHEN a % 3 = 0 THEN 'Ο ιδιοκτήτης προτιμά τηλεφώνημα μετά τις έξι.' END,
    NOT "closed", "public", "public", CASE WHEN "public" THEN "created" + interval '2 days' END, a % 10 < 3,
    b % 2 = 0, c % 3 = 0, a % 2 = 0, b % 3 > 0, CASE WHEN a % 5 < 2 THEN a % 5 = 0 END, b % 4 = 0,
    1 + a % 8, 1960 + b % 66, "created", 1 + greatest(3, $2::integer / 50) * (a % 50),
    "created" + b % 2000 * interval '1 h', 1 + greatest(3, $2::integer / 50) * (b % 50),
    CASE WHEN "deleted" THEN '2026-06-01'::timestamptz END, "ownerId", "ownerName"
  FROM (
    SELECT "mixed".*, "option"."parent", "option"."textEn", "option"."textEl", "option"."textRu",
      "place"."id" AS "placeId", "place"."nameEn" AS "placeEn", "place"."nameEl" AS "placeEl", "place"."nameRu" AS "placeRu",
      "place"."latitude" AS "atLatitude", "place"."longitude" AS "atLongitude",
      c % 50 = 1 AS "deleted", c % 20 = 2 AS "closed", c % 4 = 3 AND c % 20 <> 2 AND c % 50 <> 1 AS "public",
      b % 10 < 6 AS "sale", b % 10 >= 5 AND b % 10 < 9 AS "rent", b % 10 = 9 AS "short",
      CASE WHEN "option"."parent" = 3 THEN 300 + a % 5000 WHEN "subType" IN (3, 4) THEN 90 + a % 300 WHEN "subType" = 5 THEN 20 + a % 25
        WHEN "option"."parent" = 1 THEN 45 + a % 110 ELSE 20 + a % 600 END::numeric AS "area",
      '2014-01-01'::timestamptz + "i" * interval '63 min' AS "created"
    FROM (
      SELECT "i", ${chance('"i"', 4)} AS a, ${chance('"i"', 5)} AS b, ${chance('"i"', 6)} AS c,
        CASE WHEN ${chance('"i"', 7)} % 100 < 30 THEN 1 WHEN ${chance('"i"', 7)} % 100 < 60 THEN 1 + ${chance('"i"', 8)} % 6
          ELSE 1 + ${chance('"i"', 8)} % 30 END AS "subType",
        power(${chance('"i"', 9)} / 2147483648.0, 2.5) AS "nearBigTowns"
      FROM generate_series(1, $1::integer) AS "i"
    ) AS "mixed"
    JOIN "selectOption" "option" ON "option"."list" = 'objectSubType' AND "option"."value" = "mixed"."subType"
    JOIN (
      SELECT (row_number() OVER (ORDER BY coalesce("population", 25000) DESC, "id") - 1)::integer AS "rank", "place".*
      FROM "place" WHERE "path"[1] IN (1, 2, 3) AND "kind" IN ('town', 'district')
    ) AS "place" ON "place"."rank" = floor("nearBigTowns" * (
      SELECT count(*) FROM "place" WHERE "path"[1] IN (1, 2, 3) AND "kind" IN ('town', 'district')))::integer
  ) AS "row"
  LEFT JOIN (
    SELECT DISTINCT ON (l."objectId") l."objectId", a."id" AS "ownerId", a."name" AS "ownerName"
    FROM "objectAccount" l JOIN "account" a ON a."id" = l."accountId" AND a."deletedOn" IS NULL
    WHERE l."relation" = 1 AND l."deletedOn" IS NULL ORDER BY l."objectId", l."endDate" DESC NULLS FIRST, l."id"
  ) AS "owner" ON "owner"."objectId" = "i"`

// Three pictures per object with known sizes: the server would otherwise measure them during the benchmark.
export const pictures = `
  INSERT INTO "file" ("systemName", "userName", "contentType", "size", "width", "height", "parentKind", "parentId", "type", "position")
  SELECT 'bench' || lpad("i"::text, 12, '0') || '-' || "nth" || '.webp', 'IMG_' || "nth" || '.jpg', 'image/webp',
    200000 + ${chance('"i" * 3 + "nth"', 1)} % 900000, 1600, 1200, 'Object', "i", 'image', "nth"
  FROM generate_series(1, $1::integer) AS "i", generate_series(0, 2) AS "nth"`

export const firstNumbers = `
  UPDATE "account" a SET "firstNumber" = "linked"."any", "firstOwnedNumber" = coalesce("linked"."owned", '')
  FROM (
    SELECT l."accountId", min(o."referenceNumber") AS "any", min(o."referenceNumber") FILTER (WHERE l."relation" = 1) AS "owned"
    FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."deletedOn" IS NULL
    WHERE l."relation" IN (1, 2, 4, 7) AND l."deletedOn" IS NULL GROUP BY l."accountId"
  ) AS "linked" WHERE a."id" = "linked"."accountId"`

// Every second key has been given to somebody.
export const keys = `
  WITH "given" AS (
    INSERT INTO "objectKey" ("id", "accountId", "givenAway", "received")
    SELECT "objectId", "accountId", "day", CASE WHEN "objectId" % 4 > 0 THEN "day" + 1 + "objectId" % 20 END
    FROM (
      SELECT DISTINCT ON (l."objectId") l."objectId", l."accountId", '2025-01-01'::date + l."objectId" % 600 AS "day"
      FROM "objectAccount" l JOIN "object" o ON o."id" = l."objectId" AND o."hasKey"
      WHERE l."objectId" % 2 = 0 AND l."deletedOn" IS NULL ORDER BY l."objectId", l."id" DESC
    ) AS "last" RETURNING "id", "accountId", "givenAway", "received"
  )
  INSERT INTO "objectKeyHistory" ("objectId", "accountId", "givenAway", "received")
  SELECT "id", "accountId", "givenAway", "received" FROM "given"`

export const keysOfObjects = `
  UPDATE "object" o
  SET "keyAccountName" = a."name", "keyReceived" = k."received", "keyGivenAway" = k."givenAway"
  FROM "objectKey" k JOIN "account" a ON a."id" = k."accountId" WHERE k."id" = o."id"`
