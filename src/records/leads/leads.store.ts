// Triggers on "lead":
// nameOfLead copies the account's name to the lead (nameOfLead.sql).
// totalsAdded, totalsRemoved and totalsChanged maintain the totals of lists (keepTotals.sql).
// keepLeadAssigned and its like on "assignment" maintain who is assigned (keepLeadAssigned.sql).
// keepOpenLead maintains whether the account has an open lead (keepOpenLead.sql).
// keepWishes maintains the lead's criteria in the form that objects are matched with (keepWishes.sql).
// refuseLate and refuseLateSource refuse accounts that were erased meanwhile (refuseLate.sql).
import { entityOf } from '#base/backend/entity.ts'
import { assignNew } from '#base/assignments/assignNew.store.ts'
import { mustSeeParts } from '#base/register/hiddenParts.store.ts'
import { allowed } from '#base/register/recordRules.store.ts'
import { mustChange, mustOpen, mustRestore } from '#base/register/records.store.ts'
import { suffixOf } from '#kit/db/inLanguage.ts'
import { agencyToday } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import type { RecordOf } from '#kit/db/entity.ts'
import { sessionMustBeConfirmed } from '#kit/db/sessionMustBeConfirmed.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import { withoutUndefined } from '#kit/fields/withoutUndefined.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { Tables } from '#base/backend/tables.ts'
import { leadFields, sendings } from './leadFields.contract.ts'
import { peopleForLead } from './incoming/peopleForLead.store.ts'
import { mustBeObjects, objectsOf, writeObjects } from './objects/leadObjects.store.ts'
import { knownOfAccount } from './knownOfAccount.store.ts'
import { mustFit, mustAcceptAccount } from './leadRules.store.ts'
import { mostObjects } from './leads.contract.ts'
import type { Lead, LeadInput, LeadUpdate } from './leads.contract.ts'
import { readLead, selectLead } from './view/leadView.store.ts'

export const leadEntity = entityOf({
  table: 'lead',
  entity: 'Demand',
  fields: leadFields,
  beside: ['objects'],
})

type LeadRecord = RecordOf<Tables['lead'], typeof leadFields, never>
type Pair = { leadId: number; objectId: number }

const emptyFields = Object.fromEntries(
  Object.entries(leadFields).map(([name, { kind }]) => [
    name,
    kind === 'flag' ? false : kind === 'flagEnum' ? [] : null,
  ]),
) as unknown as Pick<LeadRecord, keyof typeof leadFields>

/** A new lead is in the first stage, of normal priority, and begins today. */
export const blankLead = () => ({
  ...emptyFields,
  stage: 1,
  priority: 2,
  startDate: agencyToday(),
  sendMatches: sendings.off,
})

export async function viewLead(db: Db, id: number, actor: Actor): Promise<Lead> {
  const [lead] = await Promise.all([
    readLead(db, id, actor.language),
    allowed('open', 'Demand', actor) === true || mustOpen(db, { entity: 'Demand', id }, actor),
  ])
  return lead
}

export const addLead = (
  db: Db,
  input: LeadInput,
  actor: Actor,
): Promise<{ id: number; lead: Lead }> =>
  db.transaction().execute(async (tx) => {
    const { carryOver, ...given } = input
    await mustAcceptAccount(tx, given.accountId, actor)
    const known =
      carryOver && given.accountId != null ? await knownOfAccount(tx, given.accountId) : {}
    const values = { ...blankLead(), ...known, ...withoutUndefined(given) }
    await mustFit(tx, values, values)
    const id = await addOnce(tx, leadEntity, actor, async () => {
      const added = await add(tx, leadEntity, values, actor)
      const people = await peopleForLead(tx, values, actor)
      await assignNew(tx, { entity: 'Demand', id: added }, people, actor)
      return added
    })
    return { id, lead: await readLead(tx, id, actor.language) }
  })

export async function saveLead(db: Db, input: LeadUpdate, actor: Actor): Promise<Lead> {
  await mayChange(db, input.id, actor)
  if (input.objects !== undefined) {
    const { objects } = input
    await sessionMustBeConfirmed(actor)
    return saveWithObjects(db, input, () => objects, actor)
  }
  const { answer } = await save(db, leadEntity, input.id, {
    actor,
    changes: (before) => leadChanges(db, before, input, actor),
    select: (from) => selectLead(from, input.id, actor.language),
    variant: suffixOf(actor.language),
  })
  return answer
}

/** 400 when the lead already has it. */
export async function addLeadObject(db: Db, { leadId, objectId }: Pair, actor: Actor) {
  await mayChange(db, leadId, actor)
  return saveWithObjects(db, { id: leadId }, (present) => [...present, objectId], actor)
}

/** Adds it unless the lead has it, in the transaction of the caller. */
export async function keepLeadObject(tx: Db, { leadId, objectId }: Pair, actor: Actor) {
  await mayChange(tx, leadId, actor)
  const withIt = (present: readonly number[]) =>
    present.includes(objectId) ? present : [...present, objectId]
  await writeWithObjects(tx, { id: leadId }, withIt, actor)
}

/** 404 when the lead does not have it. */
export async function deleteLeadObject(db: Db, { leadId, objectId }: Pair, actor: Actor) {
  await mayChange(db, leadId, actor)
  const without = (present: readonly number[]) => {
    if (!present.includes(objectId)) throw notFound()
    return present.filter((each) => each !== objectId)
  }
  return saveWithObjects(db, { id: leadId }, without, actor)
}

type ObjectsFn = (present: readonly number[]) => readonly number[]

const saveWithObjects = (
  db: Db,
  input: Omit<LeadUpdate, 'objects'>,
  objectsAfter: ObjectsFn,
  actor: Actor,
): Promise<Lead> =>
  db.transaction().execute(async (tx) => {
    await writeWithObjects(tx, input, objectsAfter, actor)
    return readLead(tx, input.id, actor.language)
  })

async function writeWithObjects(
  tx: Db,
  input: Omit<LeadUpdate, 'objects'>,
  objectsAfter: ObjectsFn,
  actor: Actor,
): Promise<void> {
  const stored = await lock(tx, leadEntity, input.id)
  const present = await objectsOf(tx, input.id)
  const objects = [...objectsAfter(present)]
  await mustBeObjects(tx, objects)
  if (objects.length > mostObjects) throw badInput({ objects: ['lead.tooManyObjects'] })
  const { changes } = await save(
    tx,
    leadEntity,
    { ...stored, objects: present },
    { actor, changes: (before) => leadChanges(tx, before, { ...input, objects }, actor) },
  )
  if (changes.objects) await writeObjects(tx, input.id, objects)
}

type LeadChangeInput = Omit<LeadUpdate, 'objects'> & { objects?: readonly number[] }

async function leadChanges(db: Db, before: LeadRecord, input: LeadChangeInput, actor: Actor) {
  const current = () => readLead(db, input.id, actor.language)
  const changes = await requestedChanges(db, leadEntity, before, input, current)
  // A change of the account also moves the lead's parts to it, so the actor must be allowed to see all of them.
  if (changes.accountId !== undefined)
    await mustSeeParts(db, { entity: 'Demand', id: input.id }, actor)
  await mustAcceptAccount(db, changes.accountId, actor)
  await mustFit(db, { ...before, ...changes }, changes)
  return changes
}

const mayChange = async (db: Db, id: number, actor: Actor): Promise<void> => {
  if (allowed('change', 'Demand', actor) !== true)
    await mustChange(db, { entity: 'Demand', id }, actor)
}

export async function deleteLead(db: Db, id: number, actor: Actor): Promise<void> {
  await mayChange(db, id, actor)
  await db.transaction().execute(async (tx) => {
    await mustSeeParts(tx, { entity: 'Demand', id }, actor)
    await softDelete(tx, leadEntity, id, actor)
  })
}

export async function restoreLead(db: Db, id: number, actor: Actor): Promise<Lead> {
  await mustRestore(db, { entity: 'Demand', id }, actor)
  return db.transaction().execute(async (tx) => {
    await mustSeeParts(tx, { entity: 'Demand', id }, actor)
    await restore(tx, leadEntity, id, actor)
    return readLead(tx, id, actor.language)
  })
}
