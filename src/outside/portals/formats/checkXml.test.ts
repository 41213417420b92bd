import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { checkJson } from './checkJson.ts'
import { checkXml } from './checkXml.ts'

const rules = {
  id: { required: true, longest: 5 },
  'images/image': { most: 2 },
  price: { pattern: /^\d+$/ },
}
const check = (xml: string | Buffer, expected = 1, largest = 1000) =>
  checkXml({ root: 'root', item: 'root/property', ids: 'id', rules, largest })(
    Readable.from([...Buffer.from(xml)].map((byte) => Buffer.from([byte]))),
    expected,
  )
const property = (inner: string) => `<property>${inner}</property>`

test('a good feed has no faults, whatever the chunk size', async () => {
  expect(await check(`<root>${property('<id>1</id><price>5</price>Ελλάδα')}</root>`)).toEqual([])
})

test.each([
  ['cut off', `<root>${property('<id>1</id>')}`, /unclosed/],
  ['not well-formed', `<root>${property('<id>1</price>')}</root>`, /unexpected|mismatch|close/i],
  ['with a character that XML forbids', `<root>${property('<id>\u0001</id>')}</root>`, /character/],
  ['of another root', property('<id>1</id>'), /root/],
  ['without a field', `<root>${property('<price>5</price>')}</root>`, /no id/],
  ['with a text too long', `<root>${property('<id>123456</id>')}</root>`, /6 characters/],
  ['with a bad value', `<root>${property('<id>1</id><price>5,0</price>')}</root>`, /5,0/],
  [
    'with too many pictures',
    `<root>${property(`<id>1</id><images>${'<image/>'.repeat(3)}</images>`)}</root>`,
    /3 of images/,
  ],
])('one that is %s is refused', async (_what, xml, fault) => {
  expect((await check(xml)).join('\n')).toMatch(fault)
})

test('a feed with a duplicate, too few properties, too many bytes or bad UTF-8 is refused', async () => {
  const one = property('<id>1</id>')
  expect(await check(`<root>${one}${one}</root>`, 2)).toEqual(['1: twice'])
  expect(await check(`<root>${one}</root>`, 2)).toEqual(['1 properties, not 2'])
  expect(await check(`<root>${one}</root>`, 1, 20)).toEqual([expect.stringContaining('bytes')])
  const latin = Buffer.from(`<root>${property('<id>\u00e9</id>')}</root>`, 'latin1')
  expect(await check(latin)).toContain('not UTF-8')
})

const checkLines = (text: string, expected: number) =>
  checkJson({ ids: ({ id }) => id, check: ({ id }) => (id ? [] : ['no id']) })(
    Readable.from([Buffer.from(text)]),
    expected,
  )

test('faults of a JSON feed are found line by line', async () => {
  const good = '{"properties":[\n{"id":1},\n{"id":2}\n],"count":2}\n'
  expect(await checkLines(good, 2)).toEqual([])
  expect(await checkLines('{"properties":[\n],"count":0}\n', 0)).toEqual([])
  expect(await checkLines(good, 3)).not.toEqual([])
  expect(await checkLines(good.slice(0, -14), 2)).not.toEqual([])
  expect(await checkLines(good.replace('{"id":2}', '{"id":1}'), 2)).toEqual(['1: twice'])
  expect(await checkLines(good.replace('},', '}'), 2)).not.toEqual([])
})
