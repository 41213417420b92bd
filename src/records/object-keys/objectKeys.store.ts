// Trigger on "objectKey": keepKeyOfObject maintains the sort columns of the object (keepKey.sql).
// Trigger on "objectKey": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { entityOf } from '#base/backend/entity.ts'
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { today } from '#kit/db/days.ts'
import { lock, save } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import { accountMustExist } from '#base/people/chosenAccounts.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { keepHistory } from './objectKeyHistory.store.ts'
import { objectKeyFields, overdueAfterDays } from './objectKeys.contract.ts'
import type {
  KeyStateName,
  ObjectKey,
  ObjectKeyQuery,
  ObjectKeyRow,
  ObjectKeyUpdate,
} from './objectKeys.contract.ts'
import { keyIsOut } from './keyIsOut.store.ts'

const keyEntity = entityOf({ table: 'objectKey', entity: 'ObjectKey', fields: objectKeyFields })

const objects = sql`"object" o`

export const listObjectKeys = (db: Db, query: ObjectKeyQuery): Promise<Page<ObjectKeyRow>> => {
  const begins = query.objectReferenceNumber?.replace(/^#/, '').toUpperCase() ?? ''
  const filters = [
    begins && beginsWith(begins),
    query.accountId && isAmong(isHeldBy(query.accountId)),
    query.state && inState[query.state],
  ].filter((one): one is Condition => typeof one === 'object')
  const where = [hasKey, ...filters]
  return page({
    db,
    from: objects,
    id: 'o.id',
    where,
    open: [],
    rows: shown,
    count: filters.length > 0 ? (db) => countRows(db, objects, where) : 'objectKeys',
    input: query,
    sorts: {
      objectReferenceNumber: 'o.referenceNumber',
      account: 'o.keyAccountName',
      received: 'o.keyReceived',
      givenAway: 'o.keyGivenAway',
      description: 'o.keyDescription',
    },
    by: 'objectReferenceNumber',
  })
}

const mostOverdueShown = 8

/** The keys that are overdue, the longest first: the first few, and how many there are. */
export async function overdueKeys(db: Db): Promise<{ items: ObjectKeyRow[]; totalRows: number }> {
  // The condition of the partial index "objectKey_out".
  const overdue = sql`"objectKey" k JOIN ${objects} ON o."id" = k."id"
    WHERE ${keyIsOverdue} AND ${hasKey}`
  const longest = sql<{ id: number }>`(SELECT k."id" FROM ${overdue}
    ORDER BY k."givenAway", k."id" LIMIT ${mostOverdueShown})`
  const [items, { rows }] = await Promise.all([
    shown(db, longest.as('page')).orderBy('k.givenAway').orderBy('k.id').execute(),
    sql<{ total: number }>`SELECT count(*) AS "total" FROM ${overdue}`.execute(db),
  ])
  return { items, totalRows: rows[0]!.total }
}

export async function editObjectKey(db: Db, objectId: number): Promise<ObjectKey> {
  const found = sql<{
    id: number
  }>`(SELECT o."id" FROM "object" o WHERE o."id" = ${objectId} AND ${hasKey})`
  const key = await shown(db, found.as('page'))
    .leftJoin('account as modifier', 'modifier.id', 'k.modifiedById')
    .select((eb) => [
      eb.fn.coalesce('k.modifiedOn', 'o.modifiedOn').as('modifiedOn'),
      'modifier.name as modifiedBy',
    ])
    .executeTakeFirst()
  if (!key) throw notFound()
  const history = await db
    .selectFrom('objectKeyHistory as h')
    .innerJoin('account as a', 'a.id', 'h.accountId')
    .select(['h.accountId', 'a.name as account', 'h.givenAway', 'h.received', 'h.description'])
    .where('h.objectId', '=', objectId)
    .orderBy('h.givenAway', 'desc')
    .orderBy('h.id', 'desc')
    .execute()
  return { ...key, history }
}

/** 404 for an object without a key. */
export const saveObjectKey = (db: Db, input: ObjectKeyUpdate, actor: Actor): Promise<ObjectKey> =>
  db.transaction().execute(async (tx) => {
    const { objectId: id } = input
    const { rows } = await sql`SELECT FROM "object" o WHERE o."id" = ${id} AND ${hasKey}`.execute(
      tx,
    )
    if (rows.length === 0) throw notFound()
    await sql`INSERT INTO "objectKey" ("id") VALUES (${id}) ON CONFLICT DO NOTHING`.execute(tx)
    const current = () => editObjectKey(tx, id)
    const { before, changes } = await save(tx, keyEntity, await lock(tx, keyEntity, id), {
      actor,
      changes: async (before) => {
        const changes = await requestedChanges(tx, keyEntity, before, input, current)
        if (typeof changes['accountId'] === 'number')
          await accountMustExist(tx, changes['accountId'])
        return changes
      },
    })
    await keepHistory(tx, before, { ...before, ...changes })
    return current()
  })

type Condition = RawBuilder<SqlBool>

const hasKey: Condition = sql`o."hasKey" AND o."deletedOn" IS NULL AND NOT o."isBlank"`
const beginsWith = (begins: string): Condition =>
  sql`o."referenceNumber" >= ${begins} AND o."referenceNumber" < ${begins} || '~'`

// Few keys are out: their ids are read first, by "objectKey_out" or "objectKeyAccount".
const isAmong = (keys: Condition): Condition =>
  sql`o."id" = ANY (ARRAY(SELECT k."id" FROM "objectKey" k WHERE ${keys}))`
const keyIsOverdue: Condition = sql`(${keyIsOut}
  AND k."givenAway" < ${today} - ${sql.lit(overdueAfterDays)})`
const isHeldBy = (accountId: number): Condition => sql`${keyIsOut} AND k."accountId" = ${accountId}`
const inState: Record<KeyStateName, Condition> = {
  out: isAmong(keyIsOut),
  overdue: isAmong(keyIsOverdue),
  atOffice: sql`NOT EXISTS (SELECT FROM "objectKey" k WHERE k."id" = o."id" AND ${keyIsOut})`,
}

const shown = (db: Db, page: PageIds) =>
  db
    .selectFrom(page)
    .innerJoin('object as o', 'o.id', 'page.id')
    .leftJoin('objectKey as k', 'k.id', 'o.id')
    .leftJoin('account as a', 'a.id', 'k.accountId')
    .select([
      'o.id',
      'o.id as objectId',
      'o.referenceNumber as objectReferenceNumber',
      'k.accountId',
      'a.name as account',
      'k.received',
      'k.givenAway',
      'k.description',
      keyIsOut.as('isOut'),
      sql<boolean>`coalesce(${keyIsOverdue}, false)`.as('isOverdue'),
      sql<number>`coalesce(k."version", 1)`.as('version'),
    ])
