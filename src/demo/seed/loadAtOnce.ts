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
  await putBack()
  // Otherwise the planner would take the tables for empty.
  await run('ANALYZE')
  for (const { name, table } of kept.flatMap(({ triggers }) => triggers))
    await turn('DISABLE', table, name)
  // The triggers return one derived value at a time, so that each value can update rows of earlier ones.
  for (const { triggers, stored } of kept) {
    for (const { name, table } of triggers) await turn('ENABLE', table, name)
    for (const { of, mend } of stored)
      await run(mend(of ? `ARRAY(SELECT "id" FROM "${of}")` : 'NULL'))
  }
  for (const table of new Set(kept.flatMap(({ stored }) => stored.map((each) => each.table))))
    await run(`ANALYZE "${table}"`)

  async function turn(how: 'ENABLE' | 'DISABLE', table: string, name: string) {
    await run(`ALTER TABLE "${table}" ${how} TRIGGER "${name}"`)
  }
}
