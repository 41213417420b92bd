import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate } from './readDate.ts'
import type { DateOrder } from './readDate.ts'
import { readFlag } from './readFlag.ts'
import { readNumber } from './readNumber.ts'
import type { Decimal } from './readNumber.ts'

test.each<[string, DateOrder, string]>([
  ['05/03/2021', 'dmy', '2021-03-05'],
  ['05/03/2021', 'mdy', '2021-05-03'],
  ['5-3-21', 'dmy', '2021-03-05'],
  ['5.3.67', 'dmy', '1967-03-05'],
  ['2021-03-05', 'dmy', '2021-03-05'],
  ['2021-03-05T10:30:00', 'ymd', '2021-03-05'],
  ['2021-03-05T10:30:00.000Z', 'ymd', '2021-03-05'],
  ['20210305', 'ymd', '2021-03-05'],
  ['05/03/2021 14:30', 'dmy', '2021-03-05'],
  ['3/5/2021 2:30:00 PM', 'mdy', '2021-03-05'],
  ['5/3/2021 2:30 μ.μ.', 'dmy', '2021-03-05'],
  ['5 Μαΐου 2021', 'dmy', '2021-05-05'],
  ['5 ΜΑΪΟΥ 2021', 'mdy', '2021-05-05'],
  ['Τετάρτη, 5 Μαΐου 2021', 'dmy', '2021-05-05'],
  ['5 мая 2021 г.', 'dmy', '2021-05-05'],
  ['12 сентября 1987', 'dmy', '1987-09-12'],
  ['31 Δεκ 2019', 'dmy', '2019-12-31'],
  ['May 5, 2021', 'dmy', '2021-05-05'],
  ['5-Mar-21', 'dmy', '2021-03-05'],
  ['44260', 'serial', '2021-03-05'],
  ['44260.75', 'serial', '2021-03-05'],
])('%s in the order %s is %s', (text, order, day) => {
  expect(readDate(text, order)).toBe(day)
})

test('an invalid date has a reason', () => {
  expect(readDate('31/02/2021', 'dmy')).toEqual({ fault: 'noSuchDay' })
  expect(readDate('13/25/2021', 'dmy')).toEqual({ fault: 'noSuchDay' })
  for (const text of ['', 'Παπαδόπουλος', '350.000', '2310 123456', '12', '5 Foo 2021'])
    expect(readDate(text, 'dmy')).toEqual({ fault: 'noDate' })
  expect(readDate('6971234567', 'serial')).toEqual({ fault: 'noDate' })
})

test('each day is read back in its format', () => {
  const day = fc.date({
    min: new Date('1950-01-01'),
    max: new Date('2049-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(day, fc.constantFrom('/', '.', '-', ' '), fc.boolean(), (date, mark, isShort) => {
      const iso = date.toISOString().slice(0, 10)
      const [y, m, d] = iso.split('-') as [string, string, string]
      const year = isShort ? y.slice(2) : y
      expect(readDate([d, m, year].join(mark), 'dmy')).toBe(iso)
      expect(readDate([Number(m), Number(d), year].join(mark), 'mdy')).toBe(iso)
      expect(readDate([y, m, d].join(mark), 'ymd')).toBe(iso)
      expect(readDate(String(Math.floor(date.getTime() / 86_400_000) + 25_569), 'serial')).toBe(iso)
    }),
  )
})

test.each<[string, Decimal, number]>([
  ['350.000,50', 'decimalComma', 350_000.5],
  ['350,000.50', 'decimalPoint', 350_000.5],
  ['350 000,50', 'decimalComma', 350_000.5],
  ['350\u00a0000', 'decimalPoint', 350_000],
  ["1'250.5", 'decimalPoint', 1250.5],
  ['350.000', 'decimalComma', 350_000],
  ['350.000', 'decimalPoint', 350],
  ['1,234', 'decimalComma', 1.234],
  ['1,234', 'decimalPoint', 1234],
  ['€ 1.250,50', 'decimalComma', 1250.5],
  ['350.000 €', 'decimalComma', 350_000],
  ['350.000 ΕΥΡΩ', 'decimalComma', 350_000],
  ['120.000,- €', 'decimalComma', 120_000],
  ['1 500 000 руб.', 'decimalComma', 1_500_000],
  ['85 τ.μ.', 'decimalComma', 85],
  ['85,5 m²', 'decimalComma', 85.5],
  ['120 кв.м', 'decimalComma', 120],
  ['95k', 'decimalPoint', 95_000],
  ['350 тыс.', 'decimalComma', 350_000],
  ['€1.2M', 'decimalPoint', 1_200_000],
  ['5%', 'decimalPoint', 5],
  ['(1.500)', 'decimalComma', -1500],
  ['-0', 'decimalComma', 0],
])('%s with a %s is %d', (text, decimal, value) => {
  expect(readNumber(text, decimal)).toBe(value)
})

test('an invalid number has a reason', () => {
  expect(readNumber('350.000,50', 'decimalPoint')).toEqual({ fault: 'otherDecimal' })
  expect(readNumber('12.5', 'decimalComma')).toEqual({ fault: 'otherDecimal' })
  expect(readNumber('1.2M', 'decimalPoint')).toEqual({ fault: 'unsureUnit' })
  for (const text of ['', 'about 5 or 6', '2310 123456', '01/02/2025', '1.2.3', '12 rooms'])
    expect(readNumber(text, 'decimalComma')).toEqual({ fault: 'noNumber' })
})

test('each number is read back in its format', () => {
  const cents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })
  const beside = fc.constantFrom(
    (text: string) => text,
    (text: string) => `${text} €`,
    (text: string) => `${text} τ.μ.`,
  )
  fc.assert(
    fc.property(cents, fc.constantFrom('', ' ', 'other'), beside, (amount, grouping, unit) => {
      const number = amount / 100
      const [whole = '', part] = Math.abs(number).toFixed(2).split('.')
      for (const [decimal, mark, other] of [
        ['decimalComma', ',', '.'],
        ['decimalPoint', '.', ','],
      ] as const) {
        const between = grouping === 'other' ? other : grouping
        const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, between)
        const text = unit(`${number < 0 ? '-' : ''}${grouped}${mark}${part}`)
        expect(readNumber(text, decimal)).toBe(number)
      }
    }),
  )
})

test('yes and no in three languages', () => {
  for (const text of ['yes', 'ΝΑΙ', 'ναι', 'Да', 'x', 'Χ', '✓', '1', 'TRUE', 'y', 'Αληθές'])
    expect([text, readFlag(text)]).toEqual([text, true])
  for (const text of ['no', 'ΟΧΙ', 'Όχι', 'нет', '0', 'FALSE', '-', 'Ψευδές'])
    expect([text, readFlag(text)]).toEqual([text, false])
  for (const text of ['', 'maybe', '2', 'Μαρία'])
    expect(readFlag(text)).toEqual({ fault: 'noFlag' })
})

test('no text makes a reader throw', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'0123.,/- €kMт'), maxLength: 80 }),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      for (const order of ['dmy', 'mdy', 'ymd', 'serial'] as const) {
        const day = readDate(text, order)
        expect(typeof day === 'string' ? day : day.fault).toMatch(/^\d{4}-\d\d-\d\d$|^no/)
      }
      for (const decimal of ['decimalComma', 'decimalPoint'] as const) {
        const number = readNumber(text, decimal)
        expect(typeof number === 'number' ? String(number) : number.fault).toMatch(
          /^-?\d|^no|^un|^other/,
        )
      }
      readFlag(text)
    }),
  )
})
