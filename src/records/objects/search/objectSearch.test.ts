import { expect, test } from 'vitest'
import { objectSearchFilters, searchInput } from './objectSearch.ts'

test('an empty form searches for everything', () => {
  expect(searchInput({ ...objectSearchFilters, shown: true })).toEqual({})
})

test('only filled filters are sent, also a zero', () => {
  const filled = {
    ...objectSearchFilters,
    forRent: true,
    priceMin: 0,
    createdBy: 5,
    createdByText: 'Anna',
  }
  expect(searchInput(filled)).toEqual({ forRent: true, priceMin: 0, createdBy: 5 })
})
