// Imports places: those that exist with the same id or text are reused, others are added.
import { cutText } from '#kit/fields/cutText.ts'
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

type Place = { id: number; kind: string; nameEn: string; textEn: string }

/** Adds parents before the places inside them. Returns how many were added. */
export async function importPlaces(
  tx: Db,
  arrivalId: number,
  batches: AsyncIterable<Row[]>,
): Promise<number> {
  const { rows: places } = await sql<Place>`
    SELECT "id", "kind", "nameEn", "textEn" FROM "place"`.execute(tx)
  const byId = new Map(places.map((place) => [place.id, place]))
  const byWords = new Map(places.map((place) => [words(place), place.id]))
  const here = new Map<number, number>()
  let next = Math.max(...places.map(({ id }) => id), 100_000_000)
  const unknown: Row[] = []
  for await (const batch of batches)
    for (const row of batch) {
      const id = numberOf(row)
      const found = byId.get(id)?.nameEn === row['nameEn'] ? id : byWords.get(words(row as Place))
      if (found === undefined) unknown.push(row)
      else here.set(id, found)
    }
  await note(tx, { arrivalId, how: 'was' }, here)
  const added = new Map<number, number>()
  for (const row of parentsFirst(unknown)) {
    const parent = row['parentId'] === null ? null : here.get(Number(row['parentId']))
    if (parent === undefined)
      throw new ArchiveRefused([
        'arrival.refused.reference',
        inTable('place', { what: 'parentId', number: cutText(String(row['parentId']), 20) }),
      ])
    here.set(numberOf(row), ++next)
    added.set(numberOf(row), next)
    await addPlace(tx, { ...row, id: next, parentId: parent })
  }
  await note(tx, { arrivalId, how: 'came' }, added)
  return added.size
}

const words = ({ kind, textEn }: Pick<Place, 'kind' | 'textEn'>) => `${kind} ${textEn}`

function numberOf({ id }: Row): number {
  if (Number.isSafeInteger(id)) return id as number
  throw new ArchiveRefused(['arrival.refused.value', inTable('place', { what: 'id' })])
}

function parentsFirst(rows: Row[]): Row[] {
  const left = new Map(rows.map((row) => [numberOf(row), row]))
  const ordered: Row[] = []
  const take = (row: Row) => {
    if (!left.delete(numberOf(row))) return
    const parent = left.get(Number(row['parentId']))
    if (parent) take(parent)
    ordered.push(row)
  }
  for (const row of rows) take(row)
  return ordered
}

const note = (
  tx: Db,
  { arrivalId, how }: { arrivalId: number; how: 'came' | 'was' },
  numbers: ReadonlyMap<number, number>,
) => {
  const rows = [...numbers].map(([there, here]) => ({ there, here }))
  return sql`
    INSERT INTO "arrivalNumber" ("arrivalId", "table", "there", "here", "how")
    SELECT ${arrivalId}::integer, 'place', n."there", n."here", ${how}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n ("there" integer, "here" integer)`.execute(
    tx,
  )
}

const addPlace = (tx: Db, place: Row) =>
  sql`
    INSERT INTO ${sql.table('place')} ("id", "parentId", "kind", "nameEn", "nameEl", "nameRu", "textEn", "textEl", "textRu", "latitude",
      "longitude", "population", "aliases", "path", "searchName")
    SELECT p."id", p."parentId", p."kind", p."nameEn", p."nameEl", p."nameRu", p."textEn", p."textEl", p."textRu", p."latitude",
      p."longitude", p."population", p."aliases",
      coalesce((SELECT o."path" FROM "place" o WHERE o."id" = p."parentId"), '{}') || p."id",
      '| ' || (SELECT string_agg(DISTINCT fold(name), ' | ') FROM unnest(
        ARRAY[p."nameEn", p."nameEl", p."nameRu", p."textEn", p."textEl", p."textRu"] || p."aliases") AS name) || ' |'
    FROM jsonb_populate_record(NULL::"place", ${JSON.stringify(place)}::jsonb) AS p`.execute(tx)
