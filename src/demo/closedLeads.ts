// Closes leads whose deals have ended; the follow-up of the last won deals is left to the user.
import { dealStages } from '#base/settings/knownOptions.contract.ts'
import { leadStages } from '#records/leads/leadFields.contract.ts'
import type { DemoDeal } from './deals.ts'
import type { DemoLead } from './leads.ts'

/** Number of won deals whose lead is not closed yet. */
const wonLast = 7
const negotiation = 4

export function closedLeads(leads: readonly DemoLead[], deals: readonly DemoDeal[]): DemoLead[] {
  const of = (stage: number) => deals.filter(({ dealStage }) => dealStage === stage)
  const won = of(dealStages.won).toSorted(
    (one, other) => (other.endDate ?? '').localeCompare(one.endDate ?? '') || one.id - other.id,
  )
  const ids = (some: readonly DemoDeal[]) => new Set(some.map(({ demandId }) => demandId))
  const [waiting, agreed] = [ids(won.slice(0, wonLast)), ids(won.slice(wonLast))]
  const goingOn = ids(deals.filter(({ dealStage }) => dealStage < dealStages.won))
  const lost = ids(of(dealStages.lost))
  const stageOf = ({ id, stage }: DemoLead) => {
    if (goingOn.has(id) || waiting.has(id)) return negotiation
    if (agreed.has(id)) return leadStages.agreed
    return lost.has(id) && stage < leadStages.agreed ? leadStages.lost : stage
  }
  return leads.map((lead) => {
    const stage = stageOf(lead)
    return stage === lead.stage ? lead : { ...lead, stage }
  })
}
