// Builds the schema of this release beside the real tables, to be read and compared.
import type pg from 'pg'
import type { KeptValue } from '../kept/kept.ts'
import { keptFiles } from '../kept/keptFiles.ts'
import { bringUpToDate } from '../migrate/migrate.ts'
import { readSqlFiles } from '../migrate/sqlFiles.ts'
import type { SqlFile, SqlFiles } from '../migrate/sqlFiles.ts'
import { readSchema } from './readSchema.ts'
import { releaseSchema } from './schemaObject.ts'
import type { SchemaObject } from './schemaObject.ts'

export type BothSchemas = { release: SchemaObject[]; found: SchemaObject[] }

/**
 * Reads the schema of this release and the schema `public`. The first is created as a separate schema in a transaction
 * that is rolled back: nobody sees it, and no table of `public` is locked. So the same PostgreSQL describes both. Needs
 * the right to create a schema, as the jobs do.
 */
export async function readBothSchemas(
  pool: pg.Pool,
  root: string,
  kept: readonly KeptValue[],
): Promise<BothSchemas> {
  const files = withoutRows(await readSqlFiles(root, keptFiles(kept)))
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SET LOCAL statement_timeout = '2min'`)
    const found = await readSchema(client, 'public')
    // Extensions may be in a schema of their own.
    await client.query(`
      CREATE SCHEMA ${releaseSchema}; SET LOCAL lock_timeout = '5s';
      SELECT set_config('search_path', '${releaseSchema}, ' || current_setting('search_path'), true)`)
    await bringUpToDate(client, files)
    return { release: await readSchema(client, releaseSchema), found }
  } finally {
    // Rolls everything back.
    client.release(true)
  }
}

/** Rows are not compared, and nothing is dropped: the schema is new, and the name would lead to `public`. */
function withoutRows({ tables, functions, migrations }: SqlFiles): SqlFiles {
  const isRows = (name: string) => name.endsWith('.rows.sql')
  const changed = <File extends SqlFile>(file: File): File => ({
    ...file,
    sql: file.sql.replace(/^DROP [^;]*;/gm, ''),
    requires: file.requires.filter((name) => !isRows(name)),
  })
  const all = <File extends SqlFile>(files: ReadonlyMap<string, File>) =>
    new Map(
      [...files]
        .filter(([name]) => !isRows(name))
        .map(([name, file]) => [name, changed(file)] as const),
    )
  return { tables: all(tables), functions: all(functions), migrations }
}
