import { expect, test } from 'vitest'
import { queryText, readQuery } from './siteFilter.ts'

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
  const { filter } = readQuery({ priceMin: '-5', priceMax: 'cheap', areaMin: ['1'], areaMax: '0' })
  expect(Object.values(filter).filter((value) => value !== null)).toEqual([])
})
