// Trigger on "dealShare": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Share } from './shareRules.ts'

/** In order; including those of deleted accounts, which still count towards the commission. */
export const sharesOf = async (tx: Db, dealId: number): Promise<Share[]> =>
  (await rowsOf(tx, dealId).execute()).map(({ accountId, percent, amount, paidOn }) => ({
    accountId,
    percent,
    amount,
    paidOn,
  }))

const rowsOf = (tx: Db, dealId: number) =>
  tx
    .selectFrom('dealShare')
    .select(['id', 'accountId', 'percent', 'amount', 'paidOn', 'position'])
    .where('dealId', '=', dealId)
    .orderBy('position')
    .orderBy('id')

/** Replaces the shares of a locked deal. Rows of people who stay are updated, since undoing a merge refers to them. */
export async function writeShares(tx: Db, dealId: number, shares: readonly Share[]): Promise<void> {
  const rows = await rowsOf(tx, dealId).execute()
  await mustBeKnown(tx, rows, shares)
  const written = shares.map((share, position) => {
    const at = rows.findIndex(({ accountId }) => accountId === share.accountId)
    return { row: at < 0 ? undefined : rows.splice(at, 1)[0], share, position }
  })
  const gone = rows.map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom('dealShare').where('id', 'in', gone).execute()
  for (const { row, share, position } of written)
    if (row)
      await tx
        .updateTable('dealShare')
        .set({ percent: share.percent, amount: share.amount, paidOn: share.paidOn, position })
        .where('id', '=', row.id)
        .execute()
  const added = written
    .filter(({ row }) => !row)
    .map(({ share, position }) => ({ dealId, ...share, position }))
  if (added.length > 0) await tx.insertInto('dealShare').values(added).execute()
}

async function mustBeKnown(
  tx: Db,
  before: readonly { accountId: number }[],
  shares: readonly Share[],
) {
  const had = new Set(before.map(({ accountId }) => accountId))
  const ids = [...new Set(shares.map(({ accountId }) => accountId))].filter((id) => !had.has(id))
  if (ids.length === 0) return
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedOn', 'is', null)
    .execute()
  if (found.length < ids.length) throw badInput({ shares: ['record.unknownAccount'] })
}
