import { expect, test } from 'vitest'
import { wishOfLead } from './wishOfLead.ts'

const nothing = {
  startDate: null,
  endDate: null,
  description: null,
  locationId: null,
  shortRentBudgetRangeMax: null,
}
const wish = (known: Partial<Parameters<typeof wishOfLead>[0]>) =>
  wishOfLead({ ...nothing, ...known }, '2031-01-10')

test('the wish of a lead comes from its fields, otherwise from its description', () => {
  const none = { checkIn: null, duration: null, guests: null, locationId: null, priceMax: null }
  expect(wish({})).toEqual(none)
  expect(
    wish({
      startDate: '2031-07-01',
      endDate: '2031-07-08',
      locationId: 7,
      shortRentBudgetRangeMax: 90,
    }),
  ).toEqual({ checkIn: '2031-07-01', duration: 7, guests: null, locationId: 7, priceMax: 90 })
  const description = '1–5 июля, 4 гостя и собака'
  expect(wish({ description })).toEqual({ ...none, checkIn: '2031-07-01', duration: 4, guests: 4 })
  // The fields are newer than the description.
  expect(wish({ description, startDate: '2031-08-01' })).toEqual({
    ...none,
    checkIn: '2031-08-01',
    guests: 4,
  })
  // Ignore a period that ends before it begins.
  expect(wish({ startDate: '2031-07-08', endDate: '2031-07-01' })).toMatchObject({
    checkIn: '2031-07-08',
    duration: null,
  })
})
