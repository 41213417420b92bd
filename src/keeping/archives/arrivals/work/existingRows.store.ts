// Checks that the agency has nothing but staff and settings: only then an archive may be imported.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'

/** Users, employees and the rows of a new agency do not count. */
const counted: Readonly<Record<string, string>> = {
  account: `NOT "isEmploye" AND NOT EXISTS (SELECT FROM "user" u WHERE u."accountId" = t."id")
    AND NOT EXISTS (SELECT FROM "siteSource" s WHERE s."accountId" = t."id")`,
  object: `NOT "isBlank"`,
  lead: 'true',
  brokerOrder: 'true',
  deal: 'true',
  reservation: 'true',
  transaction: 'true',
  document: 'true',
}

/** Counting stops here, because the screen asks repeatedly. */
const most = 1000

/** `count` is a number or `1000+`. */
export type ExistingRows = { table: string; count: string }

/** Existing rows by table, including the trash; empty if an archive may be imported. */
export async function existingRows(db: Db): Promise<ExistingRows[]> {
  const { rows } = await sql<{ table: string; count: number }>`
    ${sql.join(
      Object.entries(counted).map(
        ([table, where]) => sql`
          SELECT ${table} AS "table", count(*)::integer AS "count" FROM (
            SELECT FROM ${sql.table(table)} t WHERE ${sql.raw(where)} LIMIT ${most + 1}) AS "some"`,
      ),
      sql` UNION ALL `,
    )}
  `.execute(db)
  // The parts of a union are returned in any order.
  const order = Object.keys(counted)
  return rows
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => order.indexOf(a.table) - order.indexOf(b.table))
    .map(({ table, count }) => ({ table, count: count > most ? `${most}+` : String(count) }))
}
