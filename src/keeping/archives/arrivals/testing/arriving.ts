// Uploads and imports archives in tests, and reads the contents of two agencies for comparison.
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { sendForm } from '#app/testing/sendForm.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { zip } from '#kit/sheets/zip.ts'
import type { ReadArchive } from '../../testing/madeArchive.ts'
import { archiveBytes, readArchive } from '../../testing/madeArchive.ts'
import { workOnArrivals } from '../work/arrivalWork.ts'
import type { ArrivalLine } from '../arrivals.contract.ts'

/** The bytes of an archive of the whole agency. Needs no session, and leaves no trace of the archive. */
export async function archiveOf(app: TestApp): Promise<Buffer> {
  const { accountId } = await app.db
    .selectFrom('user')
    .select(({ fn }) => fn.min('accountId').as('accountId'))
    .executeTakeFirstOrThrow()
  const bytes = await archiveBytes(app, accountId)
  await sql`DELETE FROM "archive"`.execute(app.db)
  return bytes
}

/** The entries of an archive by name, for changing and zipping them again. */
export async function entriesOf(archive: Buffer): Promise<Map<string, Buffer>> {
  const read: ReadArchive = await readArchive(archive)
  return new Map(read.names.map((name) => [name, read.bytes(name)]))
}

export const zipped = (entries: ReadonlyMap<string, Buffer | string>): Promise<Buffer> =>
  buffer(zip([...entries].map(([name, content]) => ({ name, content: [content] }))))

export const send = (app: TestApp, archive: Buffer, as = app.admin) =>
  sendForm(app, '/api/archive/arrival/add', { files: [{ file: archive }] }, as)

export const listed = async (app: TestApp) =>
  (await app.call('GET', '/api/archive/arrivals')).json() as {
    items: ArrivalLine[]
    inTheWay: string | null
  }

/** Uploads and imports. Returns the row of the list of arrivals. */
export async function bring(app: TestApp, archive: Buffer): Promise<ArrivalLine> {
  const answer = await send(app, archive)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await workOnArrivals(app)
  return (await listed(app)).items[0]!
}

/** Bookkeeping tables of this installation, which an arrival adds to. */
const bookkeeping = [
  'arrival',
  'arrivalNumber',
  'arrivalFile',
  'archive',
  'actionLog',
  'actionLogCounted',
  'localizationRevision',
  'listChange',
  'alert',
  'session',
  'device',
  'reminderRun',
]

/** Row count and digest of each table. */
export async function digests(
  app: TestApp,
  without: readonly string[] = bookkeeping,
): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT "relname" AS "name" FROM pg_class
    WHERE "relnamespace" = 'public'::regnamespace AND "relkind" IN ('r', 'p') ORDER BY 1`.execute(
    app.db,
  )
  const found: Record<string, string> = {}
  for (const { name } of tables.filter((table) => !without.includes(table.name))) {
    const { rows } = await sql<{ digest: string }>`
      SELECT count(*) || ' ' || md5(coalesce(string_agg(to_jsonb(t)::text, ',' ORDER BY to_jsonb(t)::text), '')) AS "digest"
      FROM ${sql.table(name)} t`.execute(app.db)
    found[name] = rows[0]!.digest
  }
  return found
}
