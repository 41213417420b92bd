// Periods in which a key was out. A key is out while it has a holder and has not come back since.
// Trigger on "objectKeyHistory": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'

type Key = {
  id: number
  accountId: number | null
  received: string | null
  givenAway: string | null
  description: string | null
}

const isOut = ({ accountId, received, givenAway }: Key) =>
  accountId !== null && (received === null || (givenAway !== null && received < givenAway))

/** Updates the history after a change of the key: ends, begins, corrects, reopens or removes a period. */
export async function keepHistory(tx: Db, before: Key, after: Key): Promise<void> {
  const open = await openPeriod(tx, after.id)
  if (open && isUndone(before, after, open)) return remove(tx, open.id)
  if (open && (!isOut(after) || after.accountId !== open.accountId)) {
    const since = after.givenAway && isOut(after) ? after.givenAway : null
    await end(
      tx,
      open,
      since ?? (before.received === after.received ? null : after.received) ?? agencyToday(),
    )
  }
  if (!isOut(after)) return
  const { accountId, givenAway, description } = after
  if (open && open.accountId === accountId) await correct(tx, open.id, givenAway, description)
  else if (!(await reopen(tx, after)))
    await begin(tx, { ...after, accountId: accountId!, givenAway: givenAway ?? agencyToday() })
}

type Period = { id: number; accountId: number; givenAway: string }

const openPeriod = (tx: Db, objectId: number): Promise<Period | undefined> =>
  tx
    .selectFrom('objectKeyHistory')
    .select(['id', 'accountId', 'givenAway'])
    .where('objectId', '=', objectId)
    .where('received', 'is', null)
    .executeTakeFirst()

/** A handover made today was undone: the key gets its former state. */
const isUndone = (before: Key, after: Key, open: Period): boolean =>
  !isOut(after) &&
  open.givenAway === agencyToday() &&
  before.givenAway === open.givenAway &&
  (after.givenAway === null || after.givenAway < open.givenAway)

const remove = async (tx: Db, id: number) =>
  void (await tx.deleteFrom('objectKeyHistory').where('id', '=', id).execute())

/** A return was undone: reopens the last period of the same holder. */
async function reopen(tx: Db, { id, accountId, givenAway }: Key): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('objectKeyHistory')
    .set({ received: null })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('objectKeyHistory')
        .select('id')
        .where('objectId', '=', id)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('accountId', '=', accountId)
    .where('givenAway', '=', givenAway)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function end(tx: Db, period: Period, received: string) {
  if (received < period.givenAway) throw badInput({ received: ['objectKey.backBeforeGiven'] })
  await tx.updateTable('objectKeyHistory').set({ received }).where('id', '=', period.id).execute()
}

const begin = (
  tx: Db,
  {
    id: objectId,
    accountId,
    givenAway,
    description,
  }: Key & { accountId: number; givenAway: string },
) =>
  tx
    .insertInto('objectKeyHistory')
    .values({ objectId, accountId, givenAway, description, received: null })
    .execute()

const correct = (tx: Db, id: number, givenAway: string | null, description: string | null) =>
  sql`
    UPDATE "objectKeyHistory" SET "givenAway" = coalesce(${givenAway}, "givenAway"), "description" = ${description}
    WHERE "id" = ${id}
  `.execute(tx)
