import { expect, test } from 'vitest'
import { areaOf, areaText } from './area.contract.ts'

test('an area can be written and read back', () => {
  const area = { south: 40.5, west: 22.81234, north: 40.70001, east: 23 }
  expect(areaOf(areaText(area))).toEqual(area)
})

test.each([
  '',
  '40,22,41',
  '40,22,41,23,24',
  '41,22,40,23',
  '40,23,41,22',
  '40,22,91,23',
  'a,b,c,d',
  '40,,41,23',
  '40,22,41,181',
])('%j is not an area', (text) => {
  expect(areaOf(text)).toBeNull()
})
