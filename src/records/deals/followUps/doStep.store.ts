// Executes follow-up steps through the stores that own the changed records. Each step returns its changes.
import { agencyToday } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import type { Translate } from '#kit/i18n/translator.ts'
import { addTask } from '#base/activities/addTask.store.ts'
import { assignedTo } from '#base/assignments/assignAll.store.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'
import { saveLead } from '#records/leads/leads.store.ts'
import { saveObject } from '#records/objects/objects.store.ts'
import { relations } from '#records/objects/people/objectAccounts.contract.ts'
import { changeLink, linkAccount } from '#records/objects/people/objectAccounts.store.ts'
import { languageOfOffice } from '#base/session/person/languageOfOffice.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { flagOf, wordOf } from './followUpState.ts'
import type { FollowUpStep } from './followUps.contract.ts'
import type { Changed, Newcomer, FormerOwner, Lead, Situation } from './situation.store.ts'

type StepContext = { now: Situation; actor: Actor; translate: Translate }
type Flag = 'soldRecently' | 'rented' | 'publishRequested'

/** Steps leave records alone that are already in the target state. */
export const doStep: Record<FollowUpStep, (tx: Db, context: StepContext) => Promise<Changed[]>> = {
  lead: (tx, context) => {
    const { own, isWon } = context.now
    const open = own.filter(({ isOpen }) => isOpen)
    return close(tx, context, open, isWon ? leadStages.agreed : leadStages.lost)
  },
  object: (tx, context) => setFlag(tx, context, flagOf[wordOf(context.now)!], true),
  site: (tx, context) => setFlag(tx, context, 'publishRequested', false),
  people: async (tx, context) => {
    const changed: Changed[] = []
    for (const formerOwner of context.now.formerOwners)
      changed.push(await endLink(tx, context, formerOwner))
    for (const newcomer of context.now.newcomers)
      if (!newcomer.isThere) changed.push(await beginLink(tx, context, newcomer))
    return changed
  },
  leads: tellAgents,
  others: (tx, context) => close(tx, context, context.now.waiting, leadStages.lost),
}

async function close(tx: Db, { actor }: StepContext, leads: readonly Lead[], stage: number) {
  const changed: Changed[] = []
  for (const { id, stage: was } of leads) {
    const { version } = await saveLead(tx, { id, stage }, actor)
    changed.push({ entity: 'Demand', id, version, before: { stage: was } })
  }
  return changed
}

async function setFlag(tx: Db, { now, actor }: StepContext, flag: Flag, value: boolean) {
  const { id, [flag]: was } = now.object!
  const { version } = await saveObject(tx, { id, [flag]: value }, actor)
  return [{ entity: 'Object', id, version, before: { [flag]: was } } as const]
}

/** The end date is never before the start date. */
async function endLink(
  tx: Db,
  { now, actor }: StepContext,
  { link }: FormerOwner,
): Promise<Changed> {
  const { id, version: readVersion, startDate, endDate } = link
  const end = startDate && startDate > now.from ? startDate : now.from
  const { version } = await changeLink(tx, id, { version: readVersion, endDate: end }, actor)
  return { entity: 'ObjectAccount', id, version, before: { endDate } }
}

async function beginLink(
  tx: Db,
  context: StepContext,
  { id: accountId, link }: Newcomer,
): Promise<Changed> {
  const { now, actor } = context
  const relation = wordOf(now) === 'rent' ? relations.tenant : relations.owner
  const linkValues = { relation, startDate: now.from, endDate: now.until }
  if (!link) {
    const added = { objectId: now.object!.id, accountId, ...linkValues, price: now.price }
    const { id, version } = await linkAccount(tx, added, actor)
    return { entity: 'ObjectAccount', id, version, before: null }
  }
  const { id, version: readVersion, ...before } = link
  const { version } = await changeLink(
    tx,
    id,
    { version: readVersion, ...linkValues, price: now.price ?? before.price },
    actor,
  )
  return { entity: 'ObjectAccount', id, version, before }
}

async function tellAgents(tx: Db, { now, actor, translate }: StepContext): Promise<Changed[]> {
  const object = now.object!.referenceNumber
  const said = [[`followUp.task.${wordOf(now)}`, { object }]] as const
  const inOffice = { translate, language: await languageOfOffice(tx) }
  const changed: Changed[] = []
  for (const id of now.leads) {
    const record = { entity: 'Demand', id } as const
    const agents = await assignedTo(tx, record)
    const date = `${agencyToday()}T00:00:00`
    const task = { record, category: 'undefined', said, date, assignedTo: agents } as const
    changed.push({
      entity: 'Activity',
      id: await addTask(tx, task, inOffice, actor),
      version: 1,
      before: null,
    })
  }
  return changed
}
