// Every derived value is right after any concurrent changes, and every trigger of a derived value is needed.
// @module-tag faults
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptValues } from '#app/features.ts'
import { batchesOf, compareKept } from '#kit/db/kept/compareKept.ts'
import type { KeptValue } from '#kit/db/kept/kept.ts'
import { isLostConnection } from '#kit/errors/lostConnection.ts'
import { rounds } from '#kit/testing/rounds.ts'
import { type TestDatabase, testDatabase } from '#kit/testing/testDatabase.ts'
import { anyChange, sourceTables, statementOf } from '../../testing/randomChanges.ts'
import type { Change, Table } from '../../testing/randomChanges.ts'
import { smallWorld } from '../../testing/smallWorld.ts'

let database: TestDatabase<unknown>
let tables: Table[]
beforeEach(async () => {
  database = await testDatabase()
  // Connections that the test kills also emit errors on the pool.
  database.pool.on('error', () => {})
  await database.pool.query(smallWorld)
  tables = await sourceTables(database.pool, keptValues)
})
afterEach(() => database.drop())

async function differences(values: readonly KeptValue[] = keptValues) {
  const found: string[] = []
  for (const { name, stored } of values)
    for (const each of stored)
      for (const ids of await batchesOf(database.pool, each.of))
        for (const { row } of await compareKept(database.pool, each, ids))
          found.push(`${name}: ${each.table} ${row}`)
  return found
}

const statement = (change: Change) =>
  statementOf(
    tables.find(({ name }) => name === change.table)!,
    change,
  )

type Work = { changes: Change[]; isKilled: boolean }

/** A transaction; it is rolled back when a change violates a constraint, when it deadlocks, and when it is killed. */
async function transaction({ changes, isKilled }: Work): Promise<boolean> {
  const client = await database.pool.connect()
  client.on('error', () => {})
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
    const killed =
      isKilled && database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid])
    for (const change of changes) await client.query(statement(change))
    await killed
    await client.query('COMMIT')
    return true
  } catch (error) {
    mustBeTolerable(error as { code?: string; message: string })
    return false
  } finally {
    client.release(true)
  }
}

// Expected errors: bad values, constraints, errors raised by triggers, and deadlocks.
const tolerable = /^(22|23|P0|40P01)/

function mustBeTolerable(error: { code?: string; message: string }) {
  if (!isLostConnection(error)) expect(`${error.code} ${error.message}`).toMatch(tolerable)
}

const work = () =>
  fc.record({
    changes: fc.array(anyChange(tables), { minLength: 1, maxLength: 3 }),
    isKilled: fc.nat(9).map((n) => n === 0),
  })

test('derived values of the small world are right', async () => {
  expect(await differences()).toEqual([])
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ count: number }>(`SELECT count(*) FROM "${name}"`)
    expect({ name, isFilled: (rows[0]?.count ?? 0) > 1 }).toEqual({ name, isFilled: true })
  }
})

test('derived values are right after any concurrent changes', async () => {
  let done = 0
  let tried = 0
  await fc.assert(
    fc.asyncProperty(fc.array(work(), { maxLength: 20, size: 'max' }), async (all) => {
      const committed = await Promise.all(all.map(transaction))
      tried += committed.length
      done += committed.filter(Boolean).length
      const found = await differences()
      // The database of the failed round is gone: smaller rounds would begin from another.
      const statements = found.length > 0 ? all.map(({ changes }) => changes.map(statement)) : []
      expect({ found, statements }).toEqual({ found: [], statements: [] })
    }),
    { numRuns: rounds(60, 1_000), endOnFailure: true },
  )
  expect(done).toBeGreaterThan(tried / 4)
})
