// Fills the database with made-up objects of northern Greece, their people, pictures and keys.
import type pg from 'pg'
import { inBulk } from './bulk.ts'
import { keys, keysOfObjects, links, objects, pictures } from './objectRows.ts'

type Wanted = { objects: number; accounts: number }

/** Does nothing when the objects are there already. */
export async function fillObjects(
  pool: pg.Pool,
  { objects: wanted, accounts }: Wanted,
  say: (line: string) => void,
) {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*) FROM "object"')
  const there = rows[0]?.count ?? 0
  if (there >= wanted) return
  if (there > 0)
    throw new Error(`The database holds ${there} objects: remove BENCH_DIR to fill it anew`)
  const started = Date.now()
  say(`Making ${wanted} objects`)
  await inBulk(pool, ['object', 'objectAccount', 'objectKey', 'file'], async (client) => {
    await client.query(links, [wanted, accounts])
    await client.query('ANALYZE "objectAccount"')
    await client.query(objects, [wanted, accounts])
    await client.query(pictures, [wanted])
    await client.query(keys)
    await client.query(keysOfObjects)
    await client.query(
      `
      SELECT setval('"objectReference"', $1::integer - 1), setval(pg_get_serial_sequence('"object"', 'id'), $1)`,
      [wanted],
    )
  })
  say(`Made in ${Math.round((Date.now() - started) / 1000)} s`)
}
