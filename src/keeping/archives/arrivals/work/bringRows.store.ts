// Imports the rows of an archive in one transaction: first assigns ids, then inserts the rows, table by table.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { isStored, numberOfStored } from '../../contents/pathOfFile.ts'
import { arrivingTables, isReplaced } from '../contents/arrivingTables.ts'
import type { ArrivingTable } from '../contents/arrivingTables.ts'
import { mapRow } from '../contents/mapRow.ts'
import type { LeftOutPart, Mapping, RenumberedOptions } from '../contents/mapping.ts'
import { leftOutParts } from '../contents/mapping.ts'
import type { OpenedArchive } from '../contents/openArchive.ts'
import type { Row } from '../contents/readLines.ts'
import { ArchiveRefused, inTable, refusedByDatabase } from '../contents/refused.ts'
import { insertInBatches, insertNamedFirst } from './insertRows.store.ts'
import { existingRowFinder, numberRows, newIdsOf, addReferencedId } from './newIds.store.ts'
import type { ReferencedIds } from './newIds.store.ts'
import { importOptions } from './options.store.ts'
import { importPlaces } from './places.store.ts'
import { collectRows, rowsIn } from './rowsIn.ts'
import { replaceSettings, readSettings } from './settings.store.ts'
import { nameOfLogo, namesOf } from './storeFiles.store.ts'

export type RowImport = {
  tx: Db
  arrivalId: number
  archive: OpenedArchive
  tables: ReadonlyMap<string, ArrivingTable>
  onWorked: (count: number) => void
}

export type RowImportResult = {
  /** Number of imported rows by table. */
  came: Map<string, number>
  /** How many values were left out, by kind. */
  leftOut: Map<LeftOutPart, number>
  /** Settings from before the import. */
  settings: Map<string, unknown[]>
  /** Number of people, branches and templates that existed already. */
  were: number
}

export async function importRows(bringing: RowImport): Promise<RowImportResult> {
  const { tx, arrivalId, tables, onWorked } = bringing
  const brought: RowImportResult = {
    came: new Map(),
    leftOut: new Map(leftOutParts.map((part) => [part, 0])),
    settings: new Map(),
    were: 0,
  }
  const replace = async (table: string) =>
    brought.settings.set(table, (await readSettings(tx, table)).rows)
  const places = await refused('place', () =>
    importPlaces(tx, arrivalId, rowsIn(bringing, 'place')),
  )
  brought.came.set('place', places)
  await replace('selectOption')
  const options = await refused('selectOption', async () =>
    importOptions(tx, await collectRows(rowsIn(bringing, 'selectOption'))),
  )
  for (const name of arrivingTables)
    if (tables.get(name)!.isNumbered)
      brought.were += await refused(name, () => numberTable(bringing, name))
  await sql`ANALYZE "arrivalNumber"`.execute(tx)
  for (const name of arrivingTables) {
    if (isReplaced(name)) await replace(name)
    const count = await refused(name, () => bringTable(bringing, name, { options, brought }))
    brought.came.set(name, count)
    onWorked(0)
  }
  await refused('branch', () => completeBranches(bringing, { options, brought }))
  return brought
}

async function refused<Answer>(table: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    throw refusedByDatabase(error, table) ?? error
  }
}

async function numberTable(bringing: RowImport, table: string): Promise<number> {
  const { tx, arrivalId, onWorked } = bringing
  const find = await existingRowFinder(tx, table)
  let were = 0
  for await (const rows of rowsIn(bringing, table)) {
    were += await numberRows(tx, { arrivalId, table }, rows, find)
    onWorked(rows.length)
  }
  return were
}

type With = { options: RenumberedOptions; brought: RowImportResult }

/** Rows of a table, mapped for this database. */
async function* mapped(
  bringing: RowImport,
  table: ArrivingTable,
  { options, brought: { leftOut } }: With,
): AsyncGenerator<Row[]> {
  const { tx, arrivalId, tables } = bringing
  const nothing = () => {}
  const mapping = { tables, options }
  for await (const rows of rowsIn(bringing, table.name)) {
    const [wanted, lost]: [ReferencedIds, ReferencedIds] = [new Map(), new Map()]
    const noting = (among: ReferencedIds) => (of: string, there: number) => {
      addReferencedId(among, of, there)
      return there
    }
    const look: Mapping = {
      ...mapping,
      see: noting(wanted),
      seeLost: noting(lost),
      onLeftOut: nothing,
    }
    for (const row of rows) mapRow(table, row, look)
    const here = await newIdsOf(tx, arrivalId, wanted, lost)
    const onLeftOut = (part: LeftOutPart) => void leftOut.set(part, leftOut.get(part)! + 1)
    const find: Mapping = { ...mapping, see: here, seeLost: here, onLeftOut }
    const known = await alreadyHere(bringing, table, rows)
    const fresh = rows.filter(({ id }) => !known.has(id as number))
    const stored = fresh.map((row) => ({ row, here: mapRow(table, row, find) }))
    await loseRows(bringing, table, stored)
    yield await named(bringing, table, stored)
    bringing.onWorked(rows.length)
  }
}

/** Ids of rows that are not inserted because they exist already. */
async function alreadyHere({ tx, arrivalId }: RowImport, table: ArrivingTable, rows: Row[]) {
  if (!table.isNumbered) return new Set<number>()
  const { rows: were } = await sql<{ there: number }>`
    SELECT "there"::float8 AS "there" FROM "arrivalNumber"
    WHERE "arrivalId" = ${arrivalId} AND "table" = ${table.name} AND "how" = 'was'
      AND "there" = ANY (${rows.map(({ id }) => Number(id))}::bigint[])
  `.execute(tx)
  return new Set(were.map(({ there }) => there))
}

/** Rows whose required reference is missing have an id but are not inserted. */
async function loseRows(
  { tx, arrivalId }: RowImport,
  table: ArrivingTable,
  rows: readonly { row: Row; here: Row | null }[],
): Promise<void> {
  const lost = rows.filter(({ here }) => here === null).map(({ row }) => Number(row['id']))
  if (lost.length === 0 || !table.isNumbered) return
  await sql`
    UPDATE "arrivalNumber" SET "how" = 'lost'
    WHERE "arrivalId" = ${arrivalId} AND "table" = ${table.name} AND "there" = ANY (${lost}::bigint[])`.execute(
    tx,
  )
}

/** Replaces the names of files by those under which they were stored. */
async function named(
  { tx, arrivalId }: RowImport,
  { name }: ArrivingTable,
  rows: { row: Row; here: Row | null }[],
): Promise<Row[]> {
  const stored = rows.flatMap(({ row, here }) => (here ? [{ row, here }] : []))
  if (name === 'agency') {
    const logo = await nameOfLogo(tx, arrivalId)
    return stored.map(({ here }) => ({ ...here, logo }))
  }
  if (!isStored(name)) return stored.map(({ here }) => here)
  const numberOf = ({ row }: { row: Row }) => numberOfStored(name, Number(row['id']))
  const names = await namesOf(tx, arrivalId, stored.map(numberOf))
  return stored.map((one) => ({ ...one.here, systemName: names.get(numberOf(one)) }))
}

/** Required columns without a default that are not in archives. */
const filledIn: Readonly<Record<string, readonly string[]>> = {
  file: ['systemName'],
  orderFile: ['systemName'],
  enquiry: ['fingerprint'],
  doubtfulEnquiry: ['fingerprint'],
}

/** Tables of which the program reads a single row. */
const onlyOne = ['agency', 'leadRule']

async function bringTable(bringing: RowImport, name: string, more: With): Promise<number> {
  const { tx, arrivalId, tables } = bringing
  const table = tables.get(name)!
  const described = bringing.archive.description.tables.find((one) => one.name === name)
  if (!described) return 0
  const columns = [
    ...described.fields.map((field) => field.name).filter((field) => field !== 'path'),
    ...(filledIn[name] ?? []),
  ]
  if (isReplaced(name)) {
    const rows = await collectRows(mapped(bringing, table, more))
    if (onlyOne.includes(name) && rows.length !== 1)
      throw new ArchiveRefused([
        'arrival.refused.count',
        inTable(name, { said: 1, found: rows.length }),
      ])
    await replaceSettings(tx, { table: name, columns }, rows)
    return rows.length
  }
  // A trigger has already inserted the rows of leads.
  if (name === 'matchSending')
    await sql`
      DELETE FROM ${sql.table('matchSending')} WHERE "leadId" IN (
        SELECT "here" FROM "arrivalNumber" WHERE "arrivalId" = ${arrivalId} AND "table" = 'lead')`.execute(
      tx,
    )
  return name === 'account'
    ? insertNamedFirst(tx, table, columns, mapped(bringing, table, more))
    : insertInBatches(tx, table.name, columns, mapped(bringing, table, more))
}

async function completeBranches(bringing: RowImport, more: With): Promise<void> {
  const quiet: RowImport = { ...bringing, onWorked: () => {} }
  for await (const rows of mapped(quiet, bringing.tables.get('branch')!, more))
    await sql`
      UPDATE ${sql.table('branch')} b SET "createdById" = n."createdById", "modifiedById" = n."modifiedById", "deletedById" = n."deletedById"
      FROM jsonb_populate_recordset(NULL::"branch", ${JSON.stringify(rows)}::jsonb) n WHERE b."id" = n."id"
    `.execute(bringing.tx)
}
