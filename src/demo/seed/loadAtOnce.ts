// Bulk-loads whole tables without triggers, foreign keys and indexes, which are slow row by row. Derived values are computed
// for all rows afterwards.

import { CompiledQuery, type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { KeptValue } from '#kit/db/kept/kept.ts'
import { bareTables } from '#kit/db/bareTables.ts'

/** Triggers that only fill in columns of the same row. No other trigger is needed for generated rows. */
const filling = { object: 'publicationFollowsNewObject', transaction: 'giveApprovalToken' }

/** Call in the transaction of the load. Throws if a foreign key is violated. */
export async function loadAtOnce<Tables>(
  tx: Kysely<Tables>,
  kept: readonly KeptValue[],
  load: () => Promise<void>,
): Promise<void> {
  const run = (text: string, values: readonly unknown[] = []) =>
    tx.executeQuery(CompiledQuery.raw(text, [...values]))
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS "name" FROM pg_tables WHERE schemaname = 'public'`.execute(tx)
  const client = { query: run } as unknown as pg.ClientBase
  const putBack = await bareTables(
    client,
    rows.map(({ name }) => name),
  )
  for (const [table, name] of Object.entries(filling)) await turn('ENABLE', table, name)
  await load()
  // Before the indexes are back, since most derived values are columns of indexed rows. The triggers return one derived value at
  // a time, so that each value can update rows of earlier ones; totals count what all others derive.
  const isTotal = ({ stored }: KeptValue) => stored.every(({ of }) => of === null)
  for (const { triggers, stored } of [
    ...kept.filter((each) => !isTotal(each)),
    ...kept.filter(isTotal),
  ]) {
    for (const { name, table } of triggers) await turn('ENABLE', table, name)
    for (const text of new Set(
      stored.map(({ of, mend }) => mend(of ? `ARRAY(SELECT "id" FROM "${of}")` : 'NULL')),
    ))
      await run(text)
  }
  await putBack()
  // Otherwise the planner would take the tables for empty.
  await run('ANALYZE')

  async function turn(how: 'ENABLE' | 'DISABLE', table: string, name: string) {
    await run(`ALTER TABLE "${table}" ${how} TRIGGER "${name}"`)
  }
}
