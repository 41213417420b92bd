// What a lead must be like to be saved.
import { select } from '#kit/fields/kinds.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { accountMustExist } from '#base/people/chosenAccounts.store.ts'
import { placeExists } from '#base/places/places.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import { notOffered } from '#base/settings/offered.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadFields } from './leadFields.contract.ts'

type All = ValuesOf<typeof leadFields>
type Values = { [Name in keyof All]?: All[Name] | undefined }

const ranges = [
  ['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['rentBudgetRangeMin', 'rentBudgetRangeMax'],
  ['shortRentBudgetRangeMin', 'shortRentBudgetRangeMax'],
  ['startDate', 'endDate'],
] as const

/** 400 that names each field that does not fit the others, or whose new value nobody offers. */
export async function mustFit(db: Db, after: Values, changes: Values): Promise<void> {
  const errors = await notOffered(db, { ...leadFields, source: select('source') }, changes)
  for (const [from, to] of ranges) {
    const [low, high] = [after[from], after[to]]
    if (low != null && high != null && low > high) errors[to] = ['lead.rangeReversed']
  }
  if (changes.locationId != null && !(await placeExists(db, changes.locationId)))
    errors['locationId'] = ['object.unknownPlace']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

/** Whose lead it is to be: 400 when there is no such account, 403 for whom may not change that one. */
export async function mustSuit(
  db: Db,
  accountId: number | null | undefined,
  actor: Actor,
): Promise<void> {
  if (accountId == null) return
  await accountMustExist(db, accountId)
  await mustChange(db, { entity: 'Account', id: accountId }, actor)
}
