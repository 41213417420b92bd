import { expect, test } from 'vitest'
import { filtersIn, mayBeIndexed, queryText, readQuery } from './siteFilter.ts'

test('prices and areas are read in all usual spellings', () => {
  const query = {
    priceMin: '120.000',
    priceMax: '350.000 €',
    areaMin: '1 250',
    areaMax: '4 στρέμματα',
  }
  const read = readQuery(query)
  expect(read.filter).toMatchObject({
    priceMin: 120_000,
    priceMax: 350_000,
    areaMin: 1250,
    areaMax: 4000,
  })
  expect(queryText(read)).toBe('?priceMin=120000&priceMax=350000&areaMin=1250&areaMax=4000')
})

test('an invalid price is ignored', () => {
  const query = { priceMin: '-5', priceMax: 'cheap', areaMin: ['1'], areaMax: '0' }
  expect(queryText(readQuery(query))).toBe('')
})

test('the same places and features have one address, whatever their order', () => {
  const read = readQuery({
    place: ['8', '3', '8', 'x'],
    with: ['parking', 'seaView', 'soldRecently'],
  })
  expect(queryText(read)).toBe('?place=3&place=8&with=seaView&with=parking')
  expect(filtersIn(read.filter)).toBe(4)
})

test.each([
  [{}, true],
  [{ offer: 'forRent', type: '-1', place: '3' }, true],
  [{ place: ['3', '8'] }, false],
  [{ with: 'parking' }, false],
  [{ bedrooms: '2' }, false],
])('search engines are shown the list with %o: %s', (query, expected) => {
  expect(mayBeIndexed(readQuery(query))).toBe(expected)
})
