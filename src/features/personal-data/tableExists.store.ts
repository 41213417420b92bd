import { sql } from 'kysely'
import type { Db } from '../backend.ts'

/** Tables of features that an older database may not have yet. */
export async function tableExists(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    SELECT to_regclass(${`"${name}"`}) IS NOT NULL AS "there"`.execute(db)
  return rows[0]!.there
}
