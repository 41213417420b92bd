// Triggers on "dealAccount": keepDealsOfNewAccounts, keepDealsOfAccounts and keepDealsOfGoneAccounts write
// what lists show into the deal (keepDeals.sql).
import { sql } from 'kysely'
import { badInput } from '#kit/http/problem.ts'
import { selectList } from '#features/settings/selectLists.store.ts'
import type { Db } from '../backend.ts'

export type Part = { accountId: number; relation: number | null }

/** In their order; deleted accounts are left out. */
export const partsOf = (tx: Db, dealId: number): Promise<Part[]> =>
  tx
    .selectFrom('dealAccount as p')
    .innerJoin('account as a', 'a.id', 'p.accountId')
    .select(['p.accountId', 'p.relation'])
    .where('p.dealId', '=', dealId)
    .where('a.deletedOn', 'is', null)
    .orderBy('p.position')
    .orderBy('p.id')
    .execute()

/** These from now on. What deleted accounts had to do with it stays, for when they come back. */
export async function writeParts(tx: Db, dealId: number, parts: readonly Part[]): Promise<void> {
  await mustFit(tx, parts)
  await sql`
    DELETE FROM "dealAccount" p USING "account" a
    WHERE p."dealId" = ${dealId} AND a."id" = p."accountId" AND a."deletedOn" IS NULL
  `.execute(tx)
  if (parts.length > 0)
    await tx
      .insertInto('dealAccount')
      .values(parts.map((part, position) => ({ dealId, ...part, position })))
      .execute()
}

async function mustFit(tx: Db, parts: readonly Part[]) {
  if (parts.length === 0) return
  const ids = [...new Set(parts.map(({ accountId }) => accountId))]
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedOn', 'is', null)
    .execute()
  if (found.length < ids.length) throw badInput({ accounts: ['record.unknownAccount'] })
  const options = await selectList(tx, 'dealAccountRelation', 'en')
  const isKnown = ({ relation }: Part) =>
    relation === null || options.some(({ value }) => value === relation)
  if (!parts.every(isKnown)) throw badInput({ accounts: ['settings.unknownOption'] })
}
