import { expect, test } from 'vitest'
import {
  addressOf,
  fewSizes,
  isFiltered,
  listShownBy,
  toRemember,
  whyEmpty,
} from './listAddress.ts'
import type { ListSetup } from './listAddress.ts'

const setup = {
  name: 'ClientList',
  filters: { service: 0, sources: [] as number[], startDate: null as string | null, lastName: '' },
} satisfies ListSetup
const nothing = () => undefined

test('a list opens with its defaults', () => {
  expect(listShownBy(setup, {}, nothing)).toEqual({
    page: 1,
    perPage: 20,
    sort: null,
    filters: setup.filters,
  })
})

test('the last choices are restored, but the page only in lists that remember it', () => {
  const cookies: Record<string, string> = {
    perPage: '50',
    sort: '-name',
    filters: '{"service":2,"sources":[4]}',
    currentPage: '3',
  }
  const cookie = (part: string) => cookies[part]
  expect(listShownBy(setup, {}, cookie)).toMatchObject({
    page: 1,
    perPage: 50,
    sort: { by: 'name', desc: true },
    filters: { service: 2, sources: [4], lastName: '' },
  })
  expect(listShownBy({ ...setup, rememberPage: true }, {}, cookie).page).toBe(3)
})

test('the address wins over cookies, and a shared link shows the same to everyone', () => {
  const cookie = (part: string) => ({ perPage: '50', filters: '{"service":2}' })[part]
  const shown = listShownBy(setup, { page: 2, lastName: 'Papa' }, cookie)
  expect(shown).toMatchObject({ page: 2, perPage: 50, filters: { service: 0, lastName: 'Papa' } })
  const again = listShownBy(setup, JSON.parse(JSON.stringify(addressOf(setup, shown))), nothing)
  expect(again).toEqual(shown)
})

test('a saved default view wins over the last choices', () => {
  const cookie = (part: string) => ({ sort: 'name', filters: '{"service":2}' })[part]
  const opensWith = { filters: { lastName: 'Papa', gone: 1, sources: 'no' }, sort: '-createdOn' }
  const own = { ...setup, opensWith }
  expect(listShownBy(own, {}, cookie)).toMatchObject({
    sort: { by: 'createdOn', desc: true },
    filters: { service: 0, sources: [], lastName: 'Papa' },
  })
  expect(listShownBy(own, { page: 1 }, cookie)).toMatchObject({
    sort: null,
    filters: setup.filters,
  })
})

test('a list can have a default filter until a person removes it', () => {
  const own = { ...setup, opensFiltered: { service: 2 } }
  const shown = listShownBy(own, {}, nothing)
  expect(shown.filters).toMatchObject({ service: 2, lastName: '' })
  expect(listShownBy(own, { page: 1 }, nothing).filters.service).toBe(0)
  const all = { ...shown, filters: { ...shown.filters, service: 0 } }
  const { filters } = toRemember(own, all)
  const cookie = (part: string) => (part === 'filters' ? filters : undefined)
  expect(listShownBy(own, {}, cookie).filters.service).toBe(0)
  expect(isFiltered(own, all.filters)).toBe(false)
  // The default filter may be different next year.
  expect(toRemember(own, shown).filters).toBeUndefined()
  const other = (part: string) => (part === 'filters' ? '{"lastName":"Papa"}' : undefined)
  expect(listShownBy(own, {}, other).filters).toMatchObject({ service: 2, lastName: 'Papa' })
})

test('a name made of digits stays a text', () => {
  expect(listShownBy(setup, { lastName: 15 }, nothing).filters.lastName).toBe('15')
})

test('invalid values fall back to the defaults', () => {
  const search = { page: -4, perPage: 7, sort: '-', service: 'x', sources: 5 }
  expect(listShownBy({ ...setup, sizes: fewSizes }, search, () => '}{')).toEqual({
    page: 1,
    perPage: 20,
    sort: null,
    filters: setup.filters,
  })
})

test('a list inside another screen leaves the address alone', () => {
  expect(listShownBy({ ...setup, inUrl: false }, { page: 4 }, nothing).page).toBe(1)
})

test('only filters that differ from the defaults are remembered', () => {
  const shown = listShownBy(setup, { sources: [1] }, nothing)
  expect(toRemember(setup, shown)).toEqual({
    perPage: '20',
    sort: undefined,
    filters: '{"sources":[1]}',
  })
  expect(isFiltered(setup, shown.filters)).toBe(true)
  expect(isFiltered(setup, setup.filters)).toBe(false)
})

test.each([
  [{}, 'none'],
  [{ objectText: 'Villa', dateFilterType: 1 }, 'none'],
  [{ searchStr: 'Petrov' }, 'search'],
  [{ from: '2026-01-01' }, 'opening'],
  [{ from: '2026-01-02' }, 'filter'],
  [{ from: '2026-01-01', searchStr: 'Petrov' }, 'filter'],
  [{ objectId: 7, objectText: 'Villa' }, 'filter'],
])('with the filters %j an empty list says: %s', (chosen, why) => {
  const reservations = {
    name: 'ReservationList',
    filters: {
      searchStr: '',
      from: '',
      dateFilterType: 0,
      objectText: '',
      objectId: null as number | null,
    },
    idle: ['dateFilterType'],
    opensFiltered: { from: '2026-01-01' },
  }
  const filters = { ...reservations.filters, ...chosen }
  expect(whyEmpty(reservations, filters)).toBe(why)
  expect(isFiltered(reservations, filters)).toBe(why !== 'none')
})
