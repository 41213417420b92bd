import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShare } from './readShare.ts'

test.each([
  ['2%', null, 2],
  ['2 %', null, 2],
  ['2\u00a0%', null, 2],
  ['％ 2', null, 2],
  ['2,5%', null, 2.5],
  ['2.5 %', null, 2.5],
  ['2.500 %', null, 2.5],
  ['2,500%', null, 2.5],
  ['0,125 %', null, 0.125],
  ['100%', null, 100],
  ['2 τοις εκατό', null, 2],
  ['2 процента', null, 2],
  ['3 percent', null, 3],
  ['2', 2, null],
  ['2.500', 2500, null],
  ['4.000 €', 4000, null],
])('%s', (text, amount, percent) => {
  expect(readShare(text)).toMatchObject({ amount, percent })
})

test.each(['', '%', '-2%', '101%', '2 % %', '2 € %', 'half'])('no share: %s', (text) => {
  expect(readShare(text)).toBeUndefined()
})

test('a percentage is never read with a thousands separator', () => {
  const thousandths = fc.integer({ min: 0, max: 100_000 })
  fc.assert(
    fc.property(thousandths, fc.constantFrom('.', ','), (value, mark) => {
      const text = (value / 1000).toFixed(3).replace('.', mark)
      for (const beside of ['%', ' %', '\u00a0%'])
        expect(readShare(text + beside)?.percent).toBe(value / 1000)
    }),
  )
})
