import { describe, expect, test } from 'vitest'
import { moneyFields } from './moneyFields.ts'
import type { Amounts } from './proposals.ts'
import { less, proposalsFor, sumOf } from './proposals.ts'

const none = Object.fromEntries(moneyFields.map((name) => [name, null])) as Amounts
const valuesFor = (amounts: Partial<Amounts>) =>
  Object.fromEntries(
    Object.entries(proposalsFor({ ...none, ...amounts })).map(([name, { value }]) => [name, value]),
  )

describe('proposed amounts', () => {
  test('are exact to the cent', () => {
    expect(sumOf(0.1, 0.2, null)).toBe(0.3)
    expect(less(1000.1, 300.33)).toBe(699.77)
  })

  test('are missing where nothing is known', () => {
    expect(valuesFor({})).toEqual({})
  })

  test('the rest is the total minus the prepayment', () => {
    expect(valuesFor({ total: 900, prepaymentCash: 100, prepaymentBank: 200 })).toEqual({
      restCash: 600,
    })
    expect(valuesFor({ total: 900, prepaymentBank: 300, restBank: 600 })).toEqual({ restBank: 600 })
    expect(valuesFor({ total: 900, prepaymentBank: 300, restBank: 500, restCash: 90 })).toEqual({
      restCash: 100,
    })
    expect(valuesFor({ total: 900, prepaymentInvoice: 400 })).toMatchObject({ restInvoice: 500 })
  })

  test("the commission is the total minus the owner's share, and the final commission is without that of third parties", () => {
    expect(
      valuesFor({ total: 900, paymentToOwner: 700, comission: 210, comission3rdParty: 60.5 }),
    ).toMatchObject({ comission: 200, finalComission: 149.5 })
  })

  test('the amount paid is the sum of what was received', () => {
    expect(valuesFor({ prepaymentCashDone: 0.1, restBankDone: 0.2 })).toEqual({ totalDone: 0.3 })
  })
})
