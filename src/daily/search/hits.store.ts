// Search hits of each kind of record, and the details that distinguish them.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { detailOf } from '#base/register/recordTitles.store.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'

const foundKinds = () => recordKinds().filter((kind) => records[kind].hits.length > 0)

/** SQL for the hits of all kinds that the actor may find. */
export const hitsOf = (searchStr: string, actor: Actor): RawBuilder<unknown>[] =>
  foundKinds().flatMap((kind) => onServer(kind).hits?.(searchStr, actor) ?? [])

/** SQL for the detail that distinguishes the row "hit" from others with the same title. */
export const detailOfHit = (language: string) => {
  const cases = foundKinds().map((kind) => {
    const names = sql.join(records[kind].hits.map((hit) => sql.lit(hit)))
    const detail = onServer(kind).hitDetail ?? detailOf(kind, language)
    return sql`WHEN "hit"."entity" IN (${names}) THEN (
      SELECT ${detail} FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
      WHERE ${sql.ref(`${kind}.id`)} = "hit"."id")`
  })
  return sql`CASE ${sql.join(cases, sql` `)} END`
}
