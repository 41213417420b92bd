// Words of cells that mean the same everywhere.
import { expect, test } from 'vitest'
import { foldedText } from '#kit/fields/when/foldedText.ts'
import { currencyNamed, foreignCurrency } from '../reading/foreignCurrency.ts'
import { isNothing } from '../reading/isNothing.ts'
import { countryWords } from './countryWords.ts'
import { targetsOf } from '../targets.contract.ts'
import { floorNames, namesBetween, readFloor } from './readFloor.ts'
import { readValue } from './readValue.ts'
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

/** As typed in capitals, without accents, and with spaces around it. */
const spellings = (word: string) => [word, foldedText(word).toUpperCase(), ` ${foldedText(word)} `]

test.each([...floorNames, ...namesBetween])('floor %s in words', (floor, names) => {
  const words = names.replaceAll('\\', '').split('|')
  const texts = words.flatMap((word) => [...spellings(word), `${word} floor`, `(${word})`])
  expect(texts.filter((text) => readFloor(text)?.floor !== floor)).toEqual([])
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

/** Every country with a name. */
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
const isRegion = (code: string) => {
  const [canonical] = Intl.getCanonicalLocales(`und-${code}`)
  return canonical === `und-${code}` && regions.of(code) !== undefined
}
const countries = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter((code) => isRegion(code) && !['EU', 'EZ', 'UN', 'ZZ', 'QO'].includes(code))

test('each country is known by each of its names in capitals and without accents', () => {
  expect(countries.length).toBeGreaterThan(200)
  const namesOf = (code: string) =>
    ['en', 'el', 'ru'].map((language) =>
      new Intl.DisplayNames([language], { type: 'region' }).of(code)!,
    )
  const unknown = countries.flatMap((code) => {
    const known = new Set(countryWords(code))
    return namesOf(code)
      .flatMap(spellings)
      .filter((name) => !known.has(wordKey(name)))
  })
  expect(unknown).toEqual([])
})

test('no word names two countries', () => {
  const all = countries.flatMap((code) => [...new Set(countryWords(code))])
  expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
  expect(all).not.toContain('')
})

test('an amount in any other currency is never one in euros', () => {
  const codes = Intl.supportedValuesOf('currency').filter((code) => code !== 'EUR')
  const targets = targetsOf('properties')
  const words = { options: new Map(), places: new Map(), placeRests: new Map() }
  const price = (text: string, currency: string | null) =>
    readValue(text, targets.get('object.salePrice')!, { use: {}, words, currency })
  const asEuros = codes.flatMap((code) =>
    [
      price(`250000 ${code}`, null),
      price(`${code} 250,000.00`, null),
      price('250000', currencyNamed(code)),
      price('250000', currencyNamed(` ${code.toLowerCase()} `)),
    ].filter((read) => read && 'values' in read && Object.keys(read.values).length > 0),
  )
  expect(asEuros).toEqual([])
  expect(['EUR', 'eur', '€', 'Ευρώ', 'евро', '', '-'].map(currencyNamed)).toEqual(
    Array.from({ length: 7 }, () => null),
  )
})

test.each([
  ['RUB', ['8 500 000 ₽', '100 руб.', 'Цена, руб']],
  ['GBP', ['£250,000', 'GBP 10']],
  ['USD', ['$310,000', 'Price (USD)', '10 долл.']],
  ['THB', ['Price (THB)', 'Τιμή THB', 'THB 100']],
  [
    null,
    [
      'PRICE FOR ALL',
      'CALL',
      '1.250.000 €',
      'EUR 100',
      '250000',
      'Всего',
      'дом',
      'x'.repeat(100_000),
    ],
  ],
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
