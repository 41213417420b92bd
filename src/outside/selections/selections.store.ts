// Adds, changes, revokes and deletes selections. The database makes the token of a link, so that no log contains it.
// Trigger on "selection": refuseLate refuses a lead whose client was erased meanwhile (refuseLate.sql).
import { agencyToday, instantNow } from '#kit/clock.ts'
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import { isAddress } from '#kit/fields/emailAddress.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import { mustChange, mustRestore } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { clientOfLead, readSelections } from './readSelections.store.ts'
import type { StoredSelection } from './readSelections.store.ts'
import { selectionFields } from './selectionFields.contract.ts'
import { chosenOf, mustBeChosen, writeChosen } from './selectionObjects.store.ts'
import type { SelectionInput, SelectionUpdate } from './selections.contract.ts'

export const selectionEntity = entityOf({
  table: 'selection',
  entity: 'Selection',
  fields: selectionFields,
  kept: ['leadId', 'revokedOn', 'sentOn', 'sentTo', 'undeliveredOn'],
  beside: ['objects'],
})

/** 403 for people who may not change the lead, because anybody with the link sees the chosen objects. */
export async function selectionsOfLead(db: Db, leadId: number, actor: Actor) {
  await mustChange(db, { entity: 'Demand', id: leadId }, actor)
  const [items, client] = await Promise.all([
    readSelections(db, { leadId }, actor.language),
    clientOfLead(db, leadId),
  ])
  // Valid addresses only.
  return { items, ...client, emails: client.emails.filter(isAddress) }
}

export const addSelection = (
  db: Db,
  input: SelectionInput,
  actor: Actor,
): Promise<StoredSelection> => db.transaction().execute((tx) => addSelectionIn(tx, input, actor))

/** Call in a transaction. */
export async function addSelectionIn(
  tx: Db,
  { leadId, objects, ...given }: SelectionInput,
  actor: Actor,
): Promise<StoredSelection> {
  await mustChange(tx, { entity: 'Demand', id: leadId }, actor)
  const { proposed } = await clientOfLead(tx, leadId)
  await mustBeChosen(tx, objects)
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  const values = { leadId, note: null, ...proposed, ...said, objects }
  mustNotBeOver(values.expiresOn)
  const id = await addOnce(tx, selectionEntity, actor, async () => {
    const added = await add(tx, selectionEntity, values, actor)
    await writeChosen(tx, added, objects)
    return added
  })
  return singleSelection(tx, id, actor)
}

export const saveSelection = (
  db: Db,
  input: SelectionUpdate,
  actor: Actor,
): Promise<StoredSelection> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Selection', id: input.id }, actor)
    const stored = await lock(tx, selectionEntity, input.id)
    const whole = { ...stored, objects: await chosenOf(tx, input.id) }
    const { changes } = await save(tx, selectionEntity, whole, {
      actor,
      changes: async (before) => {
        const changes = await requestedChanges(tx, selectionEntity, before, input, () =>
          singleSelection(tx, input.id, actor),
        )
        if (changes.objects) await mustBeChosen(tx, changes.objects as number[])
        if (changes.expiresOn !== undefined) mustNotBeOver(changes.expiresOn)
        return changes
      },
    })
    if (changes.objects) await writeChosen(tx, input.id, changes.objects as number[])
    return singleSelection(tx, input.id, actor)
  })

function mustNotBeOver(expiresOn: string | null): void {
  if (expiresOn !== null && expiresOn < agencyToday())
    throw badInput({ expiresOn: ['selection.dayIsOver'] })
}

export const revokeSelection = (db: Db, id: number, actor: Actor) =>
  changeState(db, id, actor, 'revoke', (revokedOn) => revokedOn ?? instantNow())

export const reopenSelection = (db: Db, id: number, actor: Actor) =>
  changeState(db, id, actor, 'reopen', () => null)

const changeState = (
  db: Db,
  id: number,
  actor: Actor,
  action: string,
  next: (revokedOn: string | null) => string | null,
): Promise<StoredSelection> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Selection', id }, actor)
    await save(tx, selectionEntity, id, {
      actor,
      action,
      changes: ({ revokedOn }) => ({ revokedOn: next(revokedOn) }),
    })
    return singleSelection(tx, id, actor)
  })

export const deleteSelection = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Selection', id }, actor)
    await softDelete(tx, selectionEntity, id, actor)
  })

/** Restores a deleted selection. */
export const restoreSelection = (db: Db, id: number, actor: Actor): Promise<StoredSelection> =>
  db.transaction().execute(async (tx) => {
    await mustRestore(tx, { entity: 'Selection', id }, actor)
    await restore(tx, selectionEntity, id, actor)
    return singleSelection(tx, id, actor)
  })

export async function singleSelection(db: Db, id: number, actor: Actor): Promise<StoredSelection> {
  const [found] = await readSelections(db, { id }, actor.language)
  return found!
}
