// Repairs a schema, except for objects that contain rows.
import type pg from 'pg'
import { brokenRows, isBrokenByRows } from './brokenRows.ts'
import type { SchemaFault } from './compareSchema.ts'

type Mended = {
  fault: SchemaFault
  /** Why it is still wrong; null if it was repaired. */
  reason: string | null
}

/**
 * Repairs each fault in a transaction of its own, which waits at most some seconds for others. A repair that depends on
 * another one is retried after it.
 */
export async function mendSchema(pool: pg.Pool, faults: readonly SchemaFault[]): Promise<Mended[]> {
  const mended = new Map<SchemaFault, string | null>()
  let waiting = [...faults]
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length
    for (const fault of waiting) mended.set(fault, await makeAgain(pool, fault))
    waiting = waiting.filter((fault) => mended.get(fault) !== null)
  }
  return [...mended].map(([fault, reason]) => ({ fault, reason }))
}

async function makeAgain(pool: pg.Pool, { object, found }: SchemaFault): Promise<string | null> {
  const { make, drop, rule } = object
  if (make === null)
    return found ? 'change it by hand' : 'what it held is lost: restore it from a backup'
  const error = await tryTogether(pool, [...(found && drop !== null ? [drop] : []), make])
  if (error === null) return null
  if (rule === null || !isBrokenByRows(error)) return `it cannot be made again: ${error.message}`
  const rows = await brokenRows(pool, rule)
  return `it cannot be made again, because rows of "${rule.table}" break it, such as ${rows.join(', ')}: mend these first`
}

/** Runs the statements in one transaction; resolves to the error if it was rolled back. */
async function tryTogether(pool: pg.Pool, statements: readonly string[]): Promise<Error | null> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL lock_timeout = '10s'`)
    for (const statement of statements) await client.query(statement)
    await client.query('COMMIT')
    return null
  } catch (error) {
    await client.query('ROLLBACK')
    return error as Error
  } finally {
    client.release()
  }
}
