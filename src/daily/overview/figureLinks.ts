// Links from figures to the lists that make them up, with the matching filters.
import { dealPaths } from '#records/deals/deals.paths.ts'
import { leadPaths } from '#records/leads/leads.paths.ts'
import { reservationPaths } from '#records/reservations/reservations.paths.ts'
import { viewingPaths } from '#records/viewings/viewings.paths.ts'
import { dateFilterTypes } from '#records/reservations/reservationLists.contract.ts'
import type { Period } from './period.ts'

/** Filters as lists write them to the address: everything except strings is JSON. */
function listLink(path: string, filters: Record<string, unknown>): string {
  const search = new URLSearchParams({ page: '1' })
  for (const [name, value] of Object.entries(filters))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return `${path}?${search}`
}

type LeadFilter = { stages?: number[]; sources?: number[]; answered?: boolean }
export const leadsIn = ({ from, to }: Period, of: LeadFilter = {}) =>
  listLink(leadPaths.leads, { createdFrom: from, createdTill: to, ...of, view: 'list' })

export const viewingsIn = ({ from, to }: Period) =>
  listLink(viewingPaths.viewings, { dateOfViewingFrom: from, dateOfViewingTill: to })

type Agent = { id: number | null; name: string | null }
export const dealsIn = ({ from, to }: Period, stage: number, agent?: Agent) =>
  listLink(dealPaths.deals, {
    stages: [stage],
    endDateFrom: from,
    endDateTill: to,
    ...(agent && { assigned: agent.id ?? 0, assignedText: agent.name ?? '' }),
    view: 'list',
  })

export const staysIn = (
  { from, to }: Period,
  stages: number[],
  by: (typeof dateFilterTypes)[number],
) =>
  listLink(reservationPaths.reservations, {
    dateFilterType: dateFilterTypes.indexOf(by),
    startDate: from,
    endDate: to,
    stages,
  })
