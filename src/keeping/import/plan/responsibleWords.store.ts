// By what names, addresses and user names those are known to whom work can be assigned.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { wordKey } from './wordKey.ts'

/** Names that two of them share tell nothing. */
export async function responsibleWords(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; names: (string | null)[] }>`
    SELECT a."id", ARRAY[
      a."name", concat_ws(' ', a."lastName", a."firstName"), concat_ws(' ', a."firstName", a."lastName"),
      a."nameLocal", a."nameEng", a."lastName", a."email",
      (SELECT u."username" FROM "user" u WHERE u."accountId" = a."id" LIMIT 1)
    ] AS "names"
    FROM "account" a WHERE a."deletedOn" IS NULL AND (a."isEmploye" OR a."isProfessional")
    ORDER BY a."id"
  `.execute(db)
  const known = new Map<string, Set<number>>()
  for (const { id, names } of rows)
    for (const name of names) {
      const key = wordKey(name ?? '')
      if (key === '') continue
      const same = known.get(key)
      if (same) same.add(id)
      else known.set(key, new Set([id]))
    }
  return new Map(
    [...known].flatMap(([key, ids]) => (ids.size === 1 ? [[key, [...ids][0]!] as const] : [])),
  )
}
