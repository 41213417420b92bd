// Sends selections and adds tasks set by set. A set repeated after a lost response does nothing twice.
import { call } from '#kit/http/call.ts'
import { fittingLeadsApi } from './fittingLeads.contract.ts'
import type { LeadToSend, SentLead, TaskOwner } from './fittingLeads.contract.ts'

/** Leads per request: few enough to show progress. */
const setSize = 10

async function* setsOf<Item, Outcome>(
  items: readonly Item[],
  work: (set: Item[]) => Promise<Outcome[]>,
): AsyncGenerator<Outcome[]> {
  for (let done = 0; done < items.length; done += setSize)
    yield await work(items.slice(done, done + setSize))
}

export type SendRequest = { objectId: number; requestKey: string }

export const sendInSets = (
  { objectId, requestKey }: SendRequest,
  leads: readonly LeadToSend[],
): AsyncGenerator<SentLead[]> =>
  setsOf(leads, async (set) => {
    const options = { quiet: true, unheard: true, requestKey }
    const body = { objectId, leads: set }
    return (await call(fittingLeadsApi.sendSelections, { body }, options)).items
  })

export type TasksRequest = {
  description: string
  date: string
  owner: TaskOwner
  requestKey: string
}
type LeadOutcome = Omit<SentLead, 'selection'>

export const addTasksInSets = (
  { requestKey, ...task }: TasksRequest,
  ids: readonly number[],
): AsyncGenerator<LeadOutcome[]> =>
  setsOf(ids, async (leadIds) => {
    const options = { quiet: true, unheard: true, requestKey }
    return (await call(fittingLeadsApi.addTasks, { body: { ...task, leadIds } }, options)).items
  })
