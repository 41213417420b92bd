import { expect, test } from 'vitest'
import { standardsOf } from '#kit/fields/filters.ts'
import { reservationFilters } from '../reservationLists.contract.ts'
import { leavingFrom, searchedIn } from './reservationFilters.ts'

const today = '2026-11-28'
const opened = { ...standardsOf(reservationFilters), ...leavingFrom(today) }

test('the list first shows stays that end today or later', () => {
  expect(opened).toMatchObject({ startDate: today, endDate: '' })
})

test('a search finds stays of all years, and clearing it restores the initial filter', () => {
  const searching = { ...opened, ...searchedIn(opened, { searchStr: 'Petrov' }, today) }
  expect(searching).toMatchObject({ searchStr: 'Petrov', startDate: '', endDate: '' })
  const longer = { ...searching, ...searchedIn(searching, { searchStr: 'Petrova' }, today) }
  expect(longer).toMatchObject({ startDate: '', endDate: '' })
  expect({ ...longer, ...searchedIn(longer, { searchStr: '' }, today) }).toEqual(opened)
})

test('searching does not change a period that the user chose', () => {
  const chosen = { ...opened, startDate: '2024-01-01', endDate: '2024-12-31' }
  const asked = { searchStr: 'Petrov' }
  expect(searchedIn(chosen, asked, today)).toEqual(asked)
  expect(searchedIn({ ...chosen, ...asked }, { searchStr: '' }, today)).toEqual({ searchStr: '' })
})
