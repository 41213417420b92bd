import { expect, test } from 'vitest'
import { generate } from './demoAgency.ts'

const today = '2026-03-16'
const { accounts, deals, dealAccounts, dealShares, leads, objects } = generate(today)

test('there are deals of both types in all stages', () => {
  expect(deals).toHaveLength(400)
  for (const dealType of [1, 2])
    for (const dealStage of [1, 2, 3, 4, 5, 6])
      expect(deals.some((deal) => deal.dealType === dealType && deal.dealStage === dealStage)).toBe(
        true,
      )
})

test("each deal fits its object's offer, between existing people", () => {
  const known = new Map(objects.map((object) => [object.id, object]))
  const people = new Set(accounts.map(({ id }) => id))
  for (const { dealType, objectId } of deals)
    expect(known.get(objectId)![dealType === 1 ? 'forRent' : 'forSale']).toBe(true)
  expect(dealAccounts.filter(({ accountId }) => !people.has(accountId))).toEqual([])
  const withBuyer = new Set(
    dealAccounts.filter(({ relation }) => relation === 2).map(({ dealId }) => dealId),
  )
  expect(withBuyer.size).toBe(400)
})

test('no deal ends before it begins, or was entered after today began', () => {
  const since = new Map(leads.map(({ id, createdOn }) => [id, createdOn]))
  for (const deal of deals) {
    const { startDate, endDate, rentStart, rentExpiration, createdOn, modifiedOn } = deal
    expect(deal.dateOfDeposit === null || deal.dateOfDeposit < today).toBe(true)
    expect(endDate === null || endDate >= startDate).toBe(true)
    expect(rentStart === null || rentExpiration! > rentStart).toBe(true)
    expect(createdOn >= since.get(deal.demandId)! && modifiedOn >= createdOn).toBe(true)
    expect(modifiedOn < today).toBe(true)
  }
})

test('only won and lost deals have ended', () => {
  for (const { dealStage, endDate } of deals) expect(endDate !== null).toBe(dealStage >= 5)
})

test('deposits have a date, and only won deals have paid commission shares', () => {
  for (const { deposit, dateOfDeposit } of deals)
    expect(deposit === null).toBe(dateOfDeposit === null)
  const won = new Set(deals.filter(({ dealStage }) => dealStage === 5).map(({ id }) => id))
  const paid = dealShares.filter(({ paidOn }) => paidOn !== null)
  expect(paid.length).toBeGreaterThan(20)
  expect(dealShares.length).toBeGreaterThan(paid.length)
  for (const { dealId, paidOn } of paid) expect(won.has(dealId) && paidOn! < today).toBe(true)
})
