// Triggers on "viewingResult": keepViewingsOfNewResults, keepViewingsOfResults and keepViewingsOfGoneResults maintain
// columns of the viewing for lists (keepViewings.sql).
// Triggers on "viewingResult": keepLeadStepsOfNewResults, keepLeadStepsOfResults and keepLeadStepsOfGoneResults
// maintain the date of the lead's last viewing (keepLeadSteps.sql).
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { badInput } from '#kit/http/problem.ts'
import { objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { offerMade } from '#base/settings/knownOptions.contract.ts'
import { selectList } from '#base/settings/selectLists.store.ts'
import type { Db } from '#base/backend/backend.ts'

type SentResult = { objectId: number; result: number | null; offer?: number | null | undefined }
/** `offer`: what the client offered for it, if the result is an offer. */
export type Result = { objectId: number; result: number | null; offer: number | null }

/**
 * Each object once: at its first position, with its last result. An offer without a sum keeps the one that it has in
 * `before`.
 */
export function eachOnce(results: readonly SentResult[], before: readonly Result[]): Result[] {
  const last = new Map(results.map((one) => [one.objectId, one]))
  return [...last.values()].map(({ objectId, result, offer }) => {
    const known = before.find((one) => one.objectId === objectId)?.offer ?? null
    const sum = offer === undefined ? known : offer
    return { objectId, result, offer: result === offerMade ? sum : null }
  })
}

/** Whether a client made an offer that was not known before. */
export const isNewOffer = (before: readonly Result[], after: readonly Result[]): boolean =>
  after.some(
    ({ objectId, result, offer }) =>
      result === offerMade &&
      !before.some(
        (one) => one.objectId === objectId && one.result === offerMade && one.offer === offer,
      ),
  )

/** In order; results of deleted objects are left out. */
export const resultsOf = (tx: Db, viewingId: number): Promise<Result[]> =>
  tx
    .selectFrom('viewingResult as r')
    .innerJoin('object as o', 'o.id', 'r.objectId')
    .select(['r.objectId', 'r.result', 'r.offer'])
    .where('r.viewingId', '=', viewingId)
    .where('o.deletedOn', 'is', null)
    .orderBy('r.position')
    .orderBy('r.objectId')
    .execute()

/** Replaces `before` with `after`. Results of deleted objects stay, in case the objects are restored. */
export async function writeResults(
  tx: Db,
  viewingId: number,
  before: readonly Result[],
  after: readonly Result[],
): Promise<void> {
  await mustFit(tx, before, after)
  const gone = before.filter(({ objectId }) => !after.some((one) => one.objectId === objectId))
  if (gone.length > 0)
    await tx
      .deleteFrom('viewingResult')
      .where('viewingId', '=', viewingId)
      .where(
        'objectId',
        'in',
        gone.map(({ objectId }) => objectId),
      )
      .execute()
  if (after.length === 0) return
  await tx
    .insertInto('viewingResult')
    .values(
      after.map((one, position) => ({
        viewingId,
        position,
        ...one,
        offeredOn: one.offer === null ? null : agencyToday(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['viewingId', 'objectId']).doUpdateSet({
        position: sql`excluded."position"`,
        result: sql`excluded."result"`,
        offer: sql`excluded."offer"`,
        offeredOn: sql`CASE WHEN "viewingResult"."offer" = excluded."offer" THEN "viewingResult"."offeredOn"
          ELSE excluded."offeredOn" END`,
      }),
    )
    .execute()
}

/** Results that are no longer offered may stay but cannot be chosen again. */
async function mustFit(tx: Db, before: readonly Result[], after: readonly Result[]) {
  await objectsMustExist(
    tx,
    after.map(({ objectId }) => objectId),
    'results',
  )
  const options = await selectList(tx, 'viewingResult', 'en')
  const isOffered = (result: number | null) =>
    result === null || options.some(({ value, retired }) => value === result && !retired)
  const wasSaid = ({ objectId, result }: Result) =>
    before.some((one) => one.objectId === objectId && one.result === result)
  if (!after.every((one) => isOffered(one.result) || wasSaid(one)))
    throw badInput({ results: ['viewing.unknownResult'] })
}
