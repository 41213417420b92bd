// Checks the derived values of a live database, and corrects wrong ones.
import type pg from 'pg'
import { batchesOf, compareKept } from './compareKept.ts'
import type { Difference } from './compareKept.ts'
import { generatedColumns } from './generatedColumns.ts'
import type { KeptValue, StoredValue } from './kept.ts'

type Say = (line: string) => void
type Examined = { name: string; what: string; stored: readonly StoredValue[] }

/**
 * Compares every derived value with its sources. With `mend` it rewrites values that differ, some rows per transaction.
 * Returns how many rows were wrong.
 */
export async function examine(
  pool: pg.Pool,
  values: readonly KeptValue[],
  { mend, say }: { mend: boolean; say: Say },
): Promise<number> {
  let faults = 0
  const generated = {
    name: 'generatedColumns',
    what: 'columns that PostgreSQL generates',
    stored: await generatedColumns(pool),
  }
  for (const value of [...values, generated])
    faults += await examineValue(pool, value, { mend, say })
  return faults
}

async function examineValue(
  pool: pg.Pool,
  { name, what, stored }: Examined,
  { mend, say }: { mend: boolean; say: Say },
): Promise<number> {
  let rows = 0
  const examples: string[] = []
  for (const each of stored)
    for (const ids of await batchesOf(pool, each.of)) {
      const differences = await compareKept(pool, each, ids)
      rows += differences.length
      examples.push(...differences.slice(0, 5).map(({ row }) => `${each.table} ${row}`))
      if (mend) await mendRows(pool, each, differences)
    }
  const found = `${rows} ${rows === 1 ? 'row differs' : 'rows differ'}: ${examples.slice(0, 5).join('; ')}`
  say(`${name} (${what}): ${rows === 0 ? 'right' : `${found}${mend ? ', mended' : ''}`}`)
  return rows
}

const perTransaction = 100

async function mendRows(pool: pg.Pool, stored: StoredValue, differences: Difference[]) {
  const ids = [...new Set(differences.map(({ id }) => id))]
  if (ids.length === 0) return
  if (!stored.of) return inTransaction(pool, (client) => client.query(stored.mend('NULL')))
  for (let from = 0; from < ids.length; from += perTransaction) {
    const some = `ARRAY[${ids
      .slice(from, from + perTransaction)
      .map(Number)
      .join(', ')}]`
    await inTransaction(pool, (client) => client.query(stored.mend(some)))
  }
}

/** Retries after a deadlock. */
async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<unknown>) {
  for (let tries = 1; ; tries++) {
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await work(client)
      await client.query('COMMIT')
      return
    } catch (error) {
      await client.query('ROLLBACK')
      if ((error as { code?: string }).code !== '40P01' || tries === 5) throw error
    } finally {
      client.release()
    }
  }
}
