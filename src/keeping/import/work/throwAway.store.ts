// Deletes the files of imports, which contain personal data, as soon as they are no longer needed.
import { sql } from 'kysely'
import type { Backend, Db } from '#base/backend/backend.ts'
import { deleteImport } from '../import.store.ts'

type Stored = Pick<Backend, 'db' | 'files'>

export async function throwAway({ db, files }: Stored, id: number): Promise<void> {
  for (const file of await deleteImport(db, id)) await files.remove(file)
}

/** Days after which an import that was never run is deleted. */
const patience = 30

/** Also deletes files of finished imports that a crashed server has left. */
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

/** Once the rows are written the file is no longer needed; once they are undone, its photo files neither. */
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
