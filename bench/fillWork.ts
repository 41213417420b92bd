// Generates assignments, answered leads and due rents, after all other records.
import type pg from 'pg'
import { inBulk } from './bulk.ts'

/** Does nothing if they exist already. */
export async function fillWork(pool: pg.Pool, accounts: number, say: (line: string) => void) {
  const { rows: counted } = await pool.query<{ there: boolean }>(
    `SELECT EXISTS (SELECT FROM "assignment" WHERE "parentKind" = 'Demand') AS "there"`,
  )
  if (counted[0]?.there) return
  say('Making assignments, answers and rents')
  await inBulk(pool, ['assignment'], async (client) => {
    await client.query(assignments, [accounts])
    await client.query('ANALYZE "assignment"')
    await client.query(answers)
    await client.query(rents)
    await client.query(`SELECT "keepViewings"(ARRAY(SELECT "id" FROM "viewing"))`)
    await client.query(`SELECT "keepDeals"(ARRAY(SELECT "id" FROM "deal"))`)
  })
}

// Every second lead, third object and second viewing is assigned to somebody of the office.
const assignments = `
  INSERT INTO "assignment" ("parentKind", "parentId", "accountId")
  SELECT "kind", "id", 1 + greatest(3, $1::integer / 50) * ((hashint4("id") & 2147483647) % 50)
  FROM (
    SELECT 'Demand' AS "kind", "id" FROM "lead" WHERE "id" % 2 = 0
    UNION ALL SELECT 'Object', "id" FROM "object" WHERE "id" % 3 = 0
    UNION ALL SELECT 'Viewing', "id" FROM "viewing" WHERE "id" % 2 = 0
  ) AS "each"`

const answers = `
  UPDATE "lead" SET "answeredOn" = "createdOn" + interval '1 min' * ((hashint4("id") & 2147483647) % 10000)
  WHERE "id" % 5 > 0 AND "answeredOn" IS NULL`

const rents = `
  UPDATE "objectAccount" SET "rentPaymentDay" = 1 + "id" % 28
  WHERE "relation" IN (4, 7) AND "id" % 10 = 1 AND "rentPaymentDay" IS NULL`
