import { expect, test } from 'vitest'
import { pricesOf } from './objectPrices.ts'

const none = {
  forSale: false,
  forRent: false,
  forShortRent: false,
  salePrice: 120_000,
  salePriceWithDiscount: null,
  rentPrice: 600,
  rentPriceWithDiscount: null,
  shortRentPrice: 80,
}

test('only offers of the object have a price', () => {
  expect(pricesOf(none)).toEqual([])
  expect(pricesOf({ ...none, forSale: true, forShortRent: true })).toEqual([
    { offer: 'forSale', per: null, now: 120_000, before: null, since: null },
    { offer: 'forShortRent', per: 'perNight', now: 80, before: null, since: null },
  ])
})

test('a discount has the previous price and the day it began', () => {
  const reduced = {
    ...none,
    forRent: true,
    rentPriceWithDiscount: 550,
    dateOfRentPriceDiscount: '2026-10-01',
  }
  expect(pricesOf(reduced)).toEqual([
    { offer: 'forRent', per: 'perMonth', now: 550, before: 600, since: '2026-10-01' },
  ])
})

test('an offer without a price has null', () => {
  expect(pricesOf({ ...none, forSale: true, salePrice: null })[0]!.now).toBeNull()
})
