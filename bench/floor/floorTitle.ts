/** English title of object `o`: its own, or one composed of its type, bedrooms, size and place. */
export const titleOfObject = `coalesce(nullif(o."title", ''), nullif(concat_ws(', ',
  (SELECT "textEn" FROM "selectOption"
    WHERE "list" = CASE WHEN o."typeKey" > 0 THEN 'objectSubType' ELSE 'objectType' END AND "value" = abs(o."typeKey")),
  CASE WHEN o."bedrooms" = 1 THEN '1 bedroom' WHEN o."bedrooms" > 1 THEN o."bedrooms" || ' bedrooms' END,
  regexp_replace(replace(replace(to_char(coalesce(nullif(o."area", 0), nullif(o."lotArea", 0)), 'FM999,999,999,990.99'),
    ',', '\u00a0'), '.', ','), ',$', '') || '\u00a0m²',
  (SELECT "nameEn" FROM "place" WHERE "id" = o."locationId")), ''))`
