// What prevents an undo of an arrival: imported rows that were changed since, or that new rows refer to.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { SettingsBefore } from '../arrivals.tables.ts'
import { arrivingTables, isReplaced, tableOfKind } from '../contents/arrivingTables.ts'
import type { ArrivingTable } from '../contents/arrivingTables.ts'
import { archivedTables } from '#keeping/archived-tables/archivedTables.ts'
import { leftOutTables } from '../../contents/leftOutTables.ts'
import { insertedIds, isNotInserted } from './counts.store.ts'
import { readSettings } from './settings.store.ts'

export type DependentRows = { table: string; count: number }

export type UndoneArrival = {
  tx: Db
  arrivalId: number
  tables: ReadonlyMap<string, ArrivingTable>
  settings: SettingsBefore
}

/** Tables that the product itself writes, even if nobody uses the imported records. */
const ownWork = [
  'alert',
  'objectTold',
  'leadTurn',
  'listDefault',
  'portalObject',
  'portalFeed',
  'portalFetch',
  'stayFeed',
  'stayBlock',
  'stayTask',
  'matchSending',
  'arrival',
]

export async function dependentRows(leaving: UndoneArrival): Promise<DependentRows[]> {
  const counts = new Map<string, number>()
  const add = (table: string, count: number) => {
    if (count > 0) counts.set(table, (counts.get(table) ?? 0) + count)
  }
  for (const name of arrivingTables) add(name, await changedIn(leaving, name))
  for (const reference of await references(leaving.tx))
    add(reference.table, await newIn(leaving, reference))
  for (const [name, { digest }] of Object.entries(leaving.settings))
    if ((await readSettings(leaving.tx, name)).digest !== digest) add(name, 1)
  for (const name of ['file', 'assignment', 'activityLink', 'numberThere'])
    add(name, await hangingIn(leaving, name))
  add('orderAct', await actsAfter(leaving))
  return [...counts].map(([table, count]) => ({ table, count }))
}

const countOf = async (tx: Db, query: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*)::float8 AS "count" ${query}`.execute(tx)
  return rows[0]!.count
}

const since = (arrivalId: number) =>
  sql`(SELECT "endedOn" FROM "arrival" WHERE "id" = ${arrivalId})`

/** Finds changed rows by version; for tables without versions, by deletion time. */
async function changedIn({ tx, arrivalId, tables }: UndoneArrival, name: string): Promise<number> {
  const { columns, isNumbered } = tables.get(name)!
  const has = (column: string) => columns.some((one) => one.name === column)
  if (!isNumbered || ownWork.includes(name)) return 0
  const changed = has('version')
    ? sql`t."id" IS NULL OR t."version" IS DISTINCT FROM n."version"`
    : has('deletedOn')
      ? sql`t."deletedOn" > ${since(arrivalId)}`
      : sql`false`
  return countOf(
    tx,
    sql`FROM "arrivalNumber" n LEFT JOIN ${sql.table(name)} t ON t."id" = n."here"
      WHERE n."arrivalId" = ${arrivalId} AND n."table" = ${name} AND n."how" = 'came' AND (${changed})`,
  )
}

/** Acts written here follow those that arrived. The keys of those can sign nothing here. */
const actsAfter = ({ tx, arrivalId }: UndoneArrival): Promise<number> =>
  countOf(tx, sql`FROM "orderAct" t WHERE ${isNotInserted(arrivalId, 'orderKey', 't.keyId')}`)

type Reference = { table: string; column: string; to: string; hasCreatedOn: boolean }

/** All columns with a foreign key to an imported table. */
async function references(tx: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    SELECT t."relname" AS "table", a."attname" AS "column", o."relname" AS "to", EXISTS (
      SELECT FROM pg_attribute d WHERE d."attrelid" = t."oid" AND d."attname" = 'createdOn') AS "hasCreatedOn"
    FROM pg_constraint c JOIN pg_class t ON t."oid" = c."conrelid" JOIN pg_class o ON o."oid" = c."confrelid"
    JOIN pg_attribute a ON a."attrelid" = t."oid" AND a."attnum" = c."conkey"[1]
    WHERE c."contype" = 'f' AND cardinality(c."conkey") = 1 AND t."relnamespace" = 'public'::regnamespace
      AND o."relname" = ANY (${[...arrivingTables, 'place']}::text[])
    ORDER BY 1, 2
  `.execute(tx)
  return rows
}

/** Rows that were not imported and refer to an imported row. */
async function newIn(
  { tx, arrivalId, tables }: UndoneArrival,
  { table, column, to, hasCreatedOn }: Reference,
): Promise<number> {
  const isOwn = ownWork.includes(table) || leftOutTables[table] === 'derived' || isReplaced(table)
  if (isOwn || leftOutTables[table] === 'shipped' || table === 'place') return 0
  const named = sql`${sql.ref(`t.${column}`)} IN (${insertedIds(arrivalId, numbers(tables, to))})`
  const arriving = tables.get(table)
  if (!arriving) return countOf(tx, sql`FROM ${sql.table(table)} t WHERE ${named}`)
  const isNew = arriving.isNumbered
    ? isNotInserted(arrivalId, table, 't.id')
    : isNewPart(arrivalId, arriving, { tables, column, hasCreatedOn })
  return countOf(tx, sql`FROM ${sql.table(table)} t WHERE ${named} AND ${isNew}`)
}

/** The table that a table's rows share their ids with: a key has the id of its property. */
const numbers = (tables: UndoneArrival['tables'], name: string) =>
  tables.get(name)?.columns.find((column) => column.name === 'id')?.target ?? name

/** SQL condition for a row without an id of its own: it was created after the import, or its owner was not imported. */
function isNewPart(
  arrivalId: number,
  table: ArrivingTable,
  {
    tables,
    column,
    hasCreatedOn,
  }: { tables: UndoneArrival['tables']; column: string; hasCreatedOn: boolean },
): RawBuilder<boolean> {
  if (hasCreatedOn) return sql`t."createdOn" > ${since(arrivalId)}`
  const owner = ownerOf(table)
  return owner?.target && owner.name !== column
    ? isNotInserted(arrivalId, numbers(tables, owner.target), `t.${owner.name}`)
    : sql`false`
}

/** The column with the owner of a row that has no id of its own. */
export const ownerOf = ({ name: table, key, columns }: ArrivingTable) => {
  const part = archivedTables[table]!.partOf?.column
  return (
    columns.find(({ name }) => name === part) ??
    columns.find(({ kindIn }) => kindIn !== null) ??
    columns.find(({ name, target }) => key.includes(name) && target !== null)
  )
}

/** SQL condition: a row refers, by kind and id, to an imported record. */
export function namesArrived(
  arrivalId: number,
  { kind, id }: { kind: string; id: string },
): RawBuilder<boolean> {
  const [kindOf, idOf] = [sql.ref(`t.${kind}`), sql.ref(`t.${id}`)]
  const each = [...recordKinds(), 'StayFeed', 'StayBlock'].flatMap((one) => {
    const table = tableOfKind(one)
    return table === undefined || table === 'agency'
      ? []
      : [sql<boolean>`(${kindOf} = ${one} AND ${idOf} IN (${insertedIds(arrivalId, table)}))`]
  })
  return sql`(${sql.join(each, sql` OR `)})`
}

export const polymorphicReferences: Readonly<Record<string, { kind: string; id: string }>> = {
  file: { kind: 'parentKind', id: 'parentId' },
  assignment: { kind: 'parentKind', id: 'parentId' },
  activityLink: { kind: 'entity', id: 'entityId' },
  numberThere: { kind: 'entity', id: 'entityId' },
}

async function hangingIn({ tx, arrivalId }: UndoneArrival, name: string): Promise<number> {
  const isNew: Record<string, RawBuilder<unknown>> = {
    file: isNotInserted(arrivalId, 'file', 't.id'),
    assignment: sql`t."createdOn" > ${since(arrivalId)}`,
    activityLink: isNotInserted(arrivalId, 'activity', 't.activityId'),
    numberThere: sql`t."importId" IS NOT NULL`,
  }
  return countOf(
    tx,
    sql`FROM ${sql.table(name)} t WHERE ${isNew[name]!} AND ${namesArrived(arrivalId, polymorphicReferences[name]!)}`,
  )
}
