// Lists deleted rows of all kinds.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { page } from '#kit/db/list/page.ts'
import type { PageIds } from '#kit/db/list/page.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Page } from '#kit/http/paging.ts'
import { hiddenParts } from '#base/register/hiddenParts.store.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { records, restorableDays } from '#base/register/records.contract.ts'
import type { RecordKind } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { textOfRecord, titleOf } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { isRestorable, restorableKinds } from './restoreFromTrash.ts'
import type { TrashQuery, TrashRow } from './trash.contract.ts'

/** Rows deleted before this moment can no longer be restored. */
export const lastRestorable = sql`(now() - make_interval(days => ${sql.lit(restorableDays)}))`

type DeletedRow = Pick<TrashRow, 'entity' | 'id' | 'deletedOn' | 'deletedById' | 'canRestore'> & {
  /** Id and kind in one number, unique across kinds. */
  key: number
}

export async function listTrash(
  db: Db,
  { kind, searchStr, ...input }: TrashQuery,
  actor: Actor,
): Promise<Page<TrashRow>> {
  const kinds = kind ? [kind] : restorableKinds()
  const searchText = searchStr?.trim() ?? ''
  const deleted = await Promise.all(kinds.map((one) => deletedOf(db, one, searchText, actor)))
  const all = sql.join(deleted, sql` UNION ALL `)
  const text = (which: 'title' | 'detail') =>
    sql<string | null>`(${textOfRecord(which, sql`t."entity"`, sql`t."id"`, actor.language)})`
  return page({
    db,
    from: sql`(${all}) t`,
    id: 't.key',
    where: [sql`true`],
    rows: (within: Db, ids: PageIds) =>
      within
        .selectFrom(ids)
        .innerJoin(sql<DeletedRow>`(${all})`.as('t'), (join) => join.onRef('t.key', '=', 'page.id'))
        .leftJoin('account as deleter', 'deleter.id', 't.deletedById')
        .select(['t.entity', 't.id', 't.deletedOn', 't.deletedById', 't.canRestore'])
        .select([
          text('title').as('title'),
          text('detail').as('detail'),
          'deleter.name as deletedBy',
        ]),
    count: async (within: Db) => {
      const { rows } = await sql<{ total: number }>`
        SELECT count(*) AS "total" FROM (${all}) t`.execute(within)
      return rows[0]!.total
    },
    input,
    sorts: {
      deletedOn: 't.deletedOn',
      deletedBy: sql`(SELECT "name" FROM "account" WHERE "account"."id" = t."deletedById")`,
      entity: 't.entity',
    },
    by: 'deletedOn',
    desc: true,
  })
}

// Selects nothing for kinds without single deletions, and for kinds that the actor may not open.
async function deletedOf(
  db: Db,
  kind: RecordKind,
  searchText: string,
  actor: Actor,
): Promise<RawBuilder<unknown>> {
  const open = allowed('open', kind, actor)
  if (!restorableKinds().includes(kind) || open === false) return nothing
  const column = (name: string) => sql.ref(`${kind}.${name}`)
  const hidden = await hiddenParts(db, kind, actor)
  const named = searchText
    ? sql`fold(coalesce(${titleOf(kind, actor.language)}, '')) LIKE ANY (foldPatterns(${searchText}))`
    : sql`true`
  return sql`
      SELECT ${sql.lit(kind)} AS "entity", ${column('id')}, ${column('deletedOn')}, ${column('deletedById')},
        ${asSql(allowed('change', kind, actor))} AND NOT ${asSql(hidden)} AS "canRestore", ${column('id')}::bigint * 100 + ${sql.lit(records[kind].log)} AS "key"
      FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
      WHERE ${column('deletedOn')} > ${lastRestorable} AND ${isRestorable(kind)} AND ${asSql(open)} AND ${named}`
}

const nothing = sql`
  SELECT NULL::text AS "entity", NULL::integer AS "id", NULL::timestamptz AS "deletedOn",
    NULL::integer AS "deletedById", NULL::boolean AS "canRestore", NULL::bigint AS "key" WHERE false`
