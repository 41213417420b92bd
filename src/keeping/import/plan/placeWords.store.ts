// Finds places named in cells: by name alone, or with larger places as in «Aretsou, Kalamaria, Thessaloniki».
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { numberOfPlace } from './placeOfExport.ts'
import type { Words } from './readCell.ts'

/** Maximum length of a place name with its larger places. */
const longest = 300

type PlaceWords = Pick<Words, 'places' | 'placeRests'>

export async function placeWords(db: Db, texts: readonly string[]): Promise<PlaceWords> {
  const numbered = texts.filter((text) => numberOfPlace.test(text))
  const bare = (text: string) => text.replace(numberOfPlace, '')
  const { places, placeRests } = await namedWords(db, texts.map(bare))
  const known = await placesNumbered(db, numbered)
  return {
    places: new Map([
      ...places,
      ...numbered.map(
        (text) => [text, known.get(text) ?? places.get(bare(text)) ?? 'unknown'] as const,
      ),
    ]),
    placeRests,
  }
}

/** Places whose number and name agree. */
async function placesNumbered(db: Db, texts: readonly string[]): Promise<Map<string, number>> {
  if (texts.length === 0) return new Map()
  const asked = [...new Set(texts)].map((text) => ({
    text,
    id: Number(numberOfPlace.exec(text)![1]),
    name: text.replace(numberOfPlace, ''),
  }))
  const { rows } = await sql<{ text: string; id: number }>`
    SELECT DISTINCT "text", p."id"
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS "each" ("text" text, "id" integer, "name" text)
    JOIN "place" p ON p."id" = "each"."id", unnest(foldReadings("each"."name")) AS reading
    WHERE p."searchName" LIKE '%| ' || reading || ' |%'
  `.execute(db)
  return new Map(rows.map(({ text, id }) => [text, id]))
}

async function namedWords(db: Db, texts: readonly string[]): Promise<PlaceWords> {
  const different = [...new Set(texts)].filter((text) => text !== '' && text.length <= longest)
  const named = await namedPlaces(db, different)
  const open = different.filter((text) => typeof named.get(text) !== 'number' && text.includes(','))
  const within = await placesWithin(db, open)
  return {
    places: new Map(
      different.map((text) => [text, within.get(text)?.place ?? named.get(text) ?? 'unknown']),
    ),
    placeRests: new Map(
      [...within].flatMap(([text, { rest }]): [string, string][] => (rest ? [[text, rest]] : [])),
    ),
  }
}

type Place = number | 'several'

/**
 * The place with exactly this name, in any script; among namesakes the largest, if one is a town and the others are hamlets. A
 * town stands for the municipality and the regional unit around it that are called so.
 */
async function namedPlaces(db: Db, texts: readonly string[]): Promise<Map<string, Place>> {
  if (texts.length === 0) return new Map()
  const { rows } = await sql<{ text: string; ids: number[]; people: (number | null)[] }>`
    SELECT "text", array_agg("id" ORDER BY "population" DESC NULLS LAST, "id") AS "ids",
      array_agg("population" ORDER BY "population" DESC NULLS LAST, "id") AS "people"
    FROM unnest(${[...texts]}::text[]) AS "text", LATERAL (
      SELECT DISTINCT p."id", p."population" FROM "place" p, unnest(foldReadings("text")) AS reading
      WHERE p."searchName" LIKE '%| ' || reading || ' |%' AND p."kind" IN ('municipality', 'town', 'district', 'unit')
        AND (p."kind" = 'town' OR NOT EXISTS (
          SELECT FROM "place" q
          WHERE q."searchName" LIKE '%| ' || reading || ' |%' AND q."kind" = 'town' AND p."id" = ANY (q."path")
        ))
      LIMIT 20
    ) AS "named"
    GROUP BY "text"
  `.execute(db)
  return new Map(rows.map(({ text, ids, people }) => [text, placeOf(ids, people)]))
}

const clearly = 5
function placeOf(ids: readonly number[], people: readonly (number | null)[]): Place {
  const [most, next] = [people[0] ?? 0, people[1] ?? 0]
  return ids.length === 1 || most > next * clearly ? ids[0]! : 'several'
}

type Within = { place: Place; rest: string }
/** More parts than an address has. */
const mostParts = 6

/** For 'A, B, C': the first name that is a place inside a later one; earlier names are no places. */
async function placesWithin(db: Db, texts: readonly string[]): Promise<Map<string, Within>> {
  const asked = texts.flatMap((text, of) => {
    const parts = partsOf(text)
    return parts.map((name, at) => ({ of, at, name, behind: parts.slice(at + 1) }))
  })
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ of: number; at: number; towns: number[]; others: number[] }>`
    SELECT "of", "at",
      coalesce(array_agg("id" ORDER BY "id") FILTER (WHERE "kind" = 'town'), '{}') AS "towns",
      coalesce(array_agg("id" ORDER BY "id") FILTER (WHERE "kind" <> 'town'), '{}') AS "others"
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS "each" ("of" integer, "at" integer, "name" text, "behind" text[]),
      LATERAL (
        SELECT DISTINCT p."id", p."kind" FROM "place" p, unnest(foldReadings("name")) AS reading
        WHERE p."searchName" LIKE '%| ' || reading || ' |%' AND p."kind" IN ('municipality', 'town', 'district', 'unit')
          AND (cardinality("behind") = 0 OR EXISTS (
            SELECT FROM unnest("behind") AS "outer", unnest(foldReadings("outer")) AS "outerReading", "place" q
            WHERE q."searchName" LIKE '%| ' || "outerReading" || ' |%' AND q."id" = ANY (p."path") AND q."id" <> p."id"
          ))
        LIMIT 20
      ) AS "named"
    GROUP BY 1, 2 ORDER BY 1, 2
  `.execute(db)
  const found = new Map<string, Within>()
  for (const { of, at, towns, others } of rows) {
    const text = texts[of]!
    if (found.has(text)) continue
    const [only, ...more] = towns.length > 0 ? towns : others
    const rest = partsOf(text).slice(0, at).join(', ')
    found.set(text, { place: more.length === 0 ? only! : 'several', rest })
  }
  return found
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, mostParts)
