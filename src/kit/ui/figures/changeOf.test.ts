import { expect, test } from 'vitest'
import { formatNumber } from '../../fields/format.ts'
import { changeOf } from './changeOf.ts'

const format = (value: number) => formatNumber(value, 1)

test.each([
  ['more is better', 12, 10, {}, { text: '+20\u00a0%', isUp: true, isBetter: true }],
  ['less is worse', 8, 10, {}, { text: '−20\u00a0%', isUp: false, isBetter: false }],
  [
    'fewer hours are better',
    8,
    10,
    { less: true },
    { text: '−20\u00a0%', isUp: false, isBetter: true },
  ],
  [
    'more hours are worse',
    13,
    10,
    { less: true, inUnits: true },
    { text: '+3,0', isUp: true, isBetter: false },
  ],
  ['from nothing there is no percentage', 3, 0, {}, { text: '+3,0', isUp: true, isBetter: true }],
])('%s', (_, value, before, options, change) => {
  expect(changeOf(value, before, { format, ...options })).toEqual({
    ...change,
    before: format(before),
  })
})

test.each([
  [10, 10, {}],
  [10.01, 10, { inUnits: true }],
])('%d after %d is no change that could be shown', (value, before, options) => {
  expect(changeOf(value, before, { format, ...options })).toMatchObject({ isUp: null })
})

test('without a figure before there is no change', () => {
  expect(changeOf(3, null, { format })).toBeNull()
})
