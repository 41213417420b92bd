import { expect, test } from 'vitest'
import { isArchived, segmentAt, segmentName, segmentNumber } from './walNames.ts'

test('segments are numbered across the end of a log file', () => {
  expect(segmentNumber('0000000100000000000000FF')).toBe(255)
  expect(segmentNumber('000000030000000100000000')).toBe(256)
  expect(segmentName(3, 256)).toBe('000000030000000100000000')
  expect(segmentAt('0/7000028')).toBe(7)
  expect(segmentAt('1A/FF000000')).toBe(0x1a * 256 + 255)
})

test('only files that PostgreSQL archives are taken from the spool', () => {
  for (const name of [
    '000000010000000000000007',
    '000000010000000000000007.00000028.backup',
    '000000010000000000000007.partial',
    '00000002.history',
  ])
    expect(isArchived(name)).toBe(true)
  for (const name of ['archtemp.000000010000000000000007.12.9', '00000001000000000000007', '../x'])
    expect(isArchived(name)).toBe(false)
})
