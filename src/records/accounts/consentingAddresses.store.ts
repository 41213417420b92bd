// Finds the addresses whose owners agreed to mailings.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

const hasAddress = (at: number) => {
  const one = sql`split_part(a."searchEmail", ';', ${sql.lit(at)})`
  return sql`(${one} <> '' AND ${one} COLLATE "C" = e."email")`
}

/**
 * Returns those of the given addresses, in lower case, whose owners agreed to mailings. As in mailing lists, a consent
 * withdrawn in one account also applies to other accounts with the same address.
 */
export async function consentingAddresses(
  db: Db,
  addresses: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    SELECT e."email" FROM unnest(${addresses}::text[]) AS e ("email")
    WHERE (
      SELECT max(a."consentOn") > coalesce(max(a."consentWithdrawnOn"), '-infinity'::date) FROM "account" a
      WHERE a."deletedOn" IS NULL AND (${sql.join([1, 2, 3, 4].map(hasAddress), sql` OR `)})
    )`.execute(db)
  return new Set(rows.map(({ email }) => email))
}
