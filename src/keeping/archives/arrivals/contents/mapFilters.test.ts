// What a saved view is filtered by is the same thing where it arrives, whatever number it has there.
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
// Which table a kind has, the features say.
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

/** Numbers below 100 are in the archive, and a thousand more here. */
const see = (table: string, there: number) => {
  asked.push(table)
  return there < 100 ? there + 1000 : undefined
}
/** Every option has another number here. */
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

/** Numbers that are none of a record or an option. */
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
  // Places in lists that are the same everywhere.
  'service',
  'serviceFilter',
  'dateFilterType',
  'employeeFilterType',
  'entity',
])
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test.each(listNames())('%s: every filter by a number finds the same thing here', (list) => {
  for (const [name, schema] of filtersOf(list)) {
    const value = [7, [7]].find((one) => takes(schema, one) && !takes(schema, 7.5))
    if (value === undefined || amounts.has(name)) continue
    const filters = { [name]: value, ...(name === 'entityId' && { entity: 1 }) }
    const mapped = mapFilters(list, filters, mapping) as Record<string, unknown>
    expect([name, [mapped[name]].flat()]).toEqual([name, [expect.toBeOneOf([1007, 70])]])
  }
  expect(leftOut).toEqual([])
})

test('places are places, and people are people', () => {
  mapFilters('ObjectList', { locationId: 1, ownerId: 2 }, mapping)
  mapFilters('ActionLog', { entity: 2, entityId: 3 }, mapping)
  expect(asked).toEqual(['place', 'account', 'object'])
})

test('texts, amounts and "none" stay, and a number that was written as text is one', () => {
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

test('a filter by what is not there is left out', () => {
  expect(mapFilters('ObjectList', { ownerId: 700, createdBy: 7 }, mapping)).toEqual({
    createdBy: 1007,
  })
  expect(mapFilters('ReservationList', { sources: [700, 8] }, mapping)).toEqual({ sources: [1008] })
  expect(mapFilters('ActionLog', { entity: 0, entityId: 3 }, mapping)).toEqual({ entity: 0 })
  expect(leftOut).toEqual(['filters', 'filters', 'filters'])
  expect(mapFilters('ObjectList', null, mapping)).toEqual({})
})
