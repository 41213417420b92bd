// The parties and properties of an order.
// Triggers on "orderObject": orderPartsAreFrozen refuses changes of issued orders (issuedOrdersStay.sql);
// keepMandatesOfNewObjects, keepMandatesOfLeftObjects, keepMandatesOfOtherObjects and keepMandatesOfGoneObjects maintain the days
// on which a mandate covers its properties (keepMandates.sql).
// Triggers on "orderParty": orderPartsAreFrozen does the same; refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
import { sql } from 'kysely'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { splitTexts } from '#kit/fields/kinds.ts'
import { allowed, asSql } from '#base/register/recordRules.store.ts'
import type { Db } from '#base/backend/backend.ts'
import type { PartyInput } from './orders.contract.ts'

export type StoredParty = Omit<
  PartyInput,
  'id' | 'name' | `link${string}` | `paper${string}` | 'signedOn'
> & { name: string }

/** As they are compared, logged and written. */
export const partiesOf = (tx: Db, orderId: number): Promise<StoredParty[]> =>
  tx
    .selectFrom('orderParty')
    .select(['accountId', 'name', 'taxNumber', 'identityDocument', 'address', 'phone', 'email'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()

export const objectsOf = (tx: Db, orderId: number): Promise<{ objectId: number }[]> =>
  tx
    .selectFrom('orderObject')
    .select('objectId')
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()

/** The parties with what their accounts say where nothing was entered. 400 for accounts that the actor may not open. */
export async function withAccounts(
  tx: Db,
  parties: readonly PartyInput[],
  actor: Actor,
): Promise<StoredParty[]> {
  const ids = parties.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]))
  if (new Set(ids).size < ids.length) throw badInput({ parties: ['order.samePartyTwice'] })
  const known = await accountsOf(tx, ids, actor)
  const filled = parties.map(({ accountId, ...entered }) => {
    const account = accountId === null ? undefined : known.get(accountId)
    if (accountId !== null && !account) throw badInput({ parties: ['record.unknownAccount'] })
    return {
      accountId,
      name: entered.name ?? account?.name ?? '',
      taxNumber: entered.taxNumber ?? account?.taxNumber ?? null,
      identityDocument: entered.identityDocument ?? account?.identityDocument ?? null,
      address: entered.address ?? account?.address ?? null,
      phone: entered.phone ?? account?.phone ?? null,
      email: entered.email ?? account?.email ?? null,
    }
  })
  // A line that says nothing at all was only opened.
  return filled.filter((party) => Object.values(party).some(Boolean))
}

type Known = Omit<StoredParty, 'accountId'>

async function accountsOf(
  tx: Db,
  ids: readonly number[],
  actor: Actor,
): Promise<Map<number, Known>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Known & { id: number }>`
    SELECT "Account"."id", coalesce("Account"."name", '') AS "name",
      coalesce("Account"."taxNumber", "Account"."taxNumberOfOtherCountry") AS "taxNumber",
      coalesce("Account"."internalPassportNumber", "Account"."passportNumber") AS "identityDocument",
      nullif(concat_ws(', ', "Account"."address", concat_ws(' ', "Account"."postcode", "Account"."city")), '') AS "address",
      "Account"."phone", "Account"."email"
    FROM "account" "Account"
    WHERE "Account"."id" = ANY (${ids}::integer[]) AND "Account"."deletedOn" IS NULL AND ${asSql(allowed('open', 'Account', actor))}
  `.execute(tx)
  return new Map(
    rows.map(({ id, address, phone, email, ...row }) => [
      id,
      {
        ...row,
        address: address === null ? null : address.slice(0, 300),
        phone: splitTexts(phone)[0] ?? null,
        email: splitTexts(email)[0] ?? null,
      },
    ]),
  )
}

/** Replaces the parties of a draft. */
export async function writeParties(
  tx: Db,
  orderId: number,
  parties: readonly StoredParty[],
): Promise<void> {
  await tx.deleteFrom('orderParty').where('orderId', '=', orderId).execute()
  if (parties.length > 0)
    await tx
      .insertInto('orderParty')
      .values(parties.map((party, position) => ({ ...party, orderId, position })))
      .execute()
}

/** Replaces the properties of a draft. */
export async function writeObjects(
  tx: Db,
  orderId: number,
  objects: readonly { objectId: number }[],
): Promise<void> {
  await tx.deleteFrom('orderObject').where('orderId', '=', orderId).execute()
  if (objects.length > 0)
    await tx
      .insertInto('orderObject')
      .values(objects.map(({ objectId }, position) => ({ orderId, objectId, position })))
      .execute()
}

/** The reference numbers, for lists. */
export async function numbersOf(tx: Db, objects: readonly { objectId: number }[]): Promise<string> {
  if (objects.length === 0) return ''
  const ids = objects.map(({ objectId }) => objectId)
  const { rows } = await sql<{ numbers: string | null }>`
    SELECT string_agg('#' || o."referenceNumber", ', ' ORDER BY array_position(${ids}::integer[], o."id")) AS "numbers"
    FROM "object" o WHERE o."id" = ANY (${ids}::integer[])`.execute(tx)
  return rows[0]?.numbers ?? ''
}
