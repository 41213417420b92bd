import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, badInput, conflict, notFound } from '#kit/http/problem.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import type { Db } from '#base/backend/backend.ts'
import { declaredList, listNames } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import type { AddView, ListView, SaveView } from './listViews.contract.ts'
import { isSameView } from './viewShown.ts'

/** Maximum number of views per user and list. */
const most = 100

const seenBy = (actor: Actor) =>
  listNames().filter((list) => declaredList(list).endpoint.may.allows(actor))
const mine = (actor: Actor) => sql`v."createdById" = ${actor.accountId}`
const isAdmin = (actor: Actor) => admin.allows(actor)

// A hash of the content: two users who make the same change do not conflict.
const version = sql<string>`md5(jsonb_build_array(v."name", v."shared", v."filters", v."sort", v."columns")::text)`

export async function listViews(db: Db, actor: Actor): Promise<ListView[]> {
  const { rows } = await sql<ListView>`
    SELECT v."id", ${version} AS "version", v."list", v."name", v."shared", v."filters", v."sort", v."columns",
      CASE WHEN NOT ${mine(actor)} THEN a."name" END AS "author",
      ${mine(actor)} OR ${isAdmin(actor)} AS "canEdit", d."viewId" IS NOT NULL AS "isDefault"
    FROM "listView" v
    JOIN "account" a ON a."id" = v."createdById"
    LEFT JOIN "listDefault" d ON d."accountId" = ${actor.accountId} AND d."list" = v."list" AND d."viewId" = v."id"
    WHERE v."deletedOn" IS NULL AND (v."shared" OR ${mine(actor)}) AND v."list" = ANY (${seenBy(actor)}::text[])
    ORDER BY v."name" COLLATE "und-x-icu", v."id"
  `.execute(db)
  return rows
}

export async function addListView(db: Db, view: AddView, actor: Actor): Promise<{ id: number }> {
  if (!declaredList(view.list).endpoint.may.allows(actor)) throw accessDenied()
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "listView" ("list", "name", "shared", "filters", "sort", "columns", "createdById")
    SELECT ${view.list}, ${view.name}, ${view.shared}, ${JSON.stringify(view.filters)}::jsonb, ${view.sort}::text,
      ${JSON.stringify(view.columns)}::jsonb, ${actor.accountId}
    WHERE (SELECT count(*) FROM "listView" v WHERE ${mine(actor)} AND v."list" = ${view.list} AND v."deletedOn" IS NULL) < ${most}
    RETURNING "id"
  `.execute(db)
  if (!rows[0]) throw badInput({ name: [['problem.tooMany', { max: most }]] })
  return rows[0]
}

/** Saves the given fields, unless another user has changed the view since `version`. */
export async function saveListView(
  db: Db,
  { id, version: readVersion, ...input }: SaveView,
  actor: Actor,
): Promise<void> {
  await mustBeEditable(db, id, actor)
  const { filters, columns, ...plain } = input
  const changes = {
    ...plain,
    ...(filters && { filters: JSON.stringify(filters) }),
    ...(columns && { columns: JSON.stringify(columns) }),
  }
  if (Object.keys(changes).length === 0) return
  const { numUpdatedRows } = await db
    .updateTable('listView as v')
    .set(changes)
    .where('v.id', '=', id)
    .where('v.deletedOn', 'is', null)
    .$if(readVersion !== undefined, (query) => query.where(version, '=', readVersion!))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) await mustNotConflict(db, id, input, actor)
}

async function mustNotConflict(
  db: Db,
  id: number,
  input: Omit<SaveView, 'id' | 'version'>,
  actor: Actor,
): Promise<void> {
  const current = (await listViews(db, actor)).find((view) => view.id === id)
  if (!current) throw notFound()
  const conflicts = Object.entries(input)
    .filter(([name, value]) => !isSameView(value, current[name as keyof ListView]))
    .map(([name]) => name)
  if (conflicts.length > 0) throw conflict('listView.changedMeanwhile', { conflicts, current })
}

export async function deleteListView(db: Db, id: number, actor: Actor): Promise<void> {
  await mustBeEditable(db, id, actor)
  await db
    .updateTable('listView')
    .set({ deletedOn: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function restoreListView(db: Db, id: number, actor: Actor): Promise<void> {
  await mustBeEditable(db, id, actor, true)
  await db.updateTable('listView').set({ deletedOn: null }).where('id', '=', id).execute()
}

type DefaultView = { list: ListName; id: number | null }

export async function setDefaultView(
  db: Db,
  { list, id }: DefaultView,
  actor: Actor,
): Promise<void> {
  const { accountId } = actor
  if (!declaredList(list).endpoint.may.allows(actor)) throw accessDenied()
  if (id === null) {
    const own = db.deleteFrom('listDefault').where('accountId', '=', accountId)
    await own.where('list', '=', list).execute()
    return
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('listDefault')
    .columns(['accountId', 'list', 'viewId'])
    .expression(
      sql`SELECT ${accountId}::integer, v."list", v."id" FROM "listView" v
        WHERE v."id" = ${id} AND v."list" = ${list} AND v."deletedOn" IS NULL AND (v."shared" OR ${mine(actor)})`,
    )
    .onConflict((on) =>
      on.columns(['accountId', 'list']).doUpdateSet({ viewId: sql<number>`excluded."viewId"` }),
    )
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw notFound()
}

/** 404 for a view that the actor does not see, 403 for a shared view of another user. */
async function mustBeEditable(db: Db, id: number, actor: Actor, deleted = false): Promise<void> {
  const view = await db
    .selectFrom('listView')
    .select(['list', 'shared', 'createdById'])
    .where('id', '=', id)
    .where('deletedOn', deleted ? 'is not' : 'is', null)
    .executeTakeFirst()
  const isOwn = view?.createdById === actor.accountId
  if (!view || (!view.shared && !isOwn)) throw notFound()
  const may = declaredList(view.list as ListName)?.endpoint.may.allows(actor)
  if (!may || (!isOwn && !isAdmin(actor))) throw accessDenied()
}
