// Triggers on "deal": keepNewDeals and keepDeal maintain columns for lists (keepDeals.sql); totalsAdded, totalsRemoved
// and totalsChanged maintain the number of deals (keepTotals.sql).
// Triggers on "assignment": keepDealsAssigned and keepDealsUnassigned maintain these columns, too.
// Trigger on "account": keepDealsOfAccount, when a name changes.
// Trigger on "object": keepDealsOfObject, when an object is deleted or restored.
// Trigger on "deal": refuseLate refuses leads of people whose data was erased meanwhile (refuseLate.sql).
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import type { Db } from '#base/backend/backend.ts'
import { participantsOf, writeParticipants } from './people/dealAccounts.store.ts'
import type { Participant } from './people/dealAccounts.store.ts'
import { sharesOf, writeShares } from './shares/dealShares.store.ts'
import { fixedWhenPaid, wrongShares } from './shares/shareRules.ts'
import type { Share } from './shares/shareRules.ts'
import { comissionOf } from './comissionOf.ts'
import { dealFields } from './dealFields.contract.ts'
import { mustFit, withoutZeroChoices } from './dealRules.store.ts'
import { readDeal } from './readDeal.store.ts'
import type { Deal, DealUpdate } from './deals.contract.ts'

export const dealEntity = entityOf({
  table: 'deal',
  entity: 'Deal',
  fields: dealFields,
  beside: ['accounts', 'shares'],
})

/** Adds a deal, or updates the one with the input's ID. */
export const saveDeal = (db: Db, input: DealUpdate, actor: Actor): Promise<Deal> =>
  db.transaction().execute(async (tx) => {
    const { id, ...values } = withoutZeroChoices(input)
    const saved =
      id == null
        ? await addOnce(tx, dealEntity, actor, () => store(tx, values, actor))
        : await change(tx, id, values, actor)
    return readDeal(tx, saved, actor)
  })

type DealInput = Omit<DealUpdate, 'id'>

async function store(tx: Db, input: DealInput, actor: Actor): Promise<number> {
  const { accounts = [], shares: asked = [], version: _version, ...entered } = input
  await mustFit(tx, entered, entered, actor)
  const share = comissionOf({}, entered)
  const empty = Object.fromEntries(Object.keys(dealFields).map((name) => [name, null]))
  const values = { ...(empty as Record<keyof typeof dealFields, null>), ...entered, ...share }
  const shares = splitOf(values.comission, asked)
  const id = await add(tx, dealEntity, { ...values, accounts, shares }, actor)
  await writeParticipants(tx, id, accounts)
  await writeShares(tx, id, shares)
  return id
}

async function change(tx: Db, id: number, input: DealInput, actor: Actor): Promise<number> {
  const locked = await lock(tx, dealEntity, id)
  const beside = { accounts: await participantsOf(tx, id), shares: await sharesOf(tx, id) }
  const whole = { ...locked, ...beside }
  const current = () => readDeal(tx, id, actor)
  const { changes } = await save(tx, dealEntity, whole, {
    actor,
    changes: async (before) => {
      const changes = await requestedChanges(tx, dealEntity, before, input, current)
      await mustFit(tx, { ...before, ...changes }, changes, actor)
      const after = { ...changes, ...comissionOf(before, changes) }
      const comission = after.comission === undefined ? before.comission : after.comission
      const shares = splitOf(comission, (changes.shares as Share[] | undefined) ?? whole.shares)
      return { ...after, ...(changes.shares && { shares }) }
    },
  })
  if (changes.accounts) await writeParticipants(tx, id, changes.accounts as Participant[])
  if (changes.shares) await writeShares(tx, id, changes.shares as Share[])
  return id
}

/** The shares to store; 400 if they do not fit the commission. */
function splitOf(comission: number | null | undefined, asked: readonly Share[]): Share[] {
  const shares = asked.map((share) => fixedWhenPaid(share, comission))
  const wrong = wrongShares(comission, shares)
  if (wrong) throw badInput({ shares: [wrong] })
  return shares
}

export const deleteDeal = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute((tx) => softDelete(tx, dealEntity, id, actor))

export const restoreDeal = (db: Db, id: number, actor: Actor): Promise<Deal> =>
  db.transaction().execute(async (tx) => {
    await restore(tx, dealEntity, id, actor)
    return readDeal(tx, id, actor)
  })
