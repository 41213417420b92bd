// Loads one lead, and keeps it up to date everywhere it is shown.
import type { Change } from '#kit/http/call.ts'
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { leadsApi } from './leads.contract.ts'
import type { Lead } from './leads.contract.ts'

export const useLead = (id: number) =>
  useAnswer(leadsApi.viewLead, { params: { id: String(id) } }, { takes: afterChange })

/** Takes the lead from the response to a change, so that it need not be loaded again. */
function afterChange(lead: Lead, change: Change): Lead | typeof deletedMarker | undefined {
  const answer =
    callOf(change, leadsApi.saveLead)?.answer ??
    callOf(change, leadsApi.patchLead)?.answer ??
    callOf(change, leadsApi.addLeadObject, leadsApi.deleteLeadObject)?.answer
  if (callOf(change, leadsApi.deleteLead)?.sent.params.id === String(lead.id)) return deletedMarker
  return answer?.id === lead.id ? answer : undefined
}
