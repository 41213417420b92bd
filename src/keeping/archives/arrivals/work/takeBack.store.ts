// Undoes an arrival in one transaction: deletes every imported row for good, and restores the settings.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { log as logAction } from '#kit/db/save.ts'
import type { Db } from '#base/backend/backend.ts'
import type { SettingsBefore } from '../arrivals.tables.ts'
import { numberOfStored, storedTables } from '../../contents/pathOfFile.ts'
import { arrivingTables, isReplaced, readTables } from '../contents/arrivingTables.ts'
import type { ArrivingTable } from '../contents/arrivingTables.ts'
import { ArchiveRefused } from '../contents/refused.ts'
import { endArrival } from './arrivalLease.store.ts'
import type { ArrivalLease } from './arrivalLease.store.ts'
import { withoutTimeouts } from './importArchive.ts'
import type { ArrivalProgress } from './importArchive.ts'
import { insertedIds } from './counts.store.ts'
import { restoreSettings, announceChangedTexts } from './settings.store.ts'
import { recountLog } from './settle.store.ts'
import {
  polymorphicReferences,
  namesArrived,
  ownerOf,
  dependentRows,
} from './dependentRows.store.ts'
import type { UndoneArrival, DependentRows } from './dependentRows.store.ts'

/** Throws ArchiveRefused if imported records were changed or used; then nothing changes. */
export const takeBack = (
  db: Db,
  lease: ArrivalLease,
  { onTotal, onWorked }: ArrivalProgress,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await withoutTimeouts(tx)
    const { arrivalId } = lease
    const { settings, rows } = await arrivalOf(tx, arrivalId)
    onTotal(rows)
    const leaving = { tx, arrivalId, settings, tables: await readTables(tx) }
    const standing = await dependentRows(leaving)
    if (standing.length > 0) throw workedWith(standing)
    await noteFiles(leaving)
    for (const [table, { before }] of Object.entries(settings))
      await restoreSettings(tx, table, before)
    await removeOwnWork(leaving)
    for (const name of arrivingTables.toReversed()) await removeFrom(leaving, name, onWorked)
    await forgetPeople(leaving)
    await sql`DELETE FROM ${sql.table('place')} WHERE "id" IN (${insertedIds(arrivalId, 'place')})`.execute(
      tx,
    )
    await sql`DELETE FROM "arrivalNumber" WHERE "arrivalId" = ${arrivalId}`.execute(tx)
    await recountLog(tx)
    await announceChangedTexts(tx)
    await endArrival(tx, lease, { state: 'gone', remarks: [] })
    await logAction(tx, {
      of: { entity: 'Account' },
      id: lease.createdById,
      action: 'import',
      version: null,
      actor: null,
      message: `Archive ${lease.fileName} taken back (${arrivalId})`,
    })
  })

const workedWith = (standing: readonly DependentRows[]) =>
  new ArchiveRefused([
    'arrival.refused.worked',
    { tables: standing.map(({ table, count }) => `${table}:${count}`).join(',') },
  ])

async function arrivalOf(tx: Db, id: number) {
  const { rows } = await sql<{ settings: SettingsBefore; rows: number }>`
    SELECT "settings", "rows" FROM "arrival" WHERE "id" = ${id}`.execute(tx)
  return rows[0]!
}

/** Notes the stored files, which are removed once their rows are gone. */
async function noteFiles({ tx, arrivalId }: UndoneArrival): Promise<void> {
  for (const table of storedTables)
    await sql`
      INSERT INTO "arrivalFile" ("arrivalId", "there", "systemName")
      SELECT ${arrivalId}::integer, n."there" * ${numberOfStored(table, 1)}::integer, f."systemName"
      FROM "arrivalNumber" n JOIN ${sql.table(table)} f ON f."id" = n."here"
      WHERE n."arrivalId" = ${arrivalId} AND n."table" = ${table} AND n."how" = 'came'
    `.execute(tx)
  await sql`
    INSERT INTO "arrivalFile" ("arrivalId", "there", "systemName")
    SELECT ${arrivalId}::integer, 0, "logo" FROM "agency" WHERE "logo" IS NOT NULL AND "logo" NOT IN (
      SELECT b->>'logo' FROM "arrival", jsonb_array_elements("settings"->'agency'->'before') b
      WHERE "arrival"."id" = ${arrivalId} AND b->>'logo' IS NOT NULL)
  `.execute(tx)
}

/** The record kind of each kind of reminder. */
const reminded = [
  ...([
    ['rent', 'objectAccount'],
    ['tenancyEnds', 'objectAccount'],
    ['contractEnds', 'deal'],
  ] as const),
  ...([
    ['keyOverdue', 'object'],
    ['publishError', 'object'],
    ['expense', 'transaction'],
    ['orderEnds', 'brokerOrder'],
  ] as const),
]

/** Removes rows that the product derived from imported rows. */
async function removeOwnWork({ tx, arrivalId }: UndoneArrival): Promise<void> {
  const accounts = insertedIds(arrivalId, 'account')
  await sql`
    DELETE FROM ${sql.table('alert')} t WHERE t."objectId" IN (${insertedIds(arrivalId, 'object')}) OR t."accountId" IN (${accounts})
      OR ${namesArrived(arrivalId, { kind: 'entity', id: 'entityId' })}`.execute(tx)
  await sql`DELETE FROM ${sql.table('leadTurn')} WHERE "accountId" IN (${accounts})`.execute(tx)
  for (const [kind, table] of reminded)
    await sql`
      DELETE FROM ${sql.table('reminder')} WHERE "kind" = ${kind} AND "recordId" IN (${insertedIds(arrivalId, table)})`.execute(
      tx,
    )
  await sql`DELETE FROM ${sql.table('stayBlock')} WHERE "feedId" IN (${insertedIds(arrivalId, 'stayFeed')})`.execute(
    tx,
  )
  await sql`
    UPDATE ${sql.table('branch')} SET "createdById" = NULL, "modifiedById" = NULL, "deletedById" = NULL
    WHERE "id" IN (${insertedIds(arrivalId, 'branch')})`.execute(tx)
}

/** Removes what triggers derived from people and do not delete with them: empty sums, and the words of their names. */
async function forgetPeople({ tx, arrivalId }: UndoneArrival): Promise<void> {
  const accounts = insertedIds(arrivalId, 'account')
  for (const table of ['transactionSum', 'transactionTotal'])
    await sql`DELETE FROM ${sql.table(table)} WHERE "accountId" IN (${accounts})`.execute(tx)
  // A concurrent insert of a person with the same name is either visible here or waits for this transaction.
  await sql`LOCK TABLE "nameWord" IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
  await sql`
    DELETE FROM ${sql.table('nameWord')} n WHERE NOT EXISTS (SELECT FROM "accountWord" a WHERE a."word" = n."word")`.execute(
    tx,
  )
}

async function removeFrom(
  { tx, arrivalId, tables }: UndoneArrival,
  name: string,
  onWorked: (count: number) => void,
): Promise<void> {
  if (isReplaced(name)) return
  const table = tables.get(name)!
  if (table.isNumbered) return removeNumbered({ tx, arrivalId }, table, onWorked)
  const owner = ownerOf(table)!
  const where =
    owner.target !== null
      ? sql`${sql.ref(`t.${owner.name}`)} IN (${insertedIds(arrivalId, owner.target)})`
      : namesArrived(arrivalId, polymorphicReferences[name]!)
  const { numAffectedRows } = await sql`DELETE FROM ${sql.table(name)} t WHERE ${where}`.execute(tx)
  onWorked(Number(numAffectedRows))
}

/** Rows per statement: each is looked up in every table that may refer to it, and larger statements would seem to hang. */
const atOnce = 1000
const all = 2_000_000_000

/**
 * Deletes only unchanged rows: a row changed since the check makes the undo fail. Rows that others of the table refer to are
 * deleted after those, in rounds; rows that refer to each other in one statement.
 */
async function removeNumbered(
  { tx, arrivalId }: Pick<UndoneArrival, 'tx' | 'arrivalId'>,
  table: ArrivingTable,
  onWorked: (count: number) => void,
): Promise<void> {
  const { name, columns } = table
  const isOwn = ['alert', 'stayFeed', 'stayBlock'].includes(name)
  const hasVersion = !isOwn && columns.some((column) => column.name === 'version')
  const ofSelf = columns.filter(({ name: column, target }) => target === name && column !== 'id')
  const isFree = sql.join(
    ofSelf.map(
      (column) => sql`
    AND NOT EXISTS (SELECT FROM ${sql.table(name)} s WHERE s.${sql.ref(column.name)} = n."here" AND s."id" <> n."here")`,
    ),
    sql``,
  )
  const remove = async (after: number, most: number, isFree: RawBuilder<unknown>) => {
    const { rows } = await sql<{ last: number | null; gone: number }>`
      WITH "chunk" AS MATERIALIZED (
        SELECT n."here", n."version" FROM "arrivalNumber" n
        WHERE n."arrivalId" = ${arrivalId} AND n."table" = ${name} AND n."how" = 'came' AND n."here" > ${after}
          AND EXISTS (SELECT FROM ${sql.table(name)} t WHERE t."id" = n."here") ${isFree}
        ORDER BY n."here" LIMIT ${most}
      ), "gone" AS (
        DELETE FROM ${sql.table(name)} t USING "chunk" WHERE t."id" = "chunk"."here"
          ${hasVersion ? sql`AND t."version" IS NOT DISTINCT FROM "chunk"."version"` : sql``}
        RETURNING t."id"
      )
      SELECT (SELECT max("here")::float8 FROM "chunk") AS "last", (SELECT count(*)::integer FROM "gone") AS "gone"
    `.execute(tx)
    onWorked(rows[0]!.gone)
    return rows[0]!
  }
  /** Returns how many were deleted. */
  const removeFree = async (): Promise<number> => {
    let count = 0
    for (let after: number | null = 0; after !== null;) {
      const { last, gone } = await remove(after, atOnce, isFree)
      count += gone
      after = last
    }
    return count
  }
  if (ofSelf.length === 0) await removeFree()
  else {
    while ((await removeFree()) > 0);
    await remove(0, all, sql``)
  }
  const { rows } = await sql`
    SELECT FROM ${sql.table(name)} WHERE "id" IN (${insertedIds(arrivalId, name)}) LIMIT 1`.execute(
    tx,
  )
  if (rows.length > 0) throw workedWith([{ table: name, count: rows.length }])
}
