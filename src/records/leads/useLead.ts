// One lead from the server, kept up to date in every place that shows it.
import type { Change } from '#kit/http/call.ts'
import { callOf, gone, useAnswer } from '#kit/http/queries.ts'
import { leadsApi } from './leads.contract.ts'
import type { Lead } from './leads.contract.ts'

export const useLead = (id: number) =>
  useAnswer(leadsApi.viewLead, { params: { id: String(id) } }, { takes: taken })

/** What a change answered is the lead as it is now. */
function taken(known: Lead, change: Change): Lead | typeof gone | undefined {
  const answer =
    callOf(change, leadsApi.saveLead)?.answer ??
    callOf(change, leadsApi.patchLead)?.answer ??
    callOf(change, leadsApi.addLeadObject, leadsApi.deleteLeadObject)?.answer
  if (callOf(change, leadsApi.deleteLead)?.sent.params.id === String(known.id)) return gone
  return answer?.id === known.id ? answer : undefined
}
