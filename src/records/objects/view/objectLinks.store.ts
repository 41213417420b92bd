// Records of other kinds that refer to an object, as far as the actor may open them.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'

type Linked = { id: number; descr: string }[]
type LinkedRecords = {
  kind: 'Deal' | 'Viewing'
  where: RawBuilder<unknown>
  order: RawBuilder<unknown>
}

const linked = ({ kind, where, order }: LinkedRecords, actor: Actor) => sql<Linked>`coalesce((
  SELECT json_agg(json_build_object('id', ${sql.ref(`${kind}.id`)}, 'descr', ${titleOf(kind, actor.language)}) ORDER BY ${order})
  FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
  WHERE ${where} AND ${sql.ref(`${kind}.deletedOn`)} IS NULL AND ${asSql(allowed('open', kind, actor))}
), '[]'::json)`

/** SQL for the viewings of the object "o", the latest first. */
export const viewingsOf = (actor: Actor) =>
  linked(
    {
      kind: 'Viewing',
      where: sql`"Viewing"."id" IN (SELECT "viewingId" FROM "viewingResult" WHERE "objectId" = o."id")`,
      order: sql`"Viewing"."dateOfViewing" DESC, "Viewing"."id" DESC`,
    },
    actor,
  )

/** SQL for the deals of the object "o", the newest first. */
export const dealsOf = (actor: Actor) =>
  linked(
    { kind: 'Deal', where: sql`"Deal"."objectId" = o."id"`, order: sql`"Deal"."id" DESC` },
    actor,
  )
