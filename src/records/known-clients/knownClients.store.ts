// Files about the parties of deals. Nobody deletes one: a job forgets it (forgetKnownClients.store.ts).
// Trigger on "knownClient": refuseLate refuses people whose data was erased meanwhile (refuseLate.sql).
// Triggers on "knownClientCheck" and "file": checksStay and checkedFilesStay keep what was checked (checkedFilesStay.sql).
import { sql } from 'kysely'
import { agencyToday } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { sameValue } from '#kit/db/diff.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, save } from '#kit/db/save.ts'
import { isEmptyValue } from '#kit/fields/format.ts'
import type { ValuesOf } from '#kit/fields/kinds.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { mustOpen } from '#base/register/records.store.ts'
import { errorsOfUnofferedOptions } from '#base/settings/offeredOptions.store.ts'
import { knownClientFields } from './knownClientFields.contract.ts'
import type { KnownClient, KnownClientUpdate } from './knownClients.contract.ts'
import { highWithoutReasons } from './missingIn.ts'
import { ownersOf, statedOwners, writeOwners } from './owners.store.ts'
import type { StoredOwner } from './owners.store.ts'
import { clientsOf, readKnownClient } from './readKnownClients.store.ts'

export const knownClientEntity = entityOf({
  table: 'knownClient',
  entity: 'KnownClient',
  fields: knownClientFields,
  kept: ['dealId', 'accountId'],
  beside: ['owners'],
})

/** 404 for a deal that does not exist or was deleted. */
export async function knownClientsOf(db: Db, dealId: number, actor: Actor) {
  await mustOpen(db, { entity: 'Deal', id: dealId }, actor)
  return { items: await clientsOf(db, dealId, actor) }
}

type Party = { dealId: number; accountId: number }

/** 400 for an account that is no party of the deal. */
export async function addKnownClient(
  db: Db,
  { dealId, accountId }: Party,
  actor: Actor,
): Promise<KnownClient> {
  const { items } = await knownClientsOf(db, dealId, actor)
  const found = items.find((one) => one.accountId === accountId)
  if (!found) throw badInput({ accountId: ['knownClient.noParty'] })
  return found
}

/** Adds the file of a party, or updates the one with the input's id. */
export const saveKnownClient = (
  db: Db,
  { id, dealId, accountId, ...input }: KnownClientUpdate,
  actor: Actor,
): Promise<KnownClient> =>
  db.transaction().execute(async (tx) => {
    if (id != null) return readKnownClient(tx, await change(tx, id, input, actor), actor)
    if (dealId === undefined) throw badInput({ dealId: ['problem.required'] })
    if (accountId === undefined) throw badInput({ accountId: ['problem.required'] })
    const party = { dealId, accountId }
    const stored = await addOnce(tx, knownClientEntity, actor, () => store(tx, party, input, actor))
    return readKnownClient(tx, stored, actor)
  })

type Input = Omit<KnownClientUpdate, 'id' | 'dealId' | 'accountId'>

async function store(tx: Db, party: Party, input: Input, actor: Actor): Promise<number> {
  // Of two people who begin a file at once, the second one changes that of the first.
  const deals = await sql`
    SELECT FROM "deal" WHERE "id" = ${party.dealId} AND "deletedOn" IS NULL FOR NO KEY UPDATE`.execute(
    tx,
  )
  if (deals.rows.length === 0) throw notFound()
  const { version: _version, ...begun } = input
  const blank = await addKnownClient(tx, party, actor)
  if (blank.id !== null) {
    await mustReplaceNothing(tx, blank.id, begun, actor)
    return change(tx, blank.id, begun, actor)
  }
  const { owners: given = [], ...entered } = begun
  const owners = statedOwners(given)
  const values = { ...fieldsOf(blank), ...entered }
  await mustFit(tx, values, values)
  const id = await add(tx, knownClientEntity, { ...values, ...party, owners }, actor)
  await writeOwners(tx, id, owners)
  return id
}

const fieldsOf = (client: KnownClient) =>
  Object.fromEntries(
    Object.keys(knownClientFields).map((name) => [name, (client as Record<string, unknown>)[name]]),
  ) as ValuesOf<typeof knownClientFields>

/** 409 if what was begun as a new file differs from what somebody else has entered meanwhile. */
async function mustReplaceNothing(tx: Db, id: number, input: Input, actor: Actor): Promise<void> {
  const current = await readKnownClient(tx, id, actor)
  const stored: Record<string, unknown> = current
  const conflicts = Object.entries(input)
    .filter(([name, value]) => value !== undefined && !sameValue(stored[name], value))
    .map(([name]) => name)
    .filter((name) => !isEmptyValue(stored[name]))
  if (conflicts.length > 0) throw conflict('problem.conflict', { conflicts, current })
}

async function change(tx: Db, id: number, input: Input, actor: Actor): Promise<number> {
  const locked = await lock(tx, knownClientEntity, id)
  const { owners: given, ...entered } = input
  const asked = { ...entered, ...(given && { owners: statedOwners(given) }) }
  const { changes } = await save(
    tx,
    knownClientEntity,
    { ...locked, owners: await ownersOf(tx, id) },
    {
      actor,
      changes: async (before) => {
        const changes = await requestedChanges(tx, knownClientEntity, before, asked, () =>
          readKnownClient(tx, id, actor),
        )
        await mustFit(tx, { ...before, ...changes }, changes)
        return changes
      },
    },
  )
  if (changes.owners) await writeOwners(tx, id, changes.owners as StoredOwner[])
  return id
}

type Values = Partial<ValuesOf<typeof knownClientFields>>

/** 400 that names each invalid field. */
async function mustFit(tx: Db, after: Values, changes: object): Promise<void> {
  const errors = await errorsOfUnofferedOptions(tx, knownClientFields, { ...changes })
  if (after.seenOn && after.seenOn > agencyToday()) errors['seenOn'] = ['knownClient.seenInFuture']
  const { risk = null, riskReasons = [], riskWords = null } = after
  if (highWithoutReasons({ risk, riskReasons, riskWords }))
    errors['riskReasons'] = ['knownClient.highNeedsReasons']
  if (Object.keys(errors).length > 0) throw badInput(errors)
}
