import { expect, test } from 'vitest'
import { shortPrice } from './shortPrice.ts'

test.each([
  ['en', 650, '650 €'],
  ['en', 185_000, '185k €'],
  ['en', 1_200_000, '1.2M €'],
  ['el', 185_000, '185 χιλ. €'],
  ['el', 1_200_000, '1,2 εκ. €'],
  ['ru', 185_400, '185 тыс. €'],
  ['ru', 1_250_000, '1,25 млн €'],
] as const)('in %s, %i is shortened to %s', (language, euro, text) => {
  expect(shortPrice(euro, language).replaceAll('\u00a0', ' ')).toBe(text)
})
