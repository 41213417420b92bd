// What search finds of each kind of record, and what tells one hit from another.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { onServer } from '#base/register/recordsOnServer.ts'
import { detailOf } from '#base/register/recordTitles.store.ts'
import { recordKinds, records } from '#base/register/records.contract.ts'
import { tableOf } from '#base/register/tableOf.ts'

const foundKinds = () => recordKinds().filter((kind) => records[kind].hits.length > 0)

/** SQL for the hits of every kind that may be found. */
export const hitsOf = (searchStr: string, actor: Actor): RawBuilder<unknown>[] =>
  foundKinds().flatMap((kind) => onServer(kind).hits?.(searchStr, actor) ?? [])

/** SQL for what tells the row "hit" from others that are called alike. */
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
