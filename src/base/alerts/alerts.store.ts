// Triggers on "alert": totalsAdded, totalsRemoved and totalsChanged maintain the number of alerts (keepTotals.sql).
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { instantNow } from '#kit/clock.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { restore, save, softDelete } from '#kit/db/save.ts'
import { saveMany } from '#kit/db/saveMany.ts'
import { countRows } from '#kit/db/list/countRows.ts'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import { keptTotal } from '#kit/db/totals.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { notFound } from '#kit/http/problem.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { accountsListed, listed, ofRecordsListed } from '#base/register/listSearch.store.ts'
import { titleOfLive } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { byPerson } from '#base/backend/stamps.ts'
import { alertEntity } from './addAlert.store.ts'
import type { Alert, AlertQuery, AlertRow, NotesInput } from './alerts.contract.ts'
import { formatAlert } from './alertText.ts'
import type { AlertText } from './alertText.ts'

const live = sql<SqlBool>`a."deletedOn" IS NULL`
const unread = sql<SqlBool>`a."readedOn" IS NULL`
const alerts = sql`"alert" a`

const forAdministrators = sql<SqlBool>`a."forAdministrators"`
/** SQL condition on alias "a" for alerts that the actor may see; always true for administrators. */
const seenBy = (actor: Actor) =>
  admin.allows(actor) ? [] : [sql<SqlBool>`NOT ${forAdministrators}`]

export async function listAlerts(
  db: Db,
  input: AlertQuery,
  actor: Actor,
  translate: Translate,
): Promise<Page<AlertRow>> {
  const { language } = actor
  const searchCondition = listed(sql`a."id"`, input.searchStr, alertsListed)
  const where = [
    live,
    ...seenBy(actor),
    ...(input.unreadOnly ? [unread] : []),
    ...(searchCondition ? [searchCondition] : []),
  ]
  const counted =
    searchCondition || input.unreadOnly
      ? (within: Db) => countRows(within, alerts, where)
      : admin.allows(actor)
        ? ('alerts' as const)
        : (within: Db) => countOthers(within, 'alerts', [live])
  const { items, ...rest } = await page({
    db,
    from: alerts,
    id: 'a.id',
    where,
    rows: (within, ids) => shown(within, ids, language),
    count: counted,
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
  const translated = <A extends Translatable>(row: A) => inLanguage(row, language, translate)
  return {
    items: Array.isArray(items) ? items.map(translated) : eachOf(items, translated),
    ...rest,
  }
}

// Also finds alerts by the record or person that they are about.
const alertsListed = (typed: string) => sql`ARRAY(
  SELECT "of"."id" FROM "alert" "of"
  WHERE (' ' || "of"."searchText") LIKE ANY (foldPatterns(${typed})) AND "of"."deletedOn" IS NULL
  UNION
  SELECT "of"."id" FROM "alert" "of"
  WHERE ${ofRecordsListed(sql`"of"."entity"`, sql`"of"."entityId"`, typed, true)}
  UNION
  SELECT "of"."id" FROM "alert" "of" WHERE "of"."accountId" = ANY (${accountsListed(typed, true)}))`

async function* eachOf<A, B>(rows: AsyncIterable<A>, change: (row: A) => B) {
  for await (const row of rows) yield change(row)
}

/** The stored total minus the alerts for administrators, which are few and quick to count. */
const countOthers = async (db: Db, list: 'alerts' | 'unreadAlerts', where: (typeof live)[]) =>
  (await keptTotal(db, list)) - (await countRows(db, alerts, [forAdministrators, ...where]))

export const unreadCount = (db: Db, actor: Actor): Promise<number> =>
  admin.allows(actor)
    ? keptTotal(db, 'unreadAlerts')
    : countOthers(db, 'unreadAlerts', [live, unread])

/** Returns the alert and marks it as read by the actor, unless somebody has read it. */
export async function readAlert(
  db: Db,
  id: number,
  actor: Actor,
  translate: Translate,
): Promise<Alert> {
  const alert = await getAlert(db, id, actor, translate)
  return alert.readedOn ? alert : markAsRead(db, id, actor, translate)
}

export const markAsRead = (
  db: Db,
  id: number,
  actor: Actor,
  translate: Translate,
): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    const read = { readedOn: instantNow(), readedById: actor.accountId }
    await save(tx, alertEntity, id, {
      actor,
      action: 'markAsRead',
      changes: (before) => (before.readedOn ? {} : read),
    })
    return getAlert(tx, id, actor, translate)
  })

/** Returns their number. */
export const markAllAsRead = (db: Db, actor: Actor): Promise<{ count: number }> =>
  db.transaction().execute(async (tx) => {
    const where = sql.join([live, unread, ...seenBy(actor)], sql` AND `)
    const { rows } = await sql<{ id: number; version: number; readedOn: null; readedById: null }>`
      SELECT a."id", a."version", a."readedOn", a."readedById" FROM ${alerts} WHERE ${where}
      ORDER BY a."id" FOR UPDATE`.execute(tx)
    const changes = { readedOn: instantNow(), readedById: actor.accountId }
    for (let at = 0; at < rows.length; at += 500) {
      const work = rows.slice(at, at + 500).map((before) => ({ before, changes }))
      await saveMany(tx, alertEntity, work, { actor, action: 'markAsRead' })
    }
    return { count: rows.length }
  })

export const markAsUnread = (
  db: Db,
  id: number,
  actor: Actor,
  translate: Translate,
): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    const changes = { readedOn: null, readedById: null }
    await save(tx, alertEntity, id, { actor, action: 'markAsUnread', changes })
    return getAlert(tx, id, actor, translate)
  })

/** Without `translate`, the returned text is the stored one. */
export const updateNotes = (
  db: Db,
  id: number,
  input: NotesInput,
  actor: Actor,
  translate?: Translate,
): Promise<Alert> =>
  db.transaction().execute(async (tx) => {
    const current = () => getAlert(tx, id, actor, translate)
    await save(tx, alertEntity, id, {
      actor,
      changes: (before) => requestedChanges(tx, alertEntity, before, input, current),
    })
    return current()
  })

export const deleteAlert = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustSee(tx, id, actor)
    await softDelete(tx, alertEntity, id, actor)
  })

export const restoreAlert = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustSee(tx, id, actor)
    await restore(tx, alertEntity, id, actor)
  })

/** 404 for an alert for administrators, even if it is deleted. */
async function mustSee(db: Db, id: number, actor: Actor): Promise<void> {
  const { rows } = await sql`
    SELECT FROM "alert" a WHERE ${sql.join([sql`a."id" = ${id}`, ...seenBy(actor)], sql` AND `)}`.execute(
    db,
  )
  if (rows.length === 0) throw notFound()
}

/** Returns the alert without marking it as read. */
export async function getAlert(
  db: Db,
  id: number,
  actor: Actor,
  translate?: Translate,
): Promise<Alert> {
  const { language } = actor
  const where = sql.join([sql`a."id" = ${id}`, live, ...seenBy(actor)], sql` AND `)
  const found = sql<{ id: number }>`(SELECT a."id" FROM "alert" a WHERE ${where})`
  const alert = await shown(db, found.as('page'), language)
    .leftJoin('account as person', (join) =>
      join.onRef('person.id', '=', 'a.accountId').on('person.deletedOn', 'is', null),
    )
    .select(
      sql<
        Alert['person']
      >`CASE WHEN person."id" IS NOT NULL THEN json_build_object('id', person."id", 'name', person."name") END`.as(
        'person',
      ),
    )
    .executeTakeFirst()
  if (!alert) throw notFound()
  return inLanguage(alert, language, translate)
}

const about = (language: string) => sql<Alert['about']>`(
  SELECT json_build_object('entity', a."entity", 'id', a."entityId", 'part', a."part", 'title', "named"."description")
  FROM (${titleOfLive(sql`a."entity"`, sql`a."entityId"`, language)}) AS "named")`

const shown = (db: Db, page: PageIds, language: string) =>
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
      'a.said',
      'a.notes',
      'a.readedOn',
      'reader.name as readedBy',
      about(language).as('about'),
    ])

type Translatable = { said: AlertText | null }

/** The text in a language, unless it was stored as plain text. */
const inLanguage = <A extends Translatable>(
  { said, ...alert }: A,
  language: string,
  translate?: Translate,
): Omit<A, 'said'> =>
  said && translate ? { ...alert, ...formatAlert(said, language, translate) } : alert
