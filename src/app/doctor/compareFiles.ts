// Compares the file storage with the records that name its files, in both directions. Removes nothing.
import type pg from 'pg'
import { epochMs } from '#kit/clock.ts'
import { shownBytes } from '#base/copies/shownBytes.ts'
import type { FileStore, ListedFile } from '#kit/files/fileStore.ts'
import { thumbnailNames } from '#kit/files/thumbnail.ts'
import { storedFiles } from '#base/backups/storedNames.store.ts'
import { markOfDatabase, markOfFiles, mismatchOf } from '#base/files/mark/storageMark.store.ts'
import { ok, withTimeout, wrong } from './check.ts'
import type { Finding } from './check.ts'

/** Includes files that no backup contains, because they can be made again. They may not be written yet. */
const named = `
  SELECT "name", "size", CASE WHEN "id" = 0 THEN "userName" ELSE 'file ' || "id" || ', ' || "userName" END AS "title",
    true AS "isNeeded" FROM (${storedFiles}) "has"
  UNION ALL SELECT "file", "fileSize"::float8, 'archive ' || "id", "state" = 'ready' FROM "archive" WHERE "file" IS NOT NULL
  UNION ALL SELECT "file", "fileSize"::float8, 'arrival ' || "id", true FROM "arrival" WHERE "file" IS NOT NULL
  UNION ALL SELECT "systemName", NULL, 'arrival ' || "arrivalId", false FROM "arrivalFile"
  UNION ALL SELECT "stored", "bytes"::float8, 'feed ' || "id", "state" = 'current' FROM "portalFeed" WHERE "stored" IS NOT NULL
  UNION ALL SELECT "stored" || '.gz', "zippedBytes"::float8, 'zipped feed ' || "id", "state" = 'current'
    FROM "portalFeed" WHERE "stored" IS NOT NULL`

/** `size` is null where it is unknown. */
type Named = { name: string; size: number | null; title: string; isNeeded: boolean }

const mark = 'estia-mark.json'
const endings = thumbnailNames('')

/** Milliseconds. A file is stored before its record, so a newer one may still get its record. */
const underWay = 3_600_000

const mostShown = 100
/** Maximum seconds until the next file is listed. */
const patience = 60

export async function compareFiles(pool: pg.Pool, files: FileStore): Promise<Finding> {
  const [database, ofFiles] = [
    await markOfDatabase(pool),
    await withTimeout(patience, markOfFiles(files)),
  ]
  if (ofFiles !== 'none' && 'unreadable' in ofFiles)
    return wrong(`the file storage does not answer: ${ofFiles.unreadable.message}`)
  if (mismatchOf(database, ofFiles))
    return wrong('the file storage is not the one of this database: mount or name the right one')
  const records = new Map((await select(pool)).map((each) => [each.name, each]))
  const unseen = new Map(records)
  const [damaged, unnamed]: [string[], ListedFile[]] = [[], []]
  let stored = 0
  for await (const file of patiently(files.list())) {
    stored++
    const record = records.get(file.name)
    unseen.delete(file.name)
    if (!record && !isKnown(file.name, records)) unnamed.push(file)
    if (record?.isNeeded && record.size !== null && record.size !== file.size)
      damaged.push(`${record.title} has ${file.size} bytes instead of ${record.size}`)
  }
  // Records or files removed or added meanwhile are no faults.
  const now = await select(pool, [...unseen.keys(), ...unnamed.map(({ name }) => baseOf(name))])
  const missing = now.filter(({ name, isNeeded }) => isNeeded && unseen.has(name))
  const named = new Map(now.map((each) => [each.name, each]))
  const since = epochMs() - underWay
  const orphans = unnamed.filter(
    ({ name, writtenOn }) => writtenOn < since && !named.has(name) && !isKnown(name, named),
  )
  return findingOf({ stored, damaged, missing, orphans })
}

type Compared = { stored: number; damaged: string[]; missing: Named[]; orphans: ListedFile[] }

function findingOf({ stored, damaged, missing, orphans }: Compared): Finding {
  const bytes = orphans.reduce((sum, { size }) => sum + size, 0)
  const facts = {
    stored,
    missing: missing.length,
    damaged: damaged.length,
    orphans: orphans.length,
    orphanBytes: bytes,
  }
  const surplus = orphans.length
    ? `; ${counted(orphans.length, 'stored file')} with ${shownBytes(bytes)} belong to no record`
    : ''
  const faults = missing.length + damaged.length
  if (faults === 0)
    return ok(`${counted(stored, 'file')} as the records have them${surplus}`, {
      ...facts,
      details: orphans
        .slice(0, mostShown)
        .map(({ name, size }) => `of no record: ${name}, ${shownBytes(size)}`),
    })
  return wrong(
    `${missing.length} missing and ${damaged.length} of another size, of ${counted(stored, 'stored file')}${surplus}: \`estia restore-files\` brings back what the backups have`,
    {
      ...facts,
      faults,
      details: [...missing.map(({ title }) => `${title} is missing`), ...damaged].slice(
        0,
        mostShown,
      ),
    },
  )
}

const counted = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`

/** Selects the records of all file names, or of some. */
const select = async (pool: pg.Pool, names: string[] | null = null): Promise<Named[]> =>
  (
    await pool.query<Named>(
      `SELECT * FROM (${named}) AS "all" WHERE $1::text[] IS NULL OR "name" = ANY ($1)`,
      [names],
    )
  ).rows

/** Thumbnails are stored beside their picture, and made again on demand. */
const isKnown = (name: string, records: ReadonlyMap<string, Named>) =>
  name === mark || records.has(baseOf(name))

function baseOf(name: string): string {
  const ending = endings.find((each) => name.endsWith(each))
  return ending === undefined ? name : name.slice(0, -ending.length)
}

/** Fails if the storage stops answering. */
async function* patiently<Item>(items: AsyncIterable<Item>): AsyncIterable<Item> {
  const iterator = items[Symbol.asyncIterator]()
  for (;;) {
    const next = await withTimeout(patience, iterator.next())
    if (next.done) return
    yield next.value
  }
}
