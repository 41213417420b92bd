// Computes wishes and offers, because leads and objects were loaded without triggers.
import type pg from 'pg'

/** Does nothing if they exist already. */
export async function fillMatching(pool: pg.Pool, say: (line: string) => void) {
  const { rows } = await pool.query<{ there: boolean }>(
    'SELECT EXISTS (SELECT FROM "leadWish") AS "there"',
  )
  if (rows[0]?.there) return
  say('Making wishes and offers')
  await pool.query(`SELECT "keepOffersOf"(ARRAY(SELECT "id" FROM "object"))`)
  // Marks all existing offers as announced to agents.
  await pool.query(`
    INSERT INTO "objectTold" ("objectId", "service", "price") SELECT "objectId", "service", "price" FROM "objectOffer" ON CONFLICT DO NOTHING`)
  await pool.query('UPDATE "objectOffer" SET "tellOn" = NULL')
  await pool.query(`SELECT "keepWishesOf"(ARRAY(SELECT "id" FROM "lead"))`)
  for (const table of ['objectOffer', 'objectTold', 'leadWish'])
    await pool.query(`VACUUM ANALYZE "${table}"`)
}
