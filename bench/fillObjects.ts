// Generates objects in northern Greece, with people, pictures and keys.
import type pg from 'pg'
import { firstNumbers, keys, keysOfObjects, links, objects, pictures } from './objectRows.ts'

export const objectTables = ['object', 'objectAccount', 'objectKey', 'file']

type Sizes = { objects: number; accounts: number }

/** Run after the accounts. Triggers are off, so this also writes the values that they would derive. */
export async function makeObjects(client: pg.PoolClient, { objects: wanted, accounts }: Sizes) {
  await client.query(links, [wanted, accounts])
  await client.query('ANALYZE "objectAccount"')
  await client.query(objects, [wanted, accounts])
  await client.query(firstNumbers)
  await client.query(pictures, [wanted])
  await client.query(keys)
  await client.query(keysOfObjects)
  await client.query(
    `
    SELECT setval('"objectReference"', $1::integer - 1), setval(pg_get_serial_sequence('"object"', 'id'), $1)`,
    [wanted],
  )
}
