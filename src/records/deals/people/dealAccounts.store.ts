// Triggers on "dealAccount": keepDealsOfNewAccounts, keepDealsOfAccounts and keepDealsOfGoneAccounts maintain columns
// of the deal for lists (keepDeals.sql).
// Trigger on "dealAccount": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { badInput } from '#kit/http/problem.ts'
import { selectList } from '#base/settings/selectLists.store.ts'
import type { Db } from '#base/backend/backend.ts'

export type Participant = { accountId: number; relation: number | null }

/** In order; deleted accounts are left out. */
export const participantsOf = async (tx: Db, dealId: number): Promise<Participant[]> =>
  (await rowsOf(tx, dealId).execute()).map(({ accountId, relation }) => ({ accountId, relation }))

const rowsOf = (tx: Db, dealId: number) =>
  tx
    .selectFrom('dealAccount as p')
    .innerJoin('account as a', 'a.id', 'p.accountId')
    .select(['p.id', 'p.accountId', 'p.relation', 'p.position'])
    .where('p.dealId', '=', dealId)
    .where('a.deletedOn', 'is', null)
    .orderBy('p.position')
    .orderBy('p.id')

/**
 * Replaces the people of the deal. People who stay keep their rows, since undoing a merge refers to them. Rows of
 * deleted accounts stay, in case the accounts are restored.
 */
export async function writeParticipants(
  tx: Db,
  dealId: number,
  participants: readonly Participant[],
): Promise<void> {
  await mustFit(tx, participants)
  const rows = await rowsOf(tx, dealId).forUpdate('p').execute()
  const written = participants.map((participant, position) => {
    const at = rows.findIndex((row) => isSame(row, participant))
    return { row: at < 0 ? undefined : rows.splice(at, 1)[0], participant, position }
  })
  const gone = rows.map(({ id }) => id)
  if (gone.length > 0) await tx.deleteFrom('dealAccount').where('id', 'in', gone).execute()
  for (const { row, position } of written)
    if (row && row.position !== position)
      await tx.updateTable('dealAccount').set({ position }).where('id', '=', row.id).execute()
  const added = written
    .filter(({ row }) => !row)
    .map(({ participant, position }) => ({ dealId, ...participant, position }))
  if (added.length > 0) await tx.insertInto('dealAccount').values(added).execute()
}

const isSame = (one: Participant, other: Participant) =>
  one.accountId === other.accountId && one.relation === other.relation

async function mustFit(tx: Db, participants: readonly Participant[]) {
  if (participants.length === 0) return
  const ids = [...new Set(participants.map(({ accountId }) => accountId))]
  const found = await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', ids)
    .where('deletedOn', 'is', null)
    .execute()
  if (found.length < ids.length) throw badInput({ accounts: ['record.unknownAccount'] })
  const options = await selectList(tx, 'dealAccountRelation', 'en')
  const isKnown = ({ relation }: Participant) =>
    relation === null || options.some(({ value }) => value === relation)
  if (!participants.every(isKnown)) throw badInput({ accounts: ['settings.unknownOption'] })
}
