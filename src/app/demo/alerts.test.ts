import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { alerts, accounts } = generate(today)

test('there are alerts of every source in every language, filled in', () => {
  expect(alerts).toHaveLength(60)
  const sources = [...new Set(alerts.map(({ source }) => source))]
  expect(sources.length).toBeGreaterThanOrEqual(9)
  for (const script of [/\p{Script=Greek}/u, /\p{Script=Cyrillic}/u, /^[A-Za-z ]+$/]) {
    expect(sources.filter((source) => script.test(source)).length).toBeGreaterThan(1)
  }
  expect(alerts.filter(({ content }) => /[{}]|undefined/.test(content))).toEqual([])
})

test('the older alerts are read by people of the office, the newest are not yet', () => {
  const unread = alerts.filter(({ readedOn }) => !readedOn)
  expect(unread.length).toBeLessThan(20)
  expect(alerts.slice(-7).filter(({ readedOn }) => readedOn)).toEqual([])
  for (const { date, readedOn, readedById } of alerts.filter(({ readedOn }) => readedOn)) {
    expect(readedOn! > date && readedOn! < today).toBe(true)
    expect(accounts[readedById! - 1]).toMatchObject({ isEmploye: true, branchId: null })
  }
})

test('on any day there are new ones to read', () => {
  for (const day of ['2024-02-29', '2027-01-01', '2026-11-22', '2026-11-23']) {
    const unread = generate(day).alerts.filter(({ readedOn }) => !readedOn)
    expect(unread.length).toBeGreaterThanOrEqual(7)
  }
})
