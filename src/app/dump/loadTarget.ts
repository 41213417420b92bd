// Checks that an archive can be loaded into a database, and makes its tables.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { bringUpToDate } from '#kit/db/migrate/migrate.ts'
import type { SqlFiles } from '#kit/db/migrate/sqlFiles.ts'
import { readSequences, readTables } from './catalogue.ts'
import { emptyTables } from '#kit/db/bareTables.ts'
import type { DumpedTable, Head } from './format.ts'
import { compareReleases, filesOfArchive, stateOfDatabase, stateOfFiles } from './release.ts'
import type { ArchiveHead } from './openArchive.ts'

export type LoadTarget = {
  /** The SQL files of this program. */
  sqlFiles: SqlFiles
  /** The product and its version. */
  program: Head['madeBy']
  /** Why a database that a start has made is not as new any more; null when it is. */
  whatItHolds: (client: pg.ClientBase) => Promise<string | null>
}

const makeAnother = 'make an empty database (another DATA_DIR or DATABASE_URL) and load into that'

/** Throws an error of one line that says what to do. Changes nothing. */
export async function checkTarget(
  client: pg.ClientBase,
  { sql, head }: ArchiveHead,
  { sqlFiles, program, whatItHolds }: LoadTarget,
): Promise<void> {
  const own = stateOfFiles(sqlFiles)
  const age = compareReleases(stateOfFiles(filesOfArchive(sql)), own)
  if (age === 'newer')
    throw new Error(
      `The archive is of ${program.name} ${head.madeBy.version}, which is newer than this ${program.version}: load it with that release`,
    )
  await mustBeAlone(client)
  const state = await stateOfDatabase(client)
  if (!state) return
  if (compareReleases(state, own) !== 'same')
    throw new Error(`The database is of another release of ${program.name}: ${makeAnother}`)
  const held = await whatItHolds(client)
  if (held !== null) throw new Error(`The database is not empty, ${held}: ${makeAnother}`)
  if (age === 'older')
    throw new Error(
      `The archive is of ${program.name} ${head.madeBy.version}, an earlier release, which only a database without tables can take: ${makeAnother}, before a server is started`,
    )
}

/** Milliseconds that a session which was just closed may take to be gone, as that of a load that failed. */
const longestEnd = 5_000

/** A server would go on with what it knew of the tables. */
async function mustBeAlone(client: pg.ClientBase): Promise<void> {
  for (const end = performance.now() + longestEnd; ; await wait(100)) {
    // Within a transaction the first look would be kept.
    await client.query('SELECT pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ others: number }>(`
      SELECT count(*)::integer AS "others" FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND usename = current_user`)
    if (!rows[0]?.others) return
    if (performance.now() > end)
      throw new Error('The database is in use: stop the servers that work in it, then load again')
  }
}

/**
 * Makes the tables of the archive's release, without rows. Needs a transaction, the lock of migrations and a checked target.
 * Throws when the tables are not those of the archive.
 */
export async function makeTables(
  client: pg.PoolClient,
  { sql, head }: ArchiveHead,
  sqlFiles: SqlFiles,
): Promise<void> {
  const archived = filesOfArchive(sql)
  const isSame = compareReleases(stateOfFiles(archived), stateOfFiles(sqlFiles)) === 'same'
  if (!(await stateOfDatabase(client))) await bringUpToDate(client, isSame ? sqlFiles : archived)
  const tables = await readTables(client)
  mustBeEqual(head.tables, tables)
  const sequences = (await readSequences(client)).map(({ name }) => name)
  await emptyTables(
    client,
    tables.map(({ name }) => name),
    sequences,
  )
}

function mustBeEqual(archived: readonly DumpedTable[], made: readonly DumpedTable[]): void {
  const linesOf = (tables: readonly DumpedTable[]) =>
    tables.flatMap(({ name, columns }) => [
      `the table ${name}`,
      ...columns.map((column) => `the column ${name}.${column}`),
    ])
  const [there, here] = [linesOf(archived), linesOf(made)]
  const foreign = there.find((line) => !here.includes(line))
  if (foreign)
    throw new Error(
      `The archive holds ${foreign}, which this product does not make: move it out of the schema public, and dump again`,
    )
  const left = here.find((line) => !there.includes(line))
  if (left) throw new Error(`The archive lacks ${left}: ${makeAnother}`)
}
