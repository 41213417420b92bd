// A program for tests to kill: runs the embedded database of a folder and keeps inserting rows.
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { openDatabase } from '#kit/db/open.ts'

const [dataDir = ''] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  say(`ready ${embedded.pid()}`)
  const { pool } = openDatabase(embedded.connection, { max: 1 })
  await pool.query('CREATE TABLE IF NOT EXISTS acknowledged (id serial PRIMARY KEY)')
  for (;;) {
    const { rows } = await pool.query('INSERT INTO acknowledged DEFAULT VALUES RETURNING id')
    say(`saved ${rows[0].id}`)
  }
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
