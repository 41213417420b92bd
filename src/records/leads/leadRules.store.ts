// The rules for saving a lead.
import { sql } from 'kysely'
import { isAddress } from '#kit/fields/emailAddress.ts'
import { select, splitTexts } from '#kit/fields/kinds.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { accountMustExist } from '#base/people/chosenAccounts.store.ts'
import { placeExists } from '#base/places/places.store.ts'
import { mustChange } from '#base/register/records.store.ts'
import { errorsOfUnofferedOptions } from '#base/settings/offeredOptions.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadFields, placeFields, sendings } from './leadFields.contract.ts'

type LeadValues = ValuesOf<typeof leadFields>
type PartialLead = { [Name in keyof LeadValues]?: LeadValues[Name] | undefined }

type LeadField = keyof typeof leadFields

/** Pairs of fields that form a range: `…Min` with `…Max`, and the dates. */
const ranges: readonly (readonly [from: LeadField, to: LeadField])[] = [
  ...(Object.keys(leadFields) as LeadField[])
    .filter((name) => name.endsWith('Min'))
    .map((name) => [name, name.replace(/Min$/, 'Max') as LeadField] as const),
  ['startDate', 'endDate'],
]

export const places = Object.keys(placeFields) as (keyof typeof placeFields)[]

/** Fields with option lists. */
export const choiceFields = { ...leadFields, source: select('source') } as const

/** 400 that names each field that contradicts another, or whose new value does not exist. */
export async function mustFit(db: Db, after: PartialLead, changes: PartialLead): Promise<void> {
  const known = new Set<number>()
  for (const name of places) {
    const place = changes[name]
    if (place != null && (await placeExists(db, place))) known.add(place)
  }
  const sends = (changes.sendMatches ?? sendings.off) !== sendings.off
  mustFitWith(after, changes, {
    notOffered: await errorsOfUnofferedOptions(db, choiceFields, changes),
    places: known,
    hasEmail: sends && (await hasEmail(db, after.accountId)),
  })
}

export type LeadLookups = {
  /** Errors of values that are no options. */
  notOffered: Record<string, Message[]>
  /** The existing ones among the given places. */
  places: ReadonlySet<number>
  hasEmail: boolean
}

/** The same, without reading from the database. */
export function mustFitWith(after: PartialLead, changes: PartialLead, known: LeadLookups): void {
  const errors = { ...known.notOffered }
  for (const [from, to] of ranges) {
    const [low, high] = [after[from], after[to]]
    if (low != null && high != null && low > high) errors[to] = ['lead.rangeReversed']
  }
  for (const name of places) {
    const place = changes[name]
    if (place != null && !known.places.has(place)) errors[name] = ['object.unknownPlace']
  }
  if ((changes.sendMatches ?? sendings.off) !== sendings.off && !known.hasEmail)
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
