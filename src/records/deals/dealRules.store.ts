// Validation of deals.
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { leadMayBeNamed, objectsMustExist } from '#base/register/chosenRecords.store.ts'
import { errorsOfUnofferedOptions } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { dealFields } from './dealFields.contract.ts'

type FieldValues = ValuesOf<typeof dealFields>
export type DealValues = { [Name in keyof FieldValues]?: FieldValues[Name] | undefined }

const ranges = [
  ['startDate', 'endDate'],
  ['rentStart', 'rentExpiration'],
] as const

/** Select lists send 0 for an empty value. */
export const withoutZeroChoices = <V extends DealValues>(values: V): V => ({
  ...values,
  ...(values.dealType === 0 && { dealType: null }),
  ...(values.dealStage === 0 && { dealStage: null }),
})

/** 400 that names each invalid field, 403 for a lead that the actor may not change. */
export async function mustFit(
  tx: Db,
  after: DealValues,
  changes: DealValues,
  actor: Actor,
): Promise<void> {
  const errors = await errorsOfUnofferedOptions(tx, dealFields, changes)
  for (const [from, till] of ranges) {
    const [begin, end] = [after[from], after[till]]
    if (begin && end && end < begin) errors[till] = ['deal.endsBeforeStart']
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
  if (changes.objectId != null) await objectsMustExist(tx, [changes.objectId], 'objectId')
  if (changes.demandId != null) await leadMayBeNamed(tx, changes.demandId, actor)
}
