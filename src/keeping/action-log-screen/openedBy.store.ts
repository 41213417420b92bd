// Target of an entry's link: the record, or the record it belongs to; null if that is gone.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { tableOf } from '#base/register/tableOf.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { RecordKind, RecordRef } from '#base/register/records.contract.ts'
import { hrefOfRecord } from '#base/register/recordPaths.ts'
import { isRecordKind } from './readable/loggedFields.ts'
import { namesOf } from './readable/logNames.store.ts'
import type { Db } from '#base/backend/backend.ts'

type Entry = { entity: string; entityId: number }
/** `title` is set for rows that are not records of the register. */
type LinkTarget = { title: string | null; opens: RecordRef | null }

const days = (from: string, till: string) =>
  sql`to_char(t.${sql.ref(from)}, 'DD.MM.YYYY') || ' – ' || to_char(t.${sql.ref(till)}, 'DD.MM.YYYY')`

/**
 * Rows that belong to another record: SQL for the kind and id of that record, and for the row's own
 * title.
 */
const ownedTables: Record<
  string,
  { from: string; kind: RawBuilder<unknown>; id: RawBuilder<unknown>; title?: RawBuilder<unknown> }
> = {
  File: { from: 'file', kind: sql`t."parentKind"`, id: sql`t."parentId"` },
  Activity: { from: 'activity', ...firstLink('entity', 'entityId') },
  ObjectAccount: { from: 'objectAccount', kind: sql`'Object'`, id: sql`t."objectId"` },
  Selection: { from: 'selection', kind: sql`'Demand'`, id: sql`t."leadId"` },
  Portal: { from: 'portal', kind: sql`NULL`, id: sql`NULL::integer`, title: sql`t."name"` },
  StayFeed: { from: 'stayFeed', kind: sql`'Object'`, id: sql`t."objectId"`, title: sql`t."name"` },
  StaySeason: {
    from: 'staySeason',
    kind: sql`'Object'`,
    id: sql`t."objectId"`,
    title: days('from', 'till'),
  },
  StayCare: { from: 'stayCare', kind: sql`'Object'`, id: sql`t."objectId"` },
  StayBlock: {
    from: 'stayBlock',
    kind: sql`'Object'`,
    id: sql`t."objectId"`,
    title: days('from', 'till'),
  },
}

function firstLink(kind: string, id: string) {
  const first = (column: string) => sql`(
    SELECT k.${sql.ref(column)} FROM "activityLink" k WHERE k."activityId" = t."id" ORDER BY k."position" LIMIT 1)`
  return { kind: first(kind), id: first(id) }
}

export async function openedBy(
  db: Db,
  entries: readonly Entry[],
  language: string,
): Promise<LinkTarget[]> {
  const over = await recordsOver(db, entries)
  const targets = entries.map(({ entity, entityId }) => {
    if (over.has(`${entity}/${entityId}`)) return over.get(`${entity}/${entityId}`)!
    const itself = isRecordKind(entity) ? { entity, id: entityId } : null
    return { opens: itself, title: null }
  })
  const existingRecords = await existing(
    db,
    targets.flatMap(({ opens }) => (opens ? [opens] : [])),
  )
  const further = targets.flatMap(({ opens, title }) => (opens && title !== null ? [opens] : []))
  const names = await namesOf(db, { pointed: further, lists: [] }, language)
  return targets.map(({ opens, title }) => ({
    title: title === null ? null : [title, opens && names.of(opens)].filter(Boolean).join(', '),
    opens:
      opens && existingRecords.has(`${opens.entity}/${opens.id}`) && hrefOfRecord(opens)
        ? opens
        : null,
  }))
}

async function recordsOver(db: Db, entries: readonly Entry[]): Promise<Map<string, LinkTarget>> {
  const kinds = Object.keys(ownedTables).filter((kind) =>
    entries.some(({ entity }) => entity === kind),
  )
  if (kinds.length === 0) return new Map()
  const each = kinds.map((kind) => {
    const { from, kind: over, id, title = sql`NULL` } = ownedTables[kind]!
    const ids = entries.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId)
    return sql`SELECT ${sql.lit(kind)} || '/' || t."id" AS "record", ${over}::text AS "entity", ${id} AS "id", ${title}::text AS "title"
      FROM ${sql.table(from)} t WHERE t."id" = ANY(${ids}::integer[])`
  })
  const { rows } = await sql<{
    record: string
    entity: RecordKind | null
    id: number
    title: string | null
  }>`
    ${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return new Map(
    rows.map(({ record, entity, id, title }) => [
      record,
      { title, opens: entity ? { entity, id } : null },
    ]),
  )
}

/** Records that are not deleted, and merged accounts, which open the account they were merged into. */
async function existing(db: Db, records: readonly RecordRef[]): Promise<Set<string>> {
  const kinds = recordKinds().filter((kind) => records.some(({ entity }) => entity === kind))
  if (kinds.length === 0) return new Set()
  const each = kinds.map((kind) => {
    const ids = records.filter(({ entity }) => entity === kind).map(({ id }) => id)
    const merged = kind === 'Account' ? sql`OR "mergedIntoId" IS NOT NULL` : sql``
    return sql`SELECT ${sql.lit(kind)} || '/' || "id" AS "record" FROM ${sql.table(tableOf(kind))}
      WHERE "id" = ANY(${ids}::integer[]) AND ("deletedOn" IS NULL ${merged})`
  })
  const { rows } = await sql<{ record: string }>`${sql.join(each, sql` UNION ALL `)}`.execute(db)
  return new Set(rows.map(({ record }) => record))
}
