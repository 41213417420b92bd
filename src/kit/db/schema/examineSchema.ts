// Compares the schema of a database with the one of this release, and repairs what it can.
import type pg from 'pg'
import type { KeptValue } from '../kept/kept.ts'
import { keptFiles } from '../kept/keptFiles.ts'
import { missingMigrations, staleFunctions } from '../migrate/pending.ts'
import { readSqlFiles } from '../migrate/sqlFiles.ts'
import type { SqlFiles } from '../migrate/sqlFiles.ts'
import { compareSchema } from './compareSchema.ts'
import { mendSchema } from './mendSchema.ts'
import { readBothSchemas } from './releaseSchema.ts'

type ExaminedSchema = {
  /** One line for each fault, and whether it was repaired. */
  faults: string[]
  mended: number
  /** One line for each object that is not part of this release, such as an operator's index. */
  others: string[]
}

/** The database belongs to another release, or still has to be upgraded. */
export class OtherRelease extends Error {}

/** Throws OtherRelease if a comparison would be meaningless, and an error if an applied migration was changed. */
export async function examineSchema(
  pool: pg.Pool,
  root: string,
  kept: readonly KeptValue[],
  { mend }: { mend: boolean },
): Promise<ExaminedSchema> {
  await mustBeOfThisRelease(pool, root, kept)
  const { faults, others } = compareSchema(await readBothSchemas(pool, root, kept))
  if (!mend) return { faults: faults.map(({ line }) => line), mended: 0, others }
  const tried = await mendSchema(pool, faults)
  return {
    faults: tried.map(({ fault, reason }) => `${fault.line}; ${reason ?? 'made again'}`),
    mended: tried.filter(({ reason }) => reason === null).length,
    others,
  }
}

async function mustBeOfThisRelease(pool: pg.Pool, root: string, kept: readonly KeptValue[]) {
  const files = await readSqlFiles(root, keptFiles(kept))
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ isEmpty: boolean }>(
      `SELECT to_regclass('public."migration"') IS NULL AS "isEmpty"`,
    )
    if (rows[0]?.isEmpty) throw new OtherRelease('There is no agency in this database')
    await client.query('BEGIN')
    const missing = await missingMigrations(client, files)
    const stale = await staleFunctions(client, files, missing)
    const first = missing[0]?.name ?? [...stale][0]?.name
    if (first !== undefined)
      throw new OtherRelease(
        `This release has not upgraded the database yet, which lacks ${first}: start the server first`,
      )
    const newer = await newerThan(client, files)
    if (newer !== undefined)
      throw new OtherRelease(
        `A newer release has upgraded the database (${newer}): call the doctor of that one`,
      )
  } finally {
    // Rolls back.
    client.release(true)
  }
}

async function newerThan(
  client: pg.PoolClient,
  { migrations, functions }: SqlFiles,
): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string; version: number | null }>(`
    SELECT "name", NULL AS "version" FROM "migration" UNION ALL SELECT "name", "version" FROM "functionFile" ORDER BY 1`)
  const known = new Set(migrations.map(({ name }) => name))
  return rows.find(({ name, version }) =>
    version === null ? !known.has(name) : version > (functions.get(name)?.version ?? Infinity),
  )?.name
}
