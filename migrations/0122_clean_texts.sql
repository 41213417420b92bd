-- Texts that came in before they were cleaned of what nobody sees. Each record that changes gets its next version, and an
-- entry in the action log of what it said before. What cannot change, since another has that value already, stays, and an
-- entry says so.
-- requires: cleanText.sql

-- How many records it changed.
CREATE FUNCTION cleanStoredTexts() RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  "unseen" CONSTANT text := '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u1680\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164'
    || '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u00A0]';
  "kind" record;
  "dirty" record;
  "clean" jsonb;
  "number" integer;
  "changed" integer := 0;
BEGIN
  FOR "kind" IN
    SELECT "table", "entity", "columns", "emails",
      (SELECT string_agg(format('%L, %I', "column", "column"), ', ') FROM unnest("columns") AS "column") AS "pairs",
      (SELECT string_agg(format('%I', "column"), ', ') FROM unnest("columns") AS "column") AS "named"
    FROM (VALUES
      ('account', 'Account', ARRAY['lastName', 'firstName', 'middleName', 'nameEng', 'nameLocal', 'lastNameEng', 'firstNameEng',
        'middleNameEng', 'lastNameLocal', 'firstNameLocal', 'middleNameLocal', 'email', 'phone', 'internalPassportNumber',
        'passportNumber', 'taxNumber', 'taxNumberOfOtherCountry', 'city', 'postcode', 'address', 'notes', 'consentSource'], 'email'),
      ('object', 'Object', ARRAY['websiteCode', 'title', 'titleEl', 'titleRu', 'address', 'zipCode', 'description',
        'descriptionEl', 'descriptionRu', 'internalNotes', 'videoURL'], NULL),
      ('objectKey', 'ObjectKey', ARRAY['description'], NULL),
      ('lead', 'Demand', ARRAY['description'], NULL),
      ('reservation', 'Reservation', ARRAY['reservationNumberExternal', 'clientLastName', 'clientFirstName', 'clientTaxNumber',
        'clientInternalPassportNumber', 'clientEmail', 'clientPhone', 'externalLink', 'ownerPaymentNotes', 'arrivalTimePlanned',
        'arrivalTimeActual'], 'clientEmail'),
      ('activity', 'Activity', ARRAY['description'], NULL),
      ('transaction', 'Transaction', ARRAY['internalNotes'], NULL),
      ('document', 'Document', ARRAY['name', 'description'], NULL),
      ('selection', 'Selection', ARRAY['note'], NULL),
      ('branch', 'Branch', ARRAY['nameEn', 'nameEl', 'nameRu'], NULL),
      ('agency', 'Agency', ARRAY['name', 'nameEl', 'nameRu', 'address', 'addressEl', 'addressRu', 'phone', 'email', 'taxNumber'], 'email')
    ) AS "all" ("table", "entity", "columns", "emails")
  LOOP
    FOR "dirty" IN EXECUTE format(
      'SELECT "id", "values" FROM (SELECT "id", concat_ws(E''\n'', %s) AS "said", jsonb_build_object(%s) AS "values", %s AS "emails" FROM %I) AS "all"
        WHERE "said" ~ $1 OR "said" IS NOT NFC NORMALIZED OR "emails" ~* ''mailto:|<.*@''',
      "kind"."named", "kind"."pairs", coalesce(quote_ident("kind"."emails"), 'NULL::text'), "kind"."table"
    ) USING "unseen" LOOP
      "clean" := (
        SELECT jsonb_object_agg("key", nullif("now", '')) FROM (
          SELECT "key", "value", CASE "key" WHEN "kind"."emails" THEN coalesce(cleanEmails("value"), '')
            ELSE regexp_replace(cleanText("value"), '^\s+|\s+$', '', 'g') END AS "now"
          FROM jsonb_each_text("dirty"."values") WHERE "value" IS NOT NULL
        ) AS c WHERE "now" <> "value");
      CONTINUE WHEN "clean" IS NULL;
      BEGIN
        EXECUTE format(
          'UPDATE %I SET %s, "version" = "version" + 1 WHERE "id" = $1 RETURNING "version"', "kind"."table",
          (SELECT string_agg(format('%1$I = $2 ->> %1$L', "key"), ', ') FROM jsonb_object_keys("clean") AS "key"))
          INTO "number" USING "dirty"."id", "clean";
        INSERT INTO "actionLog" ("action", "entity", "entityId", "version", "data")
        VALUES ('clean', "kind"."entity", "dirty"."id", "number", jsonb_build_object('attributes', "clean", 'previous', (
          SELECT jsonb_object_agg("key", "dirty"."values" -> "key") FROM jsonb_object_keys("clean") AS "key")));
        "changed" := "changed" + 1;
      EXCEPTION WHEN unique_violation OR check_violation OR not_null_violation THEN
        INSERT INTO "actionLog" ("action", "entity", "entityId", "data")
        VALUES ('notCleaned', "kind"."entity", "dirty"."id", jsonb_build_object('attributes', "dirty"."values", 'previous', "clean"));
      END;
    END LOOP;
  END LOOP;

  -- What people sign in with. Of two that look alike, the one that can be typed keeps its name.
  FOR "dirty" IN
    SELECT u."accountId" AS "id", u."username", lower(cleanEmails(u."username") COLLATE "letters") AS "now"
    FROM "user" u WHERE lower(cleanEmails(u."username") COLLATE "letters") IS DISTINCT FROM u."username"
    ORDER BY 1
  LOOP
    BEGIN
      UPDATE "user" SET "username" = "dirty"."now" WHERE "accountId" = "dirty"."id";
      INSERT INTO "actionLog" ("action", "entity", "entityId", "data")
      VALUES ('clean', 'Account', "dirty"."id", jsonb_build_object(
        'attributes', jsonb_build_object('username', "dirty"."now"), 'previous', jsonb_build_object('username', "dirty"."username")));
      "changed" := "changed" + 1;
    EXCEPTION WHEN unique_violation OR check_violation OR not_null_violation THEN
      INSERT INTO "actionLog" ("action", "entity", "entityId", "data")
      VALUES ('notCleaned', 'Account', "dirty"."id", jsonb_build_object(
        'attributes', jsonb_build_object('username', "dirty"."username"), 'previous', jsonb_build_object('username', "dirty"."now")));
    END;
  END LOOP;
  RETURN "changed";
END $$;

SELECT cleanStoredTexts();
