// The floor for leads, viewings, deals and stays: the same responses from bare handlers.
import type { FastifyInstance } from 'fastify'
import { dealingFloors, statementsOf, summed } from './floorDealingSql.ts'
import type { Ask } from './floorObjects.ts'
import { sourceList } from './floorSql.ts'

type Name = keyof typeof dealingFloors
type ListInput = { perPage: number; currentPage?: number; [name: string]: unknown }
type Row = Record<string, unknown>

/** The path of each list, and the option lists of its filter. */
const calls: { list: Name; path: string; options: string[] }[] = [
  { list: 'leads', path: '/api/lead/search', options: ['leadStage', 'leadPriority'] },
  { list: 'viewings', path: '/api/Viewing/search', options: ['viewingResult'] },
  { list: 'deals', path: '/api/Deal/search', options: ['dealType', 'dealStage'] },
  { list: 'reservations', path: '/api/Reservation/search', options: ['reservationStage'] },
]

const keptOf = `SELECT "list", sum("rows")::float8 AS "total" FROM "listChange" WHERE "list" = ANY ($1) AND "sort" = '' GROUP BY "list"`
const optionsOf = `
  SELECT "list", "value", "parent", "textEn" AS "text" FROM "selectOption" WHERE "list" = ANY ($1)
  ORDER BY "list", "position", "value"`

export function dealingFloor(server: FastifyInstance, { prepared, planned }: Ask): void {
  for (const { list, path, options } of calls)
    server.post<{ Body: ListInput }>(path, async ({ body }) => {
      const { values, page, count, isWhole } = statementsOf(dealingFloors[list], body)
      const isSummed = list === 'reservations'
      const kept = [list, ...(isSummed ? summed.map((name) => `${list}.${name}`) : [])]
      const [items, counted, offered, sources] = await Promise.all([
        planned(page, values),
        isWhole ? prepared('kept', keptOf, [kept]) : planned(count, values),
        prepared('options', optionsOf, [options]),
        list === 'leads' || isSummed ? prepared('sources', sourceList) : [],
      ])
      const total = isWhole
        ? Object.fromEntries(counted.map((each) => [each['list'], each['total'] as number]))
        : counted[0]!
      const sums = summed.map((name) => [
        name,
        isWhole ? ((total[`${list}.${name}`] as number) ?? 0) / 100 : total[name],
      ])
      return {
        items,
        totalRows: isWhole ? (total[list] ?? 0) : total['rows'],
        options: offers[list](
          Map.groupBy(offered, (each) => each['list'] as string),
          sources,
        ),
        ...(isSummed && { sums: Object.fromEntries(sums) }),
      }
    })
}

type Offered = Map<string, Row[]>
const choice = ({ value, text }: Row) => ({ value, text })
const withParent = ({ value, text, parent }: Row) => ({ value, text, parent })

const services = ['All services', 'Purchase', 'Rent', 'Short rent', 'Sell', 'Rent out']
const none = (text: string) => ({ value: 0, text, parent: null })

const offers: Record<Name, (lists: Offered, sources: Row[]) => object> = {
  leads: (lists, sources) => ({
    serviceList: services.map((text, value) => ({ value, text })),
    sourceList: sources.map(choice),
    stageList: lists.get('leadStage')!.map(choice),
    priorityList: lists.get('leadPriority')!.map(choice),
  }),
  viewings: (lists) => ({
    results: [none('No result yet'), ...lists.get('viewingResult')!.map(withParent)],
  }),
  deals: (lists) => ({
    types: [none('All types'), ...lists.get('dealType')!.map(withParent)],
    stages: lists.get('dealStage')!.map(withParent),
  }),
  reservations: (lists, sources) => ({
    stages: lists.get('reservationStage')!.map(choice),
    sources: sources.map(choice),
  }),
}
