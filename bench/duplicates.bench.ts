// Time of the nightly search for duplicates, the first and a later one, and its accuracy on the labelled pairs: node
// scripts/runScript.mjs bench/duplicates.bench.ts [accounts] [objects]. The first night at a million accounts may take an hour, not
// ten minutes: it compares all of them once, in short steps beside the office, and goes on in the next night where it stopped.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'
import { findDuplicates } from '#keeping/duplicates/find/findDuplicates.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { keptValues } from '#app/features.ts'
import { measureLabelled } from './duplicates/measureLabelled.ts'
import { fill } from './fill.ts'

const [accounts = 200_000, objects = 20_000] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'duplicates-'))
// PostgreSQL may run as another user, who must be able to pass through.
chmodSync(dataDir, 0o711)
const say = (line: string) => console.log(line)

const embedded = await startEmbedded({ dataDir, log: () => {}, durable: false })
// To load without triggers.
await embedded.administer(
  `GRANT pg_checkpoint TO ${embedded.connection.user}; GRANT SET ON PARAMETER session_replication_role TO ${embedded.connection.user}`,
)
const { db, pool, close } = openDatabase<Tables>(embedded.connection, { max: 4 })
const rows = async (table: string) =>
  (await sql<{ rows: number }>`SELECT count(*) AS "rows" FROM ${sql.table(table)}`.execute(db))
    .rows[0]!.rows

async function night(what: string): Promise<void> {
  const started = performance.now()
  let steps = 0
  let longest = 0
  let before = started
  await findDuplicates(db, {
    restHours: 0,
    afterStep: () => {
      const now = performance.now()
      longest = Math.max(longest, now - before)
      before = now
      steps++
    },
  })
  const seconds = (performance.now() - started) / 1000
  say(
    `- ${what}: ${seconds.toFixed(1)} s in ${steps} steps, the longest ${Math.round(longest)} ms; ${await rows('duplicatePair')} pairs, ${await rows('duplicateKey')} keys, ${await rows('duplicateSkipped')} skipped`,
  )
}

try {
  await migrate(pool, join(import.meta.dirname, '..'), keptValues, () => {})
  await fill(pool, { accounts, objects }, say)
  await pool.query('ANALYZE')
  await night(`${accounts} accounts and ${objects} objects for the first time`)
  await sql`UPDATE "account" SET "modifiedOn" = now() + interval '1 second' WHERE "id" % (${accounts}::integer / 500) = 0`.execute(
    db,
  )
  await night('a night after 500 changes')
  await night('a night after none')
  say(JSON.stringify((await measureLabelled(db)).rates, undefined, 2))
} finally {
  await close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true })
}
