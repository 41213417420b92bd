// The wishes read from a lead's description, shown beside its fields.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { inLanguage, preparedIn } from '#kit/db/inLanguage.ts'
import type { Db } from '#base/backend/backend.ts'
import type { UnderstoodWishFacts } from './matching.contract.ts'

const range = (name: string, about: RawBuilder<unknown>) => {
  const [min, max] = [sql`t.${sql.ref(`${name}Min`)}`, sql`t.${sql.ref(`${name}Max`)}`]
  return sql`CASE WHEN coalesce(${min}, ${max}, ${about}) IS NOT NULL THEN json_build_object(
    'about', CASE WHEN coalesce(${min}, ${max}) IS NULL THEN ${about} END, 'min', ${min}, 'max', ${max}) END`
}
const places = (column: string, language: string) => sql`(
  SELECT coalesce(json_agg(DISTINCT ${inLanguage('p.name', language)}), '[]'::json) FROM "place" p WHERE p."id" = ANY (t.${sql.ref(column)}))`
const options = (list: string, column: string, language: string) => sql`(
  SELECT string_agg(${inLanguage('text', language)}, ', ' ORDER BY "position", "value") FROM "selectOption"
  WHERE "list" = ${sql.lit(list)} AND "value" = ANY (t.${sql.ref(column)}))`

/** Null for a lead without a description. */
export async function understoodOf(
  db: Db,
  leadId: number,
  language: string,
): Promise<UnderstoodWishFacts | null> {
  const none = sql`NULL::numeric`
  const { rows } = await sql<UnderstoodWishFacts>`${preparedIn(language, 'understoodOf')}
    SELECT coalesce(${options('objectSubType', 'subTypes', language)}, ${options('objectType', 'types', language)}) AS "kinds",
      ${places('places', language)} AS "places", ${places('notPlaces', language)} AS "notPlaces",
      ${range('price', none)} AS "price",
      CASE WHEN coalesce(r."min", r."max") <> coalesce(t."priceMin", t."priceMax")
        THEN json_build_object('about', NULL, 'min', r."min", 'max', r."max") END AS "rent",
      ${range('bedrooms', sql`t."bedrooms"`)} AS "bedrooms", ${range('area', sql`t."area"`)} AS "area",
      ${range('lotArea', sql`t."lotArea"`)} AS "lotArea", ${range('floor', none)} AS "floor", ${range('year', none)} AS "year",
      (SELECT coalesce(json_agg(json_build_object('fact', f."fact", 'isMust', t."mustFacts" >> f."bit" & 1 = 1) ORDER BY f."bit"),
        '[]'::json) FROM "matchFact" f WHERE t."facts" >> f."bit" & 1 = 1) AS "facts"
    FROM "lead" l CROSS JOIN LATERAL "wishOfText"(l."description") AS t
    CROSS JOIN LATERAL "rentOfText"(l."description") AS r
    WHERE l."id" = ${leadId} AND l."description" IS NOT NULL`.execute(db)
  return rows[0] ?? null
}
