// Triggers on "viewing": keepNewViewings and keepViewing maintain columns for lists (keepViewings.sql); totalsAdded,
// totalsRemoved and totalsChanged maintain the number of viewings (keepTotals.sql).
// Triggers on "assignment": keepViewingsAssigned and keepViewingsUnassigned maintain these columns, too.
// Trigger on "account": keepViewingsOfAccount, when a name changes.
// Trigger on "lead": keepViewingsOfLead, when the name of its account changes.
// Trigger on "object": keepViewingsOfObject, when an object is deleted or restored.
// Triggers on "viewing": keepLeadStepsOfNewViewings and keepLeadStepsOfViewing maintain the date of the lead's last
// viewing (keepLeadSteps.sql).
// Trigger on "viewing": refuseLate refuses leads of people whose data was erased meanwhile (refuseLate.sql).
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { entityOf } from '#base/backend/entity.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { assignNew } from '#base/assignments/assignNew.store.ts'
import { mustBeAssignable } from '#base/people/chosenAccounts.store.ts'
import { leadMayBeNamed } from '#base/register/chosenRecords.store.ts'
import { mustChange, mustOpen, mustRestore } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'
import { moveLeadOn } from '#records/leads/moveLeadOn.store.ts'
import { readViewing } from './readViewing.store.ts'
import { viewingFields } from './viewingFields.contract.ts'
import { eachOnce, isNewOffer, resultsOf, writeResults } from './viewingResults.store.ts'
import type { Result } from './viewingResults.store.ts'
import type { Viewing, ViewingUpdate } from './viewings.contract.ts'

const viewingEntity = entityOf({
  table: 'viewing',
  entity: 'Viewing',
  fields: viewingFields,
  beside: ['results'],
})

/** 404 when it does not exist or was deleted, 403 when the actor may not open its lead. */
export async function editViewing(db: Db, id: number, actor: Actor): Promise<Viewing> {
  const { canEdit } = await mustOpen(db, { entity: 'Viewing', id }, actor)
  return readViewing(db, id, { language: actor.language, canEdit })
}

/** Adds a viewing, or updates the one with the input's ID. */
export const saveViewing = (db: Db, input: ViewingUpdate, actor: Actor): Promise<Viewing> =>
  db.transaction().execute(async (tx) => {
    const { id: known } = input
    const id =
      known == null
        ? await addOnce(tx, viewingEntity, actor, () => store(tx, input, actor))
        : await change(tx, { ...input, id: known }, actor)
    return readViewing(tx, id, { language: actor.language, canEdit: true })
  })

async function store(tx: Db, input: ViewingUpdate, actor: Actor): Promise<number> {
  const { appointmentCreated = null, dateOfViewing = null, demandId = null } = input
  const results = eachOnce(input.results ?? [], [])
  const people = input.assigned?.map(({ accountId }) => accountId) ?? []
  if (demandId !== null) await leadMayBeNamed(tx, demandId, actor)
  const values = { appointmentCreated, dateOfViewing, demandId, results }
  const id = await add(tx, viewingEntity, values, actor)
  await writeResults(tx, id, [], results)
  await followOffers(tx, demandId, [], results, actor)
  await mustBeAssignable(tx, people)
  const ofLead =
    people.length > 0 || demandId === null
      ? []
      : await assignedTo(tx, { entity: 'Demand', id: demandId })
  await assignNew(tx, { entity: 'Viewing', id }, people.length > 0 ? people : ofLead, actor)
  return id
}

async function change(
  tx: Db,
  input: ViewingUpdate & { id: number },
  actor: Actor,
): Promise<number> {
  const { id, results, ...values } = input
  const row = await lock(tx, viewingEntity, id)
  await mustChange(tx, { entity: 'Viewing', id }, actor)
  const whole = { ...row, results: await resultsOf(tx, id) }
  const sent = { ...values, id, ...(results && { results: eachOnce(results, whole.results) }) }
  const current = () => readViewing(tx, id, { language: actor.language, canEdit: true })
  const { before, changes } = await save(tx, viewingEntity, whole, {
    actor,
    changes: async (before) => {
      const changes = await requestedChanges(tx, viewingEntity, before, sent, current)
      if (changes.demandId != null) await leadMayBeNamed(tx, changes.demandId, actor)
      return changes
    },
  })
  if (changes.results) {
    const after = changes.results as typeof before.results
    await writeResults(tx, id, before.results, after)
    const { demandId } = { ...before, ...changes }
    await followOffers(tx, demandId, before.results, after, actor)
  }
  return id
}

/** The lead of a client who made an offer is in negotiation. */
async function followOffers(
  tx: Db,
  demandId: number | null,
  before: readonly Result[],
  after: readonly Result[],
  actor: Actor,
): Promise<void> {
  if (demandId === null || !isNewOffer(before, after)) return
  const lead = await tx
    .selectFrom('lead')
    .select('id')
    .where('id', '=', demandId)
    .where('deletedOn', 'is', null)
    .executeTakeFirst()
  if (lead) await moveLeadOn(tx, lead.id, leadStages.negotiation, actor)
}

export const deleteViewing = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Viewing', id }, actor)
    await softDelete(tx, viewingEntity, id, actor)
  })

export const restoreViewing = (db: Db, id: number, actor: Actor): Promise<Viewing> =>
  db.transaction().execute(async (tx) => {
    await mustRestore(tx, { entity: 'Viewing', id }, actor)
    await restore(tx, viewingEntity, id, actor)
    return readViewing(tx, id, { language: actor.language, canEdit: true })
  })
