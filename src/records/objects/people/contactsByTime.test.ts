import { expect, test } from 'vitest'
import { contactsByTime } from './contactsByTime.ts'

const link = (relation: number, endDate: string | null) => ({ relation, endDate })
const today = '2026-11-21'

test('a contact without an end date, or with one that is not past, is current', () => {
  const all = [link(1, null), link(4, null), link(7, '2026-11-21'), link(4, '2027-05-31')]
  expect(contactsByTime(all, today)).toEqual({ current: all, years: [] })
})

test('former tenants are listed by the year in which they left, the earliest first', () => {
  const all = [link(4, '2025-06-30'), link(7, '2019-08-31'), link(4, '2025-12-31')]
  expect(contactsByTime(all, today)).toEqual({
    current: [],
    years: [
      { year: '2019', tenants: [all[1]] },
      { year: '2025', tenants: [all[0], all[2]] },
    ],
  })
})

test('a former owner stays a current contact: only tenants are listed by year', () => {
  const former = link(12, '2020-01-01')
  expect(contactsByTime([former], today).current).toEqual([former])
})
