// Assigns new ids to the rows of an archive, and finds rows that exist already: people by e-mail, branches and templates by
// their texts.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { numbersOf, textsThatIdentify } from '../contents/arrivingTables.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable } from '../contents/refused.ts'

const most = 2 ** 53 - 1

/** Finds the rows of a table that exist already, each once. */
export type FindExisting = (row: Row) => number | undefined

export async function existingRowFinder(tx: Db, table: string): Promise<FindExisting> {
  if (table === 'account') return peopleHere(tx)
  const words = textsThatIdentify[table]
  if (!words) return () => undefined
  const { rows } = await sql<Row & { id: number }>`
    SELECT "id", ${sql.join(words.map((word) => sql.ref(word)))} FROM ${sql.table(table)}
    WHERE "deletedOn" IS NULL ORDER BY "id" DESC`.execute(tx)
  const said = (row: Row) => JSON.stringify(words.map((word) => row[word]))
  const known = new Map(rows.map((row) => [said(row), row.id]))
  return once((row) => (row['deletedOn'] === null ? known.get(said(row)) : undefined))
}

async function peopleHere(tx: Db): Promise<FindExisting> {
  const { rows } = await sql<{ id: number; email: string }>`
    SELECT a."id", e AS "email" FROM "account" a CROSS JOIN string_to_table(a."searchEmail", ';') e
    WHERE a."deletedOn" IS NULL AND trim(e) <> '' ORDER BY a."id" DESC
  `.execute(tx)
  const known = new Map(rows.map(({ id, email }) => [email.trim(), id]))
  return once((row) => {
    const { email, deletedOn, mergedIntoId, erasedOn } = row
    if (typeof email !== 'string' || deletedOn !== null || mergedIntoId !== null) return undefined
    if (erasedOn !== null) return undefined
    return email
      .split(';')
      .map((one) => known.get(one.trim().toLowerCase()))
      .find((id) => id !== undefined)
  })
}

/** Two rows of the archive never become one here. */
function once(find: FindExisting): FindExisting {
  const taken = new Set<number>()
  return (row) => {
    const id = find(row)
    if (id === undefined || taken.has(id)) return undefined
    taken.add(id)
    return id
  }
}

/** Assigns ids to these rows, in their order. Returns how many existed already. */
export async function numberRows(
  tx: Db,
  { arrivalId, table }: { arrivalId: number; table: string },
  rows: readonly Row[],
  find: FindExisting,
): Promise<number> {
  const numbers = rows.map((row) => {
    const { id, version } = row
    if (typeof id !== 'number' || !(id >= 1 && id <= most) || !Number.isInteger(id))
      throw new ArchiveRefused(['arrival.refused.value', inTable(table, { what: 'id' })])
    return { id, version: Number.isInteger(version) ? version : null, here: find(row) ?? null }
  })
  await sql`
    INSERT INTO "arrivalNumber" ("arrivalId", "table", "there", "here", "how", "version")
    SELECT ${arrivalId}::integer, ${table}, n."id", coalesce(n."here", nextval(${sequenceOf(table)})),
      CASE WHEN n."here" IS NULL THEN 'came' ELSE 'was' END, n."version"
    FROM jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) AS n ("id" bigint, "version" integer, "here" integer)
  `.execute(tx)
  return numbers.filter(({ here }) => here !== null).length
}

const sequenceOf = (table: string) => sql`pg_get_serial_sequence(${`"${table}"`}, 'id')::regclass`

/** Referenced ids by table. */
export type ReferencedIds = Map<string, Set<number>>

export function addReferencedId(wanted: ReferencedIds, table: string, there: number): void {
  const of = numbersOf(table)
  const numbers = wanted.get(of)
  if (numbers) numbers.add(there)
  else wanted.set(of, new Set([there]))
}

/** The ids here for these ids of the archive. `lost` ones get an id that no row has or ever will have. */
export async function newIdsOf(
  tx: Db,
  arrivalId: number,
  wanted: ReferencedIds,
  lost: ReferencedIds,
): Promise<(table: string, there: number) => number | undefined> {
  const found = new Map<string, number>()
  const key = (table: string, there: number) => `${numbersOf(table)} ${there}`
  const look = async (these: ReferencedIds) => {
    const pairs = [...these].flatMap(([table, numbers]) =>
      [...numbers].map((there) => ({ table, there })),
    )
    const { rows } = await sql<{ table: string; there: number; here: number }>`
      SELECT n."table", n."there"::float8 AS "there", n."here"::float8 AS "here"
      FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS w ("table" text, "there" bigint)
      JOIN "arrivalNumber" n ON n."arrivalId" = ${arrivalId} AND n."table" = w."table" AND n."there" = w."there"
    `.execute(tx)
    for (const { table, there, here } of rows) found.set(key(table, there), here)
  }
  await look(wanted)
  await look(lost)
  const missing: ReferencedIds = new Map()
  for (const [table, numbers] of lost)
    for (const there of numbers)
      if (!found.has(key(table, there))) addReferencedId(missing, table, there)
  if (missing.size > 0) {
    for (const [table, numbers] of missing) await lose(tx, arrivalId, table, [...numbers])
    await look(missing)
  }
  return (table, there) => found.get(key(table, there))
}

async function lose(tx: Db, arrivalId: number, table: string, numbers: number[]): Promise<void> {
  // Places are shipped with the program: their ids are the same everywhere.
  const here = table === 'place' ? sql`n` : sql`nextval(${sequenceOf(table)})`
  await sql`
    INSERT INTO "arrivalNumber" ("arrivalId", "table", "there", "here", "how")
    SELECT ${arrivalId}::integer, ${table}, n, ${here}, 'lost' FROM unnest(${numbers}::bigint[]) AS n
  `.execute(tx)
}
