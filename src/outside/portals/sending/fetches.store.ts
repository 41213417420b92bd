// Fetches of feeds: who and when.
import { sql } from 'kysely'
import type { Db } from '#base/backend/backend.ts'
import { mostRows } from '../portals.contract.ts'

type Fetched = {
  portalId: number
  address: string
  agent: string | null
  status: number
  count: number
}

/** Also ends the alert about a silent portal. */
export async function noteFetch(db: Db, { agent, address, ...fetched }: Fetched): Promise<void> {
  await db
    .insertInto('portalFetch')
    .values({
      ...fetched,
      address: address.slice(0, 60),
      agent: agent?.replaceAll('\u0000', '').slice(0, 300) ?? null,
    })
    .execute()
  await sql`
    UPDATE "portal" SET "toldSilentOn" = NULL WHERE "id" = ${fetched.portalId} AND "toldSilentOn" IS NOT NULL
  `.execute(db)
}

export const forgetOldFetches = (db: Db): Promise<unknown> =>
  sql`DELETE FROM "portalFetch" WHERE "fetchedOn" < now() - interval '90 days'`.execute(db)

/** The newest fetches. */
export const portalFetches = async (db: Db, portalId: number) => ({
  items: await db
    .selectFrom('portalFetch')
    .select(['fetchedOn', 'address', 'agent', 'status', 'count'])
    .where('portalId', '=', portalId)
    .orderBy('fetchedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute(),
})
