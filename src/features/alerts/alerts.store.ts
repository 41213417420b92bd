// Triggers on "alert": totalsAdded, totalsRemoved and totalsChanged keep how many alerts there are (keepTotals.sql).
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { entityOf } from '#features/entity.ts'
import { askedChanges } from '#kit/db/askedChanges.ts'
import { add, restore, save, softDelete } from '#kit/db/save.ts'
import { page } from '#kit/db/page.ts'
import type { PageIds } from '#kit/db/page.ts'
import { keptTotal } from '#kit/db/totals.ts'
import { textarea } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Db } from '../backend.ts'
import { byPerson } from '../stamps.ts'
import { alertFields } from './alerts.contract.ts'
import type { Alert, AlertQuery, NotesInput } from './alerts.contract.ts'

const alertEntity = entityOf({
  table: 'alert',
  entity: 'Alert',
  fields: alertFields,
  kept: ['readedOn', 'readedById', 'objectId'],
})

type Told = {
  /** Where it comes from. */
  source: string
  /** Plain text. */
  content: string
  objectId?: number
}

/** Tells the office something. */
export const addAlert = (tx: Db, input: Told): Promise<number> => add(tx, alertEntity, input, null)

/** Adds a line to what nobody has read yet; false where there is no such alert, or it is full. */
export async function addToAlert(tx: Db, id: number, line: string): Promise<boolean> {
  const alert = await tx
    .selectFrom('alert')
    .select('content')
    .where('id', '=', id)
    .where('readedOn', 'is', null)
    .where('deletedOn', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  const content = `${alert?.content}\n${line}`
  if (!alert || content.length > textarea.maxLength) return false
  await save(tx, alertEntity, id, { actor: null, changes: { content } })
  return true
}

const live = sql<SqlBool>`a."deletedOn" IS NULL`
const alerts = sql`"alert" a`

export const listAlerts = (db: Db, input: AlertQuery): Promise<Page<Alert>> =>
  page({
    db,
    from: alerts,
    id: 'a.id',
    where: [live],
    rows: shown,
    count: (db) => keptTotal(db, 'alerts'),
    input,
    sorts: {
      id: 'a.id',
      date: 'a.date',
      source: 'a.source',
      readedOn: 'a.readedOn',
      readedBy: byPerson('a.readedById', alerts, live),
    },
    by: 'date',
    desc: true,
  })

export const unreadCount = (db: Db): Promise<number> => keptTotal(db, 'unreadAlerts')

/** The alert, read from now on: by the first who opened it. */
export async function readAlert(db: Db, id: number, actor: Actor): Promise<Alert> {
  const alert = await find(db, id)
  return alert.readedOn ? alert : markAsRead(db, id, actor)
}

const markAsRead = (db: Db, id: number, actor: Actor): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    const read = { readedOn: new Date().toISOString(), readedById: actor.accountId }
    await save(tx, alertEntity, id, {
      actor,
      action: 'markAsRead',
      changes: (before) => (before.readedOn ? {} : read),
    })
    return find(tx, id)
  })

export const markAsUnread = (db: Db, id: number, actor: Actor): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    const unread = { readedOn: null, readedById: null }
    await save(tx, alertEntity, id, { actor, action: 'markAsUnread', changes: unread })
    return find(tx, id)
  })

export const updateNotes = (db: Db, id: number, input: NotesInput, actor: Actor): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    const current = () => find(tx, id)
    await save(tx, alertEntity, id, {
      actor,
      changes: (before) => askedChanges(tx, alertEntity, before, input, current),
    })
    return current()
  })

export const deleteAlert = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => softDelete(tx, alertEntity, id, actor))

/** Undoes a deletion. */
export const restoreAlert = (db: Db, id: number, actor: Actor): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    await restore(tx, alertEntity, id, actor)
    return find(tx, id)
  })

async function find(db: Db, id: number): Promise<Alert> {
  const found = sql<{
    id: number
  }>`(SELECT "id" FROM "alert" WHERE "id" = ${id} AND "deletedOn" IS NULL)`
  const alert = await shown(db, found.as('page')).executeTakeFirst()
  if (!alert) throw notFound()
  return alert
}

const shown = (db: Db, page: PageIds) =>
  db
    .selectFrom(page)
    .innerJoin('alert as a', 'a.id', 'page.id')
    .leftJoin('account as reader', 'reader.id', 'a.readedById')
    .select([
      'a.id',
      'a.version',
      'a.date',
      'a.source',
      'a.content',
      'a.notes',
      'a.readedOn',
      'reader.name as readedBy',
      'a.objectId',
    ])
