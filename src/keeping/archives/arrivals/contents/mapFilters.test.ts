// Filters of saved views refer to the same records and options after the import, whose ids are different.
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
// The features register the table of each kind.
import '#app/features.ts'
import { declaredList, listNames } from '#base/register/recordLists.contract.ts'
import type { ListName } from '#base/register/recordLists.contract.ts'
import { mapFilters } from './mapFilters.ts'
import type { Mapping } from './mapping.ts'

let leftOut: string[]
let asked: string[]
beforeEach(() => {
  leftOut = []
  asked = []
})

/** Ids in the archive are below 100; here they are 1000 higher. */
const see = (table: string, there: number) => {
  asked.push(table)
  return there < 100 ? there + 1000 : undefined
}
/** Every option has a different number here. */
const otherOptions = { get: () => new Map([[7, 70]]) } as unknown as Mapping['options']
const mapping: Mapping = {
  tables: new Map(),
  see,
  seeLost: see,
  options: otherOptions,
  onLeftOut: (part) => void leftOut.push(part),
}

function filtersOf(list: ListName): [string, z.ZodType][] {
  const { endpoint } = declaredList(list)
  const { shape } = (endpoint.method === 'GET' ? endpoint.query : endpoint.body) as z.ZodObject
  return Object.entries(shape) as [string, z.ZodType][]
}

/** Numeric filters that refer neither to a record nor to an option. */
const amounts = new Set([
  'currentPage',
  'perPage',
  'numbers',
  'beside',
  'among',
  'details',
  'priceMin',
  'priceMax',
  'areaMin',
  'areaMax',
  'bedroomsMin',
  'bedroomsMax',
  'budgetRangeMin',
  'budgetRangeMax',
  'reservationNumber',
  // Indexes into lists that are the same everywhere.
  'service',
  'serviceFilter',
  'dateFilterType',
  'employeeFilterType',
  'entity',
])
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test.each(listNames())('%s: every filter by id or option is mapped', (list) => {
  for (const [name, schema] of filtersOf(list)) {
    const value = [7, [7]].find((one) => takes(schema, one) && !takes(schema, 7.5))
    if (value === undefined || amounts.has(name)) continue
    const filters = { [name]: value, ...(name === 'entityId' && { entity: 1 }) }
    const mapped = mapFilters(list, filters, mapping) as Record<string, unknown>
    expect([name, [mapped[name]].flat()]).toEqual([name, [expect.toBeOneOf([1007, 70])]])
  }
  expect(leftOut).toEqual([])
})

test('filters by place and by person are mapped to the right table', () => {
  mapFilters('ObjectList', { locationId: 1, ownerId: 2 }, mapping)
  mapFilters('ActionLog', { entity: 2, entityId: 3 }, mapping)
  expect(asked).toEqual(['place', 'account', 'object'])
})

test('texts, amounts and "none" stay, and an id written as text is mapped', () => {
  const filters = {
    sources: [0, 8],
    lastName: '7',
    budgetRangeMin: 7,
    stages: [0],
    assigned: '9',
    whose: 'mine',
    assignedText: 'Maria',
  }
  expect(mapFilters('LeadList', filters, mapping)).toEqual({
    ...filters,
    sources: [0, 1008],
    assigned: 1009,
  })
  expect(mapFilters('DealList', { object: '12' }, mapping)).toEqual({ object: '12' })
  expect(mapFilters('LeadList', { sources: [], assigned: null }, mapping)).toEqual({
    sources: [],
    assigned: null,
  })
})

test('a filter by a missing record is dropped', () => {
  expect(mapFilters('ObjectList', { ownerId: 700, createdBy: 7 }, mapping)).toEqual({
    createdBy: 1007,
  })
  expect(mapFilters('ReservationList', { sources: [700, 8] }, mapping)).toEqual({ sources: [1008] })
  expect(mapFilters('ActionLog', { entity: 0, entityId: 3 }, mapping)).toEqual({ entity: 0 })
  expect(leftOut).toEqual(['filters', 'filters', 'filters'])
  expect(mapFilters('ObjectList', null, mapping)).toEqual({})
})
