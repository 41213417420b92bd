// The owners behind a company.
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { OwnerInput } from './knownClients.contract.ts'

export type StoredOwner = Omit<OwnerInput, 'name'> & { name: string }

/** As they are compared, logged and written. */
export const ownersOf = (tx: Db, knownClientId: number): Promise<StoredOwner[]> =>
  tx
    .selectFrom('knownClientOwner')
    .select(['name', 'percent', 'bornOn', 'taxNumber', 'established'])
    .where('knownClientId', '=', knownClientId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** Without lines that say nothing. 400 for an owner without a name, or for more than the whole company. */
export function statedOwners(given: readonly OwnerInput[]): StoredOwner[] {
  const stated = given.filter((one) => Object.values(one).some((value) => value !== null))
  const owners = stated.map(({ name, percent, bornOn, taxNumber, established }) => {
    if (name === null) throw badInput({ owners: ['knownClient.ownerNeedsName'] })
    return { name, percent, bornOn, taxNumber, established }
  })
  // Thousandths, as they are entered: sums of fractions are not exact.
  const all = owners.reduce((sum, { percent }) => sum + Math.round((percent ?? 0) * 1000), 0)
  if (all > 100_000) throw badInput({ owners: ['knownClient.moreThanAll'] })
  return owners
}

export async function writeOwners(
  tx: Db,
  knownClientId: number,
  owners: readonly StoredOwner[],
): Promise<void> {
  await tx.deleteFrom('knownClientOwner').where('knownClientId', '=', knownClientId).execute()
  if (owners.length > 0)
    await tx
      .insertInto('knownClientOwner')
      .values(owners.map((owner, position) => ({ ...owner, knownClientId, position })))
      .execute()
}
