// What each step does, through the stores that own what it changes; each answers what it has changed.
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
import type { Changed, Comer, Goer, Lead, Situation } from './situation.store.ts'

type Doing = { now: Situation; actor: Actor; translate: Translate }
type Flag = 'soldRecently' | 'rented' | 'publishRequested'

/** What is so already is left as it is. */
export const doStep: Record<FollowUpStep, (tx: Db, doing: Doing) => Promise<Changed[]>> = {
  lead: (tx, doing) => {
    const { own, isWon } = doing.now
    const open = own.filter(({ isOpen }) => isOpen)
    return close(tx, doing, open, isWon ? leadStages.agreed : leadStages.lost)
  },
  object: (tx, doing) => setFlag(tx, doing, flagOf[wordOf(doing.now)!], true),
  site: (tx, doing) => setFlag(tx, doing, 'publishRequested', false),
  people: async (tx, doing) => {
    const changed: Changed[] = []
    for (const goer of doing.now.goers) changed.push(await endLink(tx, doing, goer))
    for (const comer of doing.now.comers)
      if (!comer.isThere) changed.push(await beginLink(tx, doing, comer))
    return changed
  },
  leads: tellAgents,
  others: (tx, doing) => close(tx, doing, doing.now.waiting, leadStages.lost),
}

async function close(tx: Db, { actor }: Doing, leads: readonly Lead[], stage: number) {
  const changed: Changed[] = []
  for (const { id, stage: was } of leads) {
    const { version } = await saveLead(tx, { id, stage }, actor)
    changed.push({ entity: 'Demand', id, version, before: { stage: was } })
  }
  return changed
}

async function setFlag(tx: Db, { now, actor }: Doing, flag: Flag, value: boolean) {
  const { id, [flag]: was } = now.object!
  const { version } = await saveObject(tx, { id, [flag]: value }, actor)
  return [{ entity: 'Object', id, version, before: { [flag]: was } } as const]
}

/** Nothing ends before it began. */
async function endLink(tx: Db, { now, actor }: Doing, { link }: Goer): Promise<Changed> {
  const { id, version: seen, startDate, endDate } = link
  const end = startDate && startDate > now.from ? startDate : now.from
  const { version } = await changeLink(tx, id, { version: seen, endDate: end }, actor)
  return { entity: 'ObjectAccount', id, version, before: { endDate } }
}

async function beginLink(tx: Db, doing: Doing, { id: accountId, link }: Comer): Promise<Changed> {
  const { now, actor } = doing
  const relation = wordOf(now) === 'rent' ? relations.tenant : relations.owner
  const wanted = { relation, startDate: now.from, endDate: now.until }
  if (!link) {
    const added = { objectId: now.object!.id, accountId, ...wanted, price: now.price }
    const { id, version } = await linkAccount(tx, added, actor)
    return { entity: 'ObjectAccount', id, version, before: null }
  }
  const { id, version: seen, ...before } = link
  const { version } = await changeLink(
    tx,
    id,
    { version: seen, ...wanted, price: now.price ?? before.price },
    actor,
  )
  return { entity: 'ObjectAccount', id, version, before }
}

async function tellAgents(tx: Db, { now, actor, translate }: Doing): Promise<Changed[]> {
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
