// The key that a browser encrypts a person's unsaved drafts with: drafts outlive a session in the
// browser, and the next person at the same computer must not be able to read them.
import { sql } from 'kysely'
import { noSession } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'

/** 32 bytes in base64; never changes for a person. */
export async function draftKeyOf(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    SELECT encode("draftKey", 'base64') AS "key" FROM "user" WHERE "accountId" = ${accountId}
  `.execute(db)
  if (!rows[0]) throw noSession()
  return rows[0].key
}
