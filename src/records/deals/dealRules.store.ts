// What a deal must be like to be saved.
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { notOffered } from '#base/settings/offered.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealFields } from './dealFields.contract.ts'

type All = ValuesOf<typeof dealFields>
export type DealValues = { [Name in keyof All]?: All[Name] | undefined }

const ranges = [
  ['startDate', 'endDate'],
  ['rentStart', 'rentExpiration'],
] as const

/** 0 is how lists say not set. */
export const unset = <V extends DealValues>(values: V): V => ({
  ...values,
  ...(values.dealType === 0 && { dealType: null }),
  ...(values.dealStage === 0 && { dealStage: null }),
})

/** 400 that names each field that does not fit, 403 for a lead that this person may not change. */
export async function mustFit(
  tx: Db,
  after: DealValues,
  changes: DealValues,
  actor: Actor,
): Promise<void> {
  const errors = await notOffered(tx, dealFields, changes)
  for (const [from, till] of ranges) {
    const [begin, end] = [after[from], after[till]]
    if (begin && end && end < begin) errors[till] = ['deal.endsBeforeStart']
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
  if (changes.objectId != null) await objectsMustExist(tx, [changes.objectId], 'objectId')
  if (changes.demandId != null) await leadMayBeNamed(tx, changes.demandId, actor)
}
