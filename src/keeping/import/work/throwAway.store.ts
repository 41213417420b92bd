// Files of imports hold people's data: they are kept no longer than somebody needs them.
import { sql } from 'kysely'
import type { Backend, Db } from '#base/backend/backend.ts'
import { deleteImport } from '../import.store.ts'

type Stored = Pick<Backend, 'db' | 'files'>

export async function throwAway({ db, files }: Stored, id: number): Promise<void> {
  for (const file of await deleteImport(db, id)) await files.remove(file)
}

/** Days after which an import that nobody has run is thrown away. */
const patience = 30

/** Also the files of imports that are through, which a server left when it died. */
export async function throwAwayForgotten(stored: Stored): Promise<void> {
  const { rows: through } = await sql<{ id: number; column: 'file' | 'photoFile' }>`
    SELECT "id", 'file' AS "column" FROM "import" WHERE "file" IS NOT NULL AND "state" IN ('done', 'undone')
    UNION ALL
    SELECT "id", 'photoFile' FROM "import" WHERE "photoFile" IS NOT NULL AND (
      "state" = 'undone' OR "state" = 'done' AND "ranOn" < now() - ${patience} * interval '1 day')
    LIMIT 10
  `.execute(stored.db)
  for (const { id, column } of through) await forgetFile(stored, id, column)
  const { rows } = await sql<{ id: number }>`
    SELECT "id" FROM "import"
    WHERE "state" IN ('mapping', 'checked') AND NOT "isThrownAway" AND "createdOn" < now() - ${patience} * interval '1 day'
    ORDER BY "createdOn", "id" LIMIT 10
  `.execute(stored.db)
  for (const { id } of rows) await throwAway(stored, id)
}

/** Once its rows are written nobody reads the file again; once it is taken back, nobody those of its photos. */
export async function forgetFile(
  { db, files }: Stored,
  id: number,
  column: 'file' | 'photoFile' = 'file',
): Promise<void> {
  const fileOf = (of: Db) => of.selectFrom('import').select([column]).where('id', '=', id)
  const name = (await fileOf(db).executeTakeFirst())?.[column]
  if (!name) return
  await files.remove(name)
  await db
    .updateTable('import')
    .set({ [column]: null })
    .where('id', '=', id)
    .execute()
}
