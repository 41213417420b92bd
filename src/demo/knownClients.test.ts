import { describe, expect, test } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { generate } from './demoAgency.ts'

describe.each(['2026-03-16', '2028-02-29', '2029-03-01', '2027-01-01'])('on %s', (today) => {
  const { deals, knownClients, knownClientChecks, knownClientFiles, knownClientOwners } =
    generate(today)
  const endOf = new Map(deals.map(({ id, endDate }) => [id, endDate]))

  test('there are files that were checked, others that were not, and some of high risk', () => {
    expect(knownClients.length).toBeGreaterThan(12)
    const checked = new Set(knownClientChecks.map(({ knownClientId }) => knownClientId))
    expect(knownClients.filter(({ id }) => checked.has(id)).length).toBeGreaterThan(5)
    expect(knownClients.filter(({ id }) => !checked.has(id)).length).toBeGreaterThan(3)
    expect(knownClients.some(({ risk }) => risk === null)).toBe(true)
    expect(knownClients.some(({ reviewOn }) => reviewOn !== null && reviewOn < today)).toBe(true)
    const high = knownClients.filter(({ risk }) => risk === 3)
    expect(high.length).toBeGreaterThan(1)
    expect(high.every(({ riskReasons }) => riskReasons.length > 0)).toBe(true)
  })

  test('the files of one deal are kept for some days only', () => {
    const [year, rest] = [Number(today.slice(0, 4)) - 5, today.slice(4).replace('-02-29', '-02-28')]
    const ends = knownClients.map(({ dealId }) => endOf.get(dealId) ?? today)
    const oldest = ends.toSorted()[0]!
    expect(oldest > addDays(`${year}${rest}`, 9)).toBe(true)
    expect(oldest < addDays(`${year}${rest}`, 16)).toBe(true)
  })

  test('nothing was seen or checked after today, or twice for one party', () => {
    expect(knownClients.filter(({ seenOn }) => seenOn !== null && seenOn > today)).toEqual([])
    expect(knownClientChecks.filter(({ checkedOn }) => checkedOn.slice(0, 10) >= today)).toEqual([])
    const pairs = knownClients.map(({ dealId, accountId }) => `${dealId} ${accountId}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    expect(knownClientFiles.length).toBeGreaterThan(5)
    const ids = new Set(knownClients.map(({ id }) => id))
    expect(knownClientOwners.filter(({ knownClientId }) => !ids.has(knownClientId))).toEqual([])
  })
})
