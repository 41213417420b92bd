import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Manifest } from './base/manifest.ts'
import { chooseKept, readRetentionRule } from './keep.ts'

const day = 86_400_000
const keep = { days: 7, weeks: 4, months: 12 }
const now = Date.UTC(2026, 10, 27, 3)
const taken = (daysAgo: number): Manifest => {
  const finishedOn = new Date(now - daysAgo * day).toISOString()
  const nothing = { version: '', system: '', from: '', to: '', label: '', parts: [], noted: {} }
  return {
    ...nothing,
    format: 1,
    id: finishedOn,
    postgres: 18,
    startedOn: finishedOn,
    finishedOn,
    timeline: 1,
    size: 0,
  }
}
const daysAgo = ({ finishedOn }: Manifest) => Math.round((now - Date.parse(finishedOn)) / day)

test('two years of nightly backups are thinned to days, weeks and months', () => {
  const nights = Array.from({ length: 730 }, (_, index) => taken(729 - index))
  const { manifests, continuousFrom } = chooseKept(nights, keep, now)
  const ages = manifests.map(daysAgo)
  expect(ages.slice(-8)).toEqual([7, 6, 5, 4, 3, 2, 1, 0])
  expect(daysAgo(continuousFrom!)).toBe(7)
  const older = ages.slice(0, -8)
  expect(older.filter((age) => age <= 35).length).toBeGreaterThanOrEqual(4)
  expect(older.length).toBeLessThan(22)
  expect(Math.max(...ages)).toBeGreaterThan(370)
})

test('the newest backup stays, and so does one from which all of the last days can be restored', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 800 }), { minLength: 1 }), (ages) => {
      const sorted = ages.toSorted((one, other) => other - one)
      const { manifests, continuousFrom } = chooseKept(sorted.map(taken), keep, now)
      expect(manifests.map(daysAgo)).toContain(sorted.at(-1))
      const first = daysAgo(continuousFrom!)
      // All backups since that one are kept, and it is old enough if any is.
      expect(manifests.map(daysAgo)).toEqual(
        expect.arrayContaining(sorted.filter((age) => age <= first)),
      )
      if (sorted.some((age) => age >= 7)) expect(first).toBeGreaterThanOrEqual(7)
    }),
  )
})

test('BACKUP_KEEP is parsed, and invalid values are refused', () => {
  expect(readRetentionRule('7d 4w 12m')).toEqual(keep)
  expect(readRetentionRule(' 30d 0w 0m ')).toEqual({ days: 30, weeks: 0, months: 0 })
  for (const text of ['', '7', '0d 4w 12m', '7d', '-1d 1w 1m'])
    expect(readRetentionRule(text)).toBeNull()
})
