import { expect, test } from 'vitest'
import { periodsOf } from './statementPeriods.ts'

const of = (today: string) =>
  Object.fromEntries(periodsOf(today).map(({ name, from, till }) => [name, `${from} ${till}`]))

test('in January, the periods include days of the previous year', () => {
  expect(of('2027-01-31')).toEqual({
    month: '2027-01-01 2027-01-31',
    lastMonth: '2026-12-01 2026-12-31',
    quarter: '2027-01-01 2027-03-31',
    year: '2027-01-01 2027-12-31',
  })
})

test('in a leap year and in December, periods end with their months', () => {
  expect(of('2028-02-29')).toMatchObject({ month: '2028-02-01 2028-02-29' })
  expect(of('2026-12-31')).toMatchObject({
    month: '2026-12-01 2026-12-31',
    quarter: '2026-10-01 2026-12-31',
  })
})
