// How fields of a record of each kind are put back: by the save of its feature, with all of its rules, so that
// nobody reaches more by the log than by the record's own form.
import type { Actor } from '#kit/http/endpoint.ts'
import { saveAccount } from '#features/accounts/accounts.store.ts'
import { activityFields } from '#features/activities/activityFields.contract.ts'
import { saveActivity } from '#features/activities/activities.store.ts'
import { assignedOf, linksOf } from '#features/activities/activityLists.store.ts'
import { updateNotes } from '#features/alerts/alerts.store.ts'
import { partsOf } from '#features/deals/dealAccounts.store.ts'
import { saveDeal } from '#features/deals/deals.store.ts'
import { saveDocument } from '#features/documents/documents.store.ts'
import { objectsOf } from '#features/leads/objects/leadObjects.store.ts'
import { saveLead } from '#features/leads/leads.store.ts'
import { saveObjectKey } from '#features/object-keys/objectKeys.store.ts'
import { saveObject } from '#features/objects/objects.store.ts'
import { changeLink } from '#features/objects/people/objectAccounts.store.ts'
import { expenseFields } from '#features/payments/transactions/transactionFields.contract.ts'
import { saveTransaction } from '#features/payments/transactions/transactions.store.ts'
import { askToPublish } from '#features/publishing/publishJob.ts'
import { recordFields } from '#features/records/recordFields.contract.ts'
import type { ParentKind, RecordKind } from '#features/records/records.contract.ts'
import { saveReservation } from '#features/reservations/reservations.store.ts'
import { saveSelection } from '#features/selections/selections.store.ts'
import { saveAgency } from '#features/settings/agency/agency.store.ts'
import { saveBranch } from '#features/settings/branches.store.ts'
import { saveViewing } from '#features/viewings/viewings.store.ts'
import { resultsOf } from '#features/viewings/viewingResults.store.ts'
import type { Backend, Db } from '../backend.ts'
import { isRecordKind } from './readable/loggedFields.ts'

type Parts = Pick<Backend, 'db' | 'jobs' | 'log'>
/** The number, the version that was seen, and the values to put back, as the feature's own call brings them. */
type Input = { id: number; version: number }
type PutBack = {
  /** Lists that are kept beside the record: as they are now. */
  lists?: Record<string, (db: Db, id: number) => Promise<unknown>>
  /** Only these, where not every field is saved by a call. */
  only?: readonly string[]
  save: (parts: Parts, input: Input, actor: Actor) => Promise<unknown>
}

// The values were stored before, and the stores judge them anew.
const given = (input: Input) => input as never

export const putBacks: Record<RecordKind, PutBack | null> = {
  Account: { save: ({ db }, input, actor) => saveAccount(db, given(input), actor) },
  Object: {
    save: async (parts, input, actor) =>
      askToPublish(parts, await saveObject(parts.db, given(input), actor)),
  },
  Demand: {
    lists: { objects: objectsOf },
    save: ({ db }, input, actor) => saveLead(db, given(input), actor),
  },
  Activity: {
    lists: { links: linksOf, assignedTo: assignedOf },
    save: ({ db }, input, actor) => saveActivity(db, given(activityInput(input)), actor),
  },
  Viewing: {
    lists: { results: resultsOf },
    save: ({ db }, input, actor) => saveViewing(db, given(input), actor),
  },
  Document: { save: ({ db }, input, actor) => saveDocument(db, given(input), actor) },
  Agency: { save: ({ db }, input, actor) => saveAgency(db, given(input), actor) },
  Deal: {
    lists: { accounts: partsOf },
    save: ({ db }, input, actor) => saveDeal(db, given(input), actor),
  },
  Reservation: { save: ({ db }, input, actor) => saveReservation(db, given(input), actor) },
  ObjectKey: {
    save: ({ db }, { id, ...input }, actor) =>
      saveObjectKey(db, given({ ...input, objectId: id } as never), actor),
  },
  ObjectAccount: {
    save: ({ db }, { id, ...input }, actor) =>
      db.transaction().execute((tx) => changeLink(tx, id, input as never, actor)),
  },
  Branch: { save: ({ db }, input, actor) => saveBranch(db, given(input), actor) },
  Selection: { save: ({ db }, input, actor) => saveSelection(db, given(input), actor) },
  Alert: {
    only: ['notes'],
    save: ({ db }, { id, ...input }, actor) => updateNotes(db, id, input as never, actor),
  },
  // Whose it is only a merge changes, and files come back in its own form.
  Transaction: {
    only: Object.keys(expenseFields),
    save: ({ db }, input, actor) => saveTransaction(db, given(input), actor),
  },
  // A file is what was uploaded.
  File: null,
}

/** The log keeps the links as 'Account/5' and people by their numbers. */
function activityInput({ id, version, ...values }: Input & Record<string, unknown>) {
  const { links, assignedTo, ...own } = values
  return {
    ...{ id, version },
    ...Object.fromEntries(
      Object.entries(own).filter(([name]) => Object.hasOwn(activityFields, name)),
    ),
    ...(Array.isArray(links) && { links: links.map((link: string) => linkOf(link)) }),
    ...(Array.isArray(assignedTo) && {
      assignedTo: assignedTo.map((one: number) => ({ id: one })),
    }),
  } as unknown as Input
}
const linkOf = (link: string) => {
  const [entity, id] = link.split('/')
  return { entity: entity as ParentKind, id: Number(id) }
}

/** Whether a field of a kind can be put back at all. */
export function takesBack(entity: string, field: string): boolean {
  const how = isRecordKind(entity) ? putBacks[entity] : null
  if (!how) return false
  if (how.only) return how.only.includes(field)
  const fields = recordFields[entity as RecordKind]
  return Object.hasOwn(fields, field) || Object.hasOwn(how.lists ?? {}, field)
}
