import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { HitEntity, RecordKind } from './records.contract.ts'
import { allowed, asSql } from './recordRules.store.ts'
import type { Hits } from './recordsOnServer.ts'
import { titleOf } from './recordTitles.store.ts'
import { tableOf } from './tableOf.ts'

/**
 * Search hits by the number printed on a record: V12, D12, T100012. `letter` is a pattern of letters that look alike or
 * share the key on other keyboard layouts. `has` makes the SQL condition for the row with the number, which is null
 * when the typed text is no such number.
 */
export const numberedHits =
  (
    kind: RecordKind & HitEntity,
    letter: string,
    has: (number: RawBuilder<string | null>) => RawBuilder<unknown>,
  ): Hits =>
  (searchStr, actor) => {
    const number = new RegExp(`^\\s*${letter}\\s?(\\d{1,9})\\s*$`, 'iu').exec(searchStr)?.[1]
    return sql`
  SELECT ${sql.ref(`${kind}.id`)}, ${titleOf(kind, actor.language)} AS "description", ${sql.lit(kind)} AS "entity",
    -1 AS "rank", '' AS "sortedBy", NULL AS "by", NULL AS "found"
  FROM ${sql.table(tableOf(kind))} ${sql.ref(kind)}
  WHERE ${has(sql`${number ?? null}::text`)} AND ${sql.ref(`${kind}.deletedOn`)} IS NULL AND ${asSql(allowed('open', kind, actor))}`
  }
