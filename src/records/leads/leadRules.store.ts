// The rules for saving a lead.
import { sql } from 'kysely'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { select, splitTexts } from '#kit/fields/kinds.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { accountMustExist } from '#base/people/chosenAccounts.store.ts'
import { placeExists } from '#base/places/places.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import { notOffered } from '#base/settings/offered.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadFields, sendings } from './leadFields.contract.ts'

type LeadValues = ValuesOf<typeof leadFields>
type PartialLead = { [Name in keyof LeadValues]?: LeadValues[Name] | undefined }

const ranges = [
  ['purchaseBudgetRangeMin', 'purchaseBudgetRangeMax'],
  ['rentBudgetRangeMin', 'rentBudgetRangeMax'],
  ['shortRentBudgetRangeMin', 'shortRentBudgetRangeMax'],
  ['startDate', 'endDate'],
  ['bedroomsMin', 'bedroomsMax'],
  ['areaMin', 'areaMax'],
  ['lotAreaMin', 'lotAreaMax'],
  ['floorMin', 'floorMax'],
  ['yearMin', 'yearMax'],
] as const

const places = ['locationId', 'location2Id', 'location3Id', 'notLocationId'] as const

/** 400 that names each field that contradicts another, or whose new value does not exist. */
export async function mustFit(db: Db, after: PartialLead, changes: PartialLead): Promise<void> {
  const errors = await notOffered(db, { ...leadFields, source: select('source') }, changes)
  for (const [from, to] of ranges) {
    const [low, high] = [after[from], after[to]]
    if (low != null && high != null && low > high) errors[to] = ['lead.rangeReversed']
  }
  for (const name of places) {
    const place = changes[name]
    if (place != null && !(await placeExists(db, place))) errors[name] = ['object.unknownPlace']
  }
  if (
    (changes.sendMatches ?? sendings.off) !== sendings.off &&
    !(await hasEmail(db, after.accountId))
  )
    errors['sendMatches'] = ['lead.sendMatches.noEmail']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

async function hasEmail(db: Db, accountId: number | null | undefined): Promise<boolean> {
  const { rows } = await sql<{ email: string | null }>`
    SELECT "email" FROM "account" WHERE "id" = ${accountId ?? null}::integer`.execute(db)
  return splitTexts(rows[0]?.email ?? null).some(isAddress)
}

/** Checks the account of a lead: 400 when it does not exist, 403 when the actor may not change it. */
export async function mustAcceptAccount(
  db: Db,
  accountId: number | null | undefined,
  actor: Actor,
): Promise<void> {
  if (accountId == null) return
  await accountMustExist(db, accountId)
  await mustChange(db, { entity: 'Account', id: accountId }, actor)
}
