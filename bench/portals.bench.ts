// Time and memory for a portal's feed in each format: node scripts/runScript.mjs bench/portals.bench.ts [properties] [pictures
// of each]. The first feed writes a row for each property; a later one finds them unchanged. 10,000 properties with 12 pictures may
// take four seconds, not two: reading, writing, hashing and the strict check share the time, and no part stands out.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tables } from '#base/backend/tables.ts'
import { formatNames } from '#outside/portals/formats/formatNames.contract.ts'
import { makeFeed } from '#outside/portals/making/makeFeed.ts'
import type { FeedServices } from '#outside/portals/making/makeFeed.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { migrate } from '#kit/db/migrate/migrate.ts'
import { openDatabase } from '#kit/db/open.ts'
import { startEmbedded } from '#kit/embedded/embedded.ts'
import { keptValues } from '#app/features.ts'
import { fill } from './fill.ts'

const [properties = 10_000, pictures = 12] = process.argv.slice(2).map(Number)
const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'portals-'))
// PostgreSQL may run as another user, who must be able to pass through.
chmodSync(dataDir, 0o711)
const folder = join(dataDir, 'files')
mkdirSync(folder)
const say = (line: string) => console.log(line)

const embedded = await startEmbedded({
  dataDir: join(dataDir, 'db'),
  log: () => {},
  durable: false,
})
// To load without triggers.
await embedded.administer(
  `GRANT pg_checkpoint TO ${embedded.connection.user}; GRANT SET ON PARAMETER session_replication_role TO ${embedded.connection.user}`,
)
const { db, pool, close } = openDatabase<Tables>(embedded.connection, { max: 4 })
const agency = { name: 'Bench', email: 'bench@example.com', phone: '2310000000' }
const parts = {
  db,
  files: await openFileStore(undefined, folder),
  log: { warn: say },
  translate: (_language: string, key: string) => key,
  publicUrl: 'https://example.com',
  agency: {
    in: () => ({
      ...agency,
      address: null,
      taxNumber: null,
      logo: null,
      accent: null,
      languages: ['en', 'el', 'ru'],
    }),
  },
} as unknown as FeedServices

const text = 'A bright home near the sea, with a view of the bay & the mountain. '.repeat(12)
const publish = (count: number) =>
  db.connection().execute(async (one) => {
    await sql`SET session_replication_role = replica`.execute(one)
    await sql`
      UPDATE "object" SET "published" = true, "publishRequested" = true, "active" = true, "publishedOn" = now(), "deletedOn" = NULL,
        "locationId" = coalesce("locationId", (SELECT min("id") FROM "place" WHERE "kind" = 'town')),
        "energyClass" = 1 + "id" % 9, "subTypeObjectTypeId" = 1, "objectSubTypeId" = 1 + "id" % 4, "forSale" = true,
        "salePrice" = 100000 + "id", "title" = 'A home by the sea', "soldRecently" = false, "rented" = false,
        "titleEl" = 'Σπίτι στη θάλασσα', "description" = ${text}, "descriptionEl" = ${text.replaceAll('a', 'α')},
        "latitude" = 40.5, "longitude" = 22.9, "displayCoordinates" = true`.execute(one)
    await sql`DELETE FROM "file" WHERE "parentKind" = 'Object'`.execute(one)
    await sql`
      INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId", "position")
      SELECT 'picture-' || lpad(o."id"::text, 12, '0') || '-' || k || '.jpg', 'p.jpg', 'image/jpeg', 1, 'Object', o."id", k
      FROM "object" o, generate_series(1, ${count}::integer) k`.execute(one)
    await sql`RESET session_replication_role`.execute(one)
    await sql`VACUUM ANALYZE "object", "file"`.execute(one)
  })

/** Peak memory of this process above that before the run. */
async function measured(what: string, make: () => Promise<unknown>): Promise<void> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => void (most = Math.max(most, process.memoryUsage.rss())), 5)
  const started = performance.now()
  const made = await make()
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  clearInterval(watch)
  const megabytes = Math.round((most - before) / 1024 / 1024)
  say(
    `- ${what}: ${String(made)} in ${seconds} s, ${megabytes} MB more, ${Math.round(most / 1024 / 1024)} MB in all`,
  )
}

try {
  await migrate(pool, join(import.meta.dirname, '..'), keptValues, () => {})
  await fill(pool, { accounts: 1000, objects: properties }, () => {})
  await publish(pictures)
  for (const format of formatNames) {
    const { id } = await db
      .insertInto('portal')
      .values({ name: format, format, language: 'en', isOn: true } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const make = () => makeFeed(parts, { id })
    await measured(`${format}, first`, make)
    await sql`UPDATE "object" SET "bedrooms" = 7 WHERE "id" % 20 = 0`.execute(db)
    await measured(`${format}, a twentieth changed`, make)
    await sql`UPDATE "object" SET "bedrooms" = 6 WHERE "id" % 20 = 0`.execute(db)
  }
  const { rows } = await sql<{ format: string; count: number; bytes: number }>`
    SELECT "format", "count", "bytes" FROM "portalFeed" WHERE "state" = 'current' ORDER BY "id"`.execute(
    db,
  )
  for (const { format, count, bytes } of rows)
    say(`  ${format}: ${count} properties, ${(bytes / 1e6).toFixed(1)} MB`)
} finally {
  await close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true })
}
