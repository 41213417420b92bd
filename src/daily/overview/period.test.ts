import { expect, test } from 'vitest'
import { groupsOf, periodNames } from './groupsOf.ts'
import { beforeSoFar, periodRefusal, slicesBefore } from './period.ts'

test.each([
  ['2017-01-01', '2026-12-31', null],
  ['2016-12-31', '2026-12-31', 'overview.tooLong'],
  ['1800-01-01', '2999-12-31', 'overview.tooLong'],
  ['2026-05-02', '2026-05-01', 'overview.endsBefore'],
])('a period from %s to %s is accepted (null) or refused: %s', (from, to, why) => {
  expect(periodRefusal({ from, to })).toBe(why)
})

test.each([
  // Whole months follow whole months, whatever their length.
  [['2026-01-01', '2026-12-31'], 12, ['2025-01-01', '2025-12-31']],
  [['2028-02-01', '2028-02-29'], 1, ['2028-01-01', '2028-01-31']],
  [['2026-03-01', '2026-05-31'], 3, ['2025-12-01', '2026-02-28']],
  // Any other period follows as many days.
  [['2026-11-10', '2026-11-20'], 1, ['2026-10-30', '2026-11-09']],
  [['2027-01-01', '2027-03-20'], 3, ['2026-10-14', '2026-12-31']],
] as const)('the period before %j has %i slices within %j', ([from, to], count, within) => {
  const slices = slicesBefore({ from, to })
  expect(slices).toHaveLength(count)
  expect([slices[0]!.from, slices.at(-1)!.to]).toEqual(within)
})

test.each([
  ['2026-11-29', '2025-11-29'],
  ['2026-12-31', '2025-12-31'],
  ['2027-05-01', '2025-12-31'],
  ['2025-05-01', '2025-12-31'],
])('on %s, the year 2026 is compared with 2025 up to %s', (today, to) => {
  const year = { from: '2026-01-01', to: '2026-12-31' }
  expect(beforeSoFar(year, today)).toEqual({ from: '2025-01-01', to })
})

test('the last days of a month are compared with the end of a shorter one', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  expect(beforeSoFar(march, '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test('charts are by month up to two years, and by calendar year beyond', () => {
  const labels = (from: string, to: string) =>
    groupsOf({ from, to }, 'en').map(({ label, at }) => [label, at.length])
  expect(labels('2026-02-01', '2026-03-31')).toEqual([
    ['Feb', 1],
    ['Mar', 1],
  ])
  expect(labels('2025-01-01', '2026-12-31')).toHaveLength(24)
  expect(labels('2024-11-15', '2026-12-31')).toEqual([
    ['2024', 2],
    ['2025', 12],
    ['2026', 12],
  ])
})

test('periods are named by their year, month or days', () => {
  expect(periodNames({ from: '2026-01-01', to: '2026-12-31' })).toEqual({
    value: '2026',
    before: '2025',
  })
  expect(periodNames({ from: '2026-01-01', to: '2026-01-31' })).toEqual({
    value: '01.2026',
    before: '12.2025',
  })
  expect(periodNames({ from: '2026-01-02', to: '2026-01-03' })).toEqual({
    value: '02.01.2026 – 03.01.2026',
    before: '31.12.2025 – 01.01.2026',
  })
})
