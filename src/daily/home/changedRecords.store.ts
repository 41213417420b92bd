// Recently changed accounts, objects and leads.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import { tableOf } from '#base/register/tableOf.ts'
import { titleOf } from '#base/register/recordTitles.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { changedKinds, mostShown } from './home.contract.ts'
import type { ChangedRecord } from './home.contract.ts'

/** Takes the newest of each kind by its index, then the newest of these. */
export async function changedRecords(
  db: Db,
  actor: Actor,
  { byMe }: { byMe: boolean },
): Promise<ChangedRecord[]> {
  const ofKind = (kind: (typeof changedKinds)[number]): RawBuilder<unknown> => {
    const of = (column: string) => sql.ref(`${kind}.${column}`)
    return sql`(
      SELECT ${sql.lit(kind)} AS "entity", ${of('id')}, coalesce(${titleOf(kind, actor.language)}, '') AS "name",
        ${of('modifiedOn')}, ${of('modifiedById')}
      FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
      WHERE ${of('deletedOn')} IS NULL AND ${asSql(allowed('open', kind, actor))}
        ${kind === 'Object' ? sql`AND NOT "Object"."isBlank"` : sql``}
        ${byMe ? sql`AND ${of('modifiedById')} = ${actor.accountId}` : sql``}
      ORDER BY ${of('modifiedOn')} DESC, ${of('id')} DESC LIMIT ${mostShown})`
  }
  const { rows } = await sql<ChangedRecord>`
    SELECT "changed"."entity", "changed"."id", "changed"."name", "changed"."modifiedOn", "modifier"."name" AS "modifiedBy"
    FROM (${sql.join(changedKinds.map(ofKind), sql` UNION ALL `)}) AS "changed"
    LEFT JOIN "account" "modifier" ON "modifier"."id" = "changed"."modifiedById"
    ORDER BY "changed"."modifiedOn" DESC, "changed"."entity", "changed"."id" DESC LIMIT ${mostShown}
  `.execute(db)
  return rows
}
