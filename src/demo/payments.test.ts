import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { transactions, transactionFiles, accounts } = generate(today)

test('sixty accounts have a hundred payments each, over three years', () => {
  const counts = Map.groupBy(transactions, ({ accountId }) => accountId)
  expect(counts.size).toBe(60)
  expect([...counts.values()].every(({ length }) => length === 100)).toBe(true)
  expect([...counts.keys()].every((id) => accounts[id - 1]!.hasTransactions)).toBe(true)
  expect(counts.has(26)).toBe(true)
  const days = transactions.map(({ transactionDate }) => transactionDate.slice(0, 10)).sort()
  expect([days[0]! < '2023-05-20', days.at(-1)! < today]).toEqual([true, true])
})

test('every state of an expense occurs, and some have bills', () => {
  const seen = (what: (one: (typeof transactions)[number]) => unknown) =>
    new Set(transactions.map(what))
  expect(seen(({ status }) => status)).toEqual(new Set([null, 0, 1, 2]))
  expect(seen(({ paymentMethod }) => paymentMethod)).toEqual(new Set([1, 2]))
  const unpaid = transactions.filter(({ status }) => status === 0)
  expect(unpaid.some(({ expirationDate }) => expirationDate && expirationDate < today)).toBe(true)
  expect(unpaid.some(({ expirationDate }) => expirationDate && expirationDate > today)).toBe(true)
  expect(unpaid.some(({ confirmedByClientDate }) => confirmedByClientDate)).toBe(true)
  expect(unpaid.some(({ confirmedByClientDate }) => !confirmedByClientDate)).toBe(true)
  expect(transactionFiles).toHaveLength(90)
  const ofPayer = transactions.filter(({ accountId }) => accountId === 26).map(({ id }) => id)
  expect(transactionFiles.filter(({ parentId }) => ofPayer.includes(parentId))).not.toEqual([])
})
