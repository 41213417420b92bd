import { expect, test } from 'vitest'
import { generate } from '../demoAgency.ts'
import { seededRandom } from '../random.ts'
import { foreignTaxNumber, mod11Of10 } from './taxNumbers.ts'

const { accounts } = generate('2026-03-16')

// Written independently of the generator, so that one checks the other.
function isAfm(number: string): boolean {
  if (!/^\d{9}$/.test(number)) return false
  let sum = 0
  for (let at = 0; at < 8; at++) sum += Number(number[at]) * 2 ** (8 - at)
  return (sum % 11) % 10 === Number(number[8])
}

function isInn(number: string): boolean {
  const check = (weights: string) =>
    (weights.split(' ').reduce((sum, weight, at) => sum + +weight * +number[at]!, 0) % 11) % 10
  if (number.length === 10) return check('2 4 10 3 5 9 4 6 8') === +number[9]!
  return (
    number.length === 12 &&
    check('7 2 4 10 3 5 9 4 6 8') === +number[10]! &&
    check('3 7 2 4 10 3 5 9 4 6 8') === +number[11]!
  )
}

test('the checks accept a known number and refuse a mistyped one', () => {
  expect([isAfm('123456783'), isAfm('123456784')]).toEqual([true, false])
  expect([isInn('7707083893'), isInn('7707083894')]).toEqual([true, false])
  expect([isInn('500100732259'), isInn('500100732258')]).toEqual([true, false])
  expect(mod11Of10('8609574271')).toBe(9)
})

test('every Greek tax number has its check digit', () => {
  const numbers = accounts.flatMap(({ taxNumber }) => taxNumber ?? [])
  expect(numbers.length).toBeGreaterThan(600)
  expect(numbers.filter((number) => !isAfm(number))).toEqual([])
})

test('every Russian tax number has its check digits, by its length for people and companies', () => {
  const russians = accounts.filter((one) => one.taxNumberOfOtherCountry && one.nationality === 'RU')
  expect(russians.length).toBeGreaterThan(60)
  for (const { taxNumberOfOtherCountry: number, isCompany } of russians) {
    expect(number).toHaveLength(isCompany ? 10 : 12)
    expect(isInn(number!)).toBe(true)
  }
})

test('a German tax number has ten digits of which one stands twice, and its check digit', () => {
  const random = seededRandom('German')
  for (let round = 0; round < 200; round++) {
    const number = foreignTaxNumber(random, 'DE', false)!
    expect(number).toMatch(/^[1-9]\d{10}$/)
    expect(new Set(number.slice(0, 10)).size).toBe(9)
    expect(mod11Of10(number.slice(0, 10))).toBe(Number(number[10]))
  }
})
