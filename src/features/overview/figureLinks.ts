// The list that makes a figure up, with the filter that leaves exactly these records.
import { paths } from '#features/paths.ts'
import { dateFilterTypes } from '#features/reservations/reservationLists.contract.ts'
import type { Period } from './period.ts'

/** As lists write it into the address: what is no text stands as JSON. */
function listed(path: string, filters: Record<string, unknown>): string {
  const search = new URLSearchParams({ page: '1' })
  for (const [name, value] of Object.entries(filters))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return `${path}?${search}`
}

type LeadsOf = { stages?: number[]; sources?: number[]; answered?: boolean }
export const leadsIn = ({ from, to }: Period, of: LeadsOf = {}) =>
  listed(paths.leads, { createdFrom: from, createdTill: to, ...of, view: 'list' })

export const viewingsIn = ({ from, to }: Period) =>
  listed(paths.viewings, { dateOfViewingFrom: from, dateOfViewingTill: to })

type Agent = { id: number | null; name: string | null }
export const dealsIn = ({ from, to }: Period, stage: number, agent?: Agent) =>
  listed(paths.deals, {
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
  listed(paths.reservations, {
    dateFilterType: dateFilterTypes.indexOf(by),
    startDate: from,
    endDate: to,
    stages,
  })
