// Open records that belong to a record.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { tableOf } from '#base/register/tableOf.ts'
import type { Db } from '#base/backend/backend.ts'
import type { TimelineParent } from '#base/register/records.contract.ts'
import { namesOf } from './timelineEntries.store.ts'
import { kindOf, moments, conditionsByParent } from './timelineSources.store.ts'
import type { Linked } from './timelineSources.store.ts'

/** Most records of a kind; the others are in its list. */
const most = 20

const notClosed = (list: string, stage: string) => sql`NOT EXISTS (
  SELECT FROM "selectOption" WHERE "list" = ${sql.lit(list)} AND "value" = ${sql.ref(stage)} AND "closed")`

const open: Record<Linked, { is: RawBuilder<unknown>; order: RawBuilder<unknown> }> = {
  Demand: { is: notClosed('leadStage', 'Demand.stage'), order: sql`"Demand"."id" DESC` },
  Viewing: { is: moments.Viewing.open, order: sql`"Viewing"."dateOfViewing", "Viewing"."id"` },
  Deal: { is: notClosed('dealStage', 'Deal.dealStage'), order: sql`"Deal"."id" DESC` },
  Reservation: {
    is: moments.Reservation.open,
    order: sql`"Reservation"."checkIn", "Reservation"."id"`,
  },
}

/** 404 if the record does not exist, 403 if the actor may not open it. */
export async function listOpenRecords(
  db: Db,
  { parent: entity, parentId: id }: { parent: TimelineParent; parentId: number },
  actor: Actor,
) {
  await mustOpen(db, { entity, id }, actor)
  const where = conditionsByParent[entity](id)
  const each = (['Demand', 'Viewing', 'Deal', 'Reservation'] as const).flatMap((kind) => {
    const linked = where[kind]
    if (!linked) return []
    return sql`(
      SELECT ${sql.lit(kind)}::text AS "entity", ${sql.ref(`${kind}.id`)} AS "id"
      FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
      WHERE ${linked} AND ${sql.ref(`${kind}.deletedOn`)} IS NULL AND ${open[kind].is}
        AND ${asSql(allowed('open', kind, actor))}
      ORDER BY ${open[kind].order} LIMIT ${sql.lit(most)})`
  })
  if (each.length === 0) return { items: [] }
  const { rows } = await sql<{ entity: Linked; id: number }>`
    ${sql.join(each, sql` UNION ALL `)}`.execute(db)
  const named = await namesOf(db, rows, actor.language)
  const items = rows.flatMap(({ entity, id }) => {
    const one = named.find((name) => name.entity === entity && name.id === id)
    if (!one) return []
    return { entity, id, title: one.title || `#${id}`, detail: one.detail, kind: kindOf[entity] }
  })
  return { items }
}
