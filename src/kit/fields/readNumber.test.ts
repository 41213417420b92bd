import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euro, kilometres, metres, readNumber, squareMetres } from './readNumber.ts'
import type { NumberRules } from './readNumber.ts'

const money: NumberRules = { units: euro, thousands: true, decimals: 2 }
const areas: NumberRules = { units: squareMetres, thousands: true, decimals: 2 }
const distances: NumberRules = { units: metres, thousands: true, decimals: 0, rounds: true }
const degrees: NumberRules = { units: [], thousands: false, decimals: 6 }
const counts: NumberRules = { units: [], thousands: true, decimals: 0 }
const valueOf = (text: string, rules: NumberRules) => readNumber(text, rules)?.value

test.each([
  ['350.000 €', 350_000],
  ['350.000', 350_000],
  ['1.250', 1250],
  ['1,250', 1250],
  ['120.000,- €', 120_000],
  ['120.000.-', 120_000],
  ['€ 120.000,--', 120_000],
  ['120.000,00', 120_000],
  ['120,000.00', 120_000],
  ['350 000', 350_000],
  ['350\u00a0000,50 €', 350_000.5],
  ['350\u2009000\u202f€', 350_000],
  ["350'000", 350_000],
  ['350’000.-', 350_000],
  ['1.234.567,89', 1_234_567.89],
  ['1,234,567.89', 1_234_567.89],
  ['350k', 350_000],
  ['350 Κ', 350_000],
  ['350 χιλ.', 350_000],
  ['350 χιλιάδες ευρώ', 350_000],
  ['350 тыс.', 350_000],
  ['350 тысяч евро', 350_000],
  ['1,2 εκ.', 1_200_000],
  ['1.5 млн €', 1_500_000],
  ['1.250 тыс.', 1250],
  ['EUR 650', 650],
  ['650 €/μήνα', 650],
  ['650 €/month', 650],
  ['-19,90', -19.9],
  ['−19,90 €', -19.9],
  ['€ -19,90', -19.9],
  ['(1.250,00)', -1250],
  ['+5', 5],
  ['99.9', 99.9],
  ['0,5', 0.5],
  ['0.250', 0.25],
  [',5', 0.5],
  ['350,', 350],
  ['12,3456', 12.35],
  ['\u200e350.000\u200b', 350_000],
  ['３５０', 350],
])('a price of %s is %d', (text, value) => {
  expect(valueOf(text, money)).toBe(value)
})

test.each([
  '',
  ' ',
  '-',
  '€',
  'k',
  'abc',
  '12 50',
  '1.25.000',
  '1 2',
  '350 m²',
  '350 000 000 0',
  '5%',
])('no price: %s', (text) => {
  expect(readNumber(text, money)).toBeUndefined()
})

test.each([
  ['4.000 m²', 4000],
  ['85 τ.μ.', 85],
  ['85,5 τμ', 85.5],
  ['85 кв. м', 85],
  ['85 м²', 85],
  ['4 στρέμματα', 4000],
  ['4,5 στρ.', 4500],
  ['6 соток', 600],
  ['2 га', 20_000],
  ['120 sq.m.', 120],
])('an area of %s is %d', (text, value) => {
  expect(valueOf(text, areas)).toBe(value)
})

test.each([
  ['1.250 m', 1250],
  ['1,5 km', 1500],
  ['300 μ.', 300],
  ['2 χλμ', 2000],
  ['12,4 м', 12],
])('a distance of %s is %d', (text, value) => {
  expect(valueOf(text, distances)).toBe(value)
})

test('kilometres are read unchanged, and metres are converted to them', () => {
  const rules = { units: kilometres, thousands: false, decimals: 1 }
  expect(valueOf('1,2 km', rules)).toBe(1.2)
  expect(valueOf('800 m', rules)).toBe(0.8)
})

test.each([
  ['40.633', 40.633],
  ['40,633', 40.633],
  ['22.954123', 22.954123],
  ['-22.9', -22.9],
])('a coordinate of %s is %d', (text, value) => {
  expect(valueOf(text, degrees)).toBe(value)
})

test('a count has no fraction', () => {
  expect(valueOf('3', counts)).toBe(3)
  expect(valueOf('1.250', counts)).toBe(1250)
  expect(valueOf('2,5', counts)).toBeUndefined()
})

test('ambiguous numbers are marked', () => {
  const doubtful = (text: string) => readNumber(text, money)?.isDoubtful
  const marked = ['1.250', '350,000', '1.250 k', '95k', '12,3456']
  expect(marked.filter((text) => !doubtful(text))).toEqual([])
  expect(['1250', '1 250', '1.250,00', '12,5', '0.250'].map(doubtful)).not.toContain(true)
})

describe('every way to write an amount', () => {
  const amount = fc
    .integer({ min: -99_999_999_999, max: 99_999_999_999 })
    .map((cents) => cents / 100)
  const group = fc.constantFrom('.', ',', ' ', '\u00a0', '\u2009', '\u202f', "'", '’', '')
  const writing = fc.record({
    group,
    decimal: fc.constantFrom('.', ','),
    beside: fc.constantFrom('', '€', ' €', '\u00a0€', 'eur', ' EUR', ' ευρώ', ' евро'),
    isBefore: fc.boolean(),
    minus: fc.constantFrom('-', '−', '–'),
  })
  const written = (value: number, { group, decimal, beside, isBefore, minus }: FromArbitrary) => {
    const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.')
    const digits = `${whole.replace(/\B(?=(\d{3})+$)/g, group)}${decimal}${cents}`
    const sign = value < 0 ? minus : ''
    return isBefore ? `${beside.trim()}${sign}${digits}` : `${sign}${digits}${beside}`
  }
  type FromArbitrary = typeof writing extends fc.Arbitrary<infer T> ? T : never

  test('is read as that amount', () => {
    fc.assert(
      fc.property(amount, writing, (value, how) => {
        fc.pre(how.group !== how.decimal)
        expect(readNumber(written(value, how), money)).toEqual({
          value: value === 0 ? 0 : value,
          isDoubtful: false,
        })
      }),
    )
  })

  test('without cents is never read as a thousandth of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), group, (value, mark) => {
        const text = String(value).replace(/\B(?=(\d{3})+$)/g, mark)
        expect(valueOf(text, money)).toBe(value)
        expect(valueOf(`${text},-`, money)).toBe(value)
      }),
    )
  })

  test('any text gives a number or undefined', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = readNumber(text, money)
        expect(read === undefined || Number.isFinite(read.value)).toBe(true)
      }),
    )
  })
})
