import { expect, test } from 'vitest'
import {
  formatArea,
  formatCurrency,
  formatDate,
  formatDateTime,
  formatDistance,
  formatDistanceKm,
  formatInstant,
  formatInstantTime,
  formatMoney,
  formatNumber,
  formatRange,
  formatShortest,
  formatValue,
} from './format.ts'
import { boolNullable, date, flag, flagEnum, number, ref, select, texts } from './kinds.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const words: Record<string, string> = {
  'kit.unit.squareMetre': 'm²',
  'kit.unit.metre': 'm',
  'kit.unit.km': 'km',
}
const units = (key: string) => words[key]!
const by = {
  t: (key: string) => (key === 'kit.yes' ? 'Yes' : 'No'),
  optionsOf: () => [
    { value: 0, text: 'None' },
    { value: 2, text: 'Sea' },
    { value: 3, text: 'Forest' },
  ],
}

test('money is formatted as specified, and does not wrap', () => {
  expect(formatCurrency(120_000)).toBe('120\u00a0000\u00a0€')
  expect(plain(formatCurrency(1_234_567.5))).toBe('1 234 567,50 €')
  expect(plain(formatMoney(1500))).toBe('1 500,00 €')
  expect(plain(formatMoney(-0.5))).toBe('−0,50 €')
  expect(plain(formatMoney(-0.001))).toBe('0,00 €')
})

test('numbers keep the decimals they need', () => {
  expect(plain(formatNumber(999))).toBe('999')
  expect(plain(formatNumber(1000))).toBe('1 000')
  expect(plain(formatShortest(1200, 0))).toBe('1 200')
  expect(plain(formatShortest(100, 2))).toBe('100')
  expect(plain(formatShortest(85.5, 2))).toBe('85,5')
  expect(plain(formatArea(85, units))).toBe('85 m²')
  expect(plain(formatArea(1000.25, units))).toBe('1 000,25 m²')
})

test('distances from 1000 m on are in km with one decimal', () => {
  expect(plain(formatDistance(999, units))).toBe('999 m')
  expect(plain(formatDistance(1000, units))).toBe('1,0 km')
  expect(plain(formatDistance(1250, units))).toBe('1,3 km')
  expect(plain(formatDistanceKm(12.5, units))).toBe('12,5 km')
})

test('dates are short, and instants are in Athens time', () => {
  expect(formatDate('2026-11-21')).toBe('21.11.2026')
  expect(formatDateTime('2026-11-21T08:50:37')).toBe('21.11.2026 08:50')
  expect(formatInstant('2026-06-30T21:30:00.000Z')).toBe('01.07.2026')
  expect(formatInstantTime('2026-12-31T21:59:59.999Z')).toBe('31.12.2026 23:59')
  expect(formatInstantTime('2026-12-31T22:00:00.000Z')).toBe('01.01.2027 00:00')
})

test('a range may lack either end', () => {
  expect(plain(formatRange(1000, 2000, formatCurrency))).toBe('1 000 € – 2 000 €')
  expect(plain(formatRange(null, 2000, formatCurrency))).toBe('≤ 2 000 €')
  expect(plain(formatRange(0, null, formatCurrency))).toBe('≥ 0 €')
  expect(formatRange(null, undefined, formatCurrency)).toBe('')
})

test('every kind of field has its text, and an empty one has none', () => {
  expect(formatValue(select('view'), 2, by)).toBe('Sea')
  expect(formatValue(select('view'), 0, by)).toBe('None')
  expect(formatValue(flagEnum('view'), [2, 3], by)).toBe('Sea, Forest')
  expect(formatValue(flagEnum('view'), [], by)).toBe('')
  expect(formatValue(flag, true, by)).toBe('Yes')
  expect(formatValue(flag, false, by)).toBe('')
  expect(formatValue(boolNullable, false, by)).toBe('No')
  expect(formatValue(boolNullable, null, by)).toBe('')
  expect(formatValue(date, '2026-01-02', by)).toBe('02.01.2026')
  expect(formatValue(number(), 0, by)).toBe('0')
  expect(formatValue(texts(4, 100), 'a@b.gr;c@d.gr', by)).toBe('a@b.gr, c@d.gr')
  expect(formatValue(ref('account'), 7, by)).toBe('7')
  expect(formatValue(ref('account'), 7, { ...by, called: 'Anna' })).toBe('Anna')
})
