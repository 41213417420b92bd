// Every format writes valid feeds for ten thousand properties with hostile content.
// @module-tag faults
import fc from 'fast-check'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import '#kit/testing/propertySeed.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { formatNames } from './formats/formatNames.contract.ts'
import { readable } from './formats/text.ts'
import { escaped, xmlHead } from './formats/xml.ts'
import { checkXml } from './formats/checkXml.ts'
import { addPortal, idsIn, make, parseXml, read } from './testing/portalApp.ts'

const count = 10_000

const marks = [
  ']]>',
  '<![CDATA[',
  '&amp;',
  '&',
  '<',
  '>',
  '"',
  "'",
  '<!--',
  '-->',
  '<?xml?>',
  '&#0;',
  '\u0001',
  '\u001f',
  '\u007f',
  '\ufffe',
  '\ufeff',
  '\u2028',
  '\r\n',
  '\r',
  '\n\n',
  '\t',
  'Σπίτι στη θάλασσα',
  'Дом у моря',
  'בית',
  'منزل',
  '房子',
  '집',
  'บ้าน',
  '👩‍👩‍👧',
  'e\u0301',
  '𝕳',
  '{"',
  '"}',
  '\\u0000',
  '\\',
  '},\n{"id":1',
  '</property>',
  '</root>',
  ' ',
]
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...marks), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 12,
  })
  // Characters that PostgreSQL can store.
  .map((parts) => parts.join('').replaceAll('\u0000', '').toWellFormed())

let app: TestApp
const numbers = new Map<string, number>()
beforeAll(async () => {
  app = await testApp()
  const { kalamaria, unit } = await addPlaces(app.db)
  const samples = fc.sample(hostile, 2000)
  await sql`
    INSERT INTO "object" ("subTypeObjectTypeId", "objectSubTypeId", "locationId", "forSale", "forRent", "forShortRent",
      "salePrice", "rentPrice", "shortRentPrice", "energyClass", "area", "lotArea", "bedrooms", "title", "titleEl",
      "description", "descriptionRu", "address", "displayAddress", "videoURL", "latitude", "longitude", "displayCoordinates",
      "swimmingPool", "fireplace", "soldRecently", "publishRequested", "published", "publishedOn", "orientation")
    SELECT CASE WHEN n % 11 = 0 THEN 4 ELSE 1 END, CASE WHEN n % 7 = 0 THEN NULL WHEN n % 11 = 0 THEN 23 + n % 8 ELSE 1 + n % 6 END,
      CASE WHEN n % 5 = 0 THEN ${unit}::integer ELSE ${kalamaria}::integer END, n % 3 <> 1, n % 3 = 1 OR n % 4 = 0, n % 9 = 0,
      (ARRAY[0, 0.3, 120000, 99999999999.99, NULL])[1 + n % 5], (ARRAY[0, 500, NULL])[1 + n % 3], 80, 1 + n % 11,
      (ARRAY[0, 0.5, 85.5, 99999999.99, NULL])[1 + n % 5], (ARRAY[NULL, 400])[1 + n % 2], (ARRAY[NULL, 0, 3, 10000])[1 + n % 4],
      left(t[1 + n % 2000], 120), left(t[1 + (n * 7) % 2000], 120), t[1 + (n * 13) % 2000], repeat(t[1 + (n * 3) % 2000], 3),
      left(t[1 + (n * 5) % 2000], 300), n % 2 = 0, left(t[1 + (n * 17) % 2000], 500),
      CASE WHEN n % 4 > 0 THEN 40.5 END, CASE WHEN n % 4 > 0 THEN 22.9 END, n % 4 = 1, n % 2 = 0, n % 3 = 0, n % 50 = 0,
      true, true, now(), ARRAY[1 + n % 8]
    FROM generate_series(1, ${count}::integer) n, (SELECT ${samples}::text[] AS t) AS "samples"
  `.execute(app.db)
  // Without pictures, with one, and with two hundred.
  await sql`
    INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId", "position")
    SELECT 'picture-' || lpad(o."id"::text, 8, '0') || '-' || k || '.jpg', 'p.jpg', 'image/jpeg', 1, 'Object', o."id", k
    FROM "object" o, LATERAL generate_series(1, CASE WHEN o."id" % 500 = 0 THEN 200 WHEN o."id" % 5 = 0 THEN 0 ELSE 2 END) k
  `.execute(app.db)
  const rows = await app.db.selectFrom('object').select(['id', 'referenceNumber']).execute()
  for (const { id, referenceNumber } of rows) numbers.set(referenceNumber, id)
})
afterAll(() => app.close())

test.each(formatNames)(
  'every property is in the feed or refused with a reason: %s',
  async (format) => {
    const portal = await addPortal(app, format)
    expect(await make(app, portal)).toBe('switched')
    const answer = await read(app, portal)
    const ids = idsIn(format, answer.body, numbers)
    const rows = await app.db
      .selectFrom('portalObject')
      .select(['objectId', 'state', 'reasons'])
      .where('portalId', '=', portal.id)
      .execute()
    const there = rows.filter(({ state }) => state === 'there').map(({ objectId }) => objectId)
    const refused = rows.filter(({ state }) => state === 'refused')
    expect(rows).toHaveLength(count)
    expect(ids.toSorted((a, b) => a - b)).toEqual(there.toSorted((a, b) => a - b))
    expect(there.length + refused.length).toBe(count)
    expect(there.length).toBeGreaterThan(count / 10)
    expect(refused.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  },
)

test('any text survives XML unchanged, except for characters that XML forbids', async () => {
  const check = checkXml({ root: 'root', item: 'root/a', ids: 'b', rules: {}, largest: Infinity })
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostile, fc.string({ unit: 'binary' })), async (text) => {
      const xml = `${xmlHead}<root><a><b>${escaped(text)}</b></a></root>`
      expect(await check(Readable.from([Buffer.from(xml)]), 1)).toEqual([])
      const { a } = parseXml(xml)['root'] as { a: { b: string } }
      expect(a.b).toBe(readable(text))
    }),
    { numRuns: 2000 },
  )
})
