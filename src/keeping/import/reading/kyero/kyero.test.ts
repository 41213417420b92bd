// Property feeds of other programs, valid and hostile.
// @module-tag faults
import { expect, test } from 'vitest'
import { readTable } from '../intake.ts'
import { TableRefused, usualLimits } from '../source.ts'
import type { IntakeLimits } from '../source.ts'
import { allRows, intakeFiles, sourceOf } from '../testing/intakeFiles.ts'
import { kyeroHeaders } from './propertyCells.ts'
import type { KyeroHeader } from './propertyCells.ts'

const fileOf = intakeFiles()
const feed = (...properties: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n<kyero><feed_version>3</feed_version></kyero>
<agent><name>Aegean Homes</name></agent>\n${properties.map((one) => `<property>${one}</property>`).join('\n')}\n</root>`

/** The filled cells of each property, by header. */
async function propertiesOf(text: string | Buffer) {
  const path = await fileOf(text)
  const source = await sourceOf(path)
  expect(source).toMatchObject({ format: 'kyero', headers: kyeroHeaders, headerRow: null })
  const rows = await allRows(path, source)
  return rows.map(({ cells }) =>
    Object.fromEntries(kyeroHeaders.map((name, at) => [name, cells[at]]).filter(([, one]) => one)),
  ) as Partial<Record<KyeroHeader, string>>[]
}

test('each property is a row, its elements are the columns', async () => {
  const [house, flat] = await propertiesOf(
    feed(
      `<id>17</id><date>2026-03-01 10:00:00</date><ref>AH-17</ref><price>250000</price><currency>EUR</currency>
      <price_freq>sale</price_freq><new_build>0</new_build><type>villa</type><town>Nikiti</town><province>Halkidiki</province>
      <location><latitude>40.21</latitude><longitude>23.66</longitude></location><location_detail>By the port, left</location_detail>
      <beds>4</beds><baths>2</baths><pool>1</pool><surface_area><built>180</built><plot>0</plot></surface_area>
      <energy_rating><consumption>B</consumption><emissions>C</emissions></energy_rating>
      <url><en>https://aegean.example/en/17</en><de>https://aegean.example/de/17</de></url>
      <desc><en><![CDATA[<p>Large &amp; bright.</p><p>By the sea<br/>and the port</p>]]></en><el>Μεγάλη &amp; φωτεινή</el>
      <ru>Большая</ru><de>Gro&#223;</de></desc>
      <features><feature>Sea views</feature><feature>Wine cellar</feature></features>
      <images><image id="1"><url>https://aegean.example/17/1.jpg</url></image>
      <image id="2"><url>https://aegean.example/17/2.jpg?a=1&amp;b=2</url></image></images>
      <part_ownership>1</part_ownership><leasehold>0</leasehold>`,
      `<id>18</id><ref/><price>x</price><price_freq>month</price_freq><type>apartment</type><town>Nikiti</town>
      <energy_rating><consumption>X</consumption></energy_rating><desc>Flat text</desc>`,
    ),
  )
  expect(house).toEqual({
    ref: 'AH-17',
    price: '250000',
    price_freq: 'sale',
    type: 'villa',
    'location_detail, town, province': 'By the port left, Nikiti, Halkidiki',
    location: '40.21, 23.66',
    beds: '4',
    baths: '2',
    pool: '1',
    'surface_area built': '180',
    energy_rating: 'B',
    'desc en': 'Large & bright.\nBy the sea\nand the port',
    'desc el': 'Μεγάλη & φωτεινή',
    'desc ru': 'Большая',
    'desc in other languages': 'de: Groß',
    features: 'Sea views\nWine cellar',
    images: 'https://aegean.example/17/1.jpg\nhttps://aegean.example/17/2.jpg?a=1&b=2',
    url: 'https://aegean.example/en/17\nhttps://aegean.example/de/17',
    other: 'energy_rating emissions: C\npart_ownership: 1',
  })
  expect(flat).toEqual({
    ref: '18',
    price_freq: 'month',
    type: 'apartment',
    'location_detail, town, province': 'Nikiti',
    'desc en': 'Flat text',
  })
})

test('a price in another currency, or per week, gets its own column instead of the price', async () => {
  const price = (amount: string, currency: string, freq: string) =>
    `<ref>${freq}</ref><price>${amount}</price><currency>${currency}</currency><price_freq>${freq}</price_freq>`
  const found = await propertiesOf(
    feed(price('900', 'EUR', 'month'), price('700', 'EUR', 'week'), price('250000', 'GBP', 'sale')),
  )
  expect(found.map((one) => [one.price, one['other price']])).toEqual([
    ['900', undefined],
    [undefined, '700 EUR week'],
    [undefined, '250000 GBP sale'],
  ])
})

test('a feed is known by its content, whatever its encoding', async () => {
  const text = feed('<ref>1</ref><town>Νικήτη</town>').replace('UTF-8', 'UTF-16')
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
  expect(await propertiesOf(utf16)).toMatchObject([{ ref: '1' }])
})

const limits: IntakeLimits = { ...usualLimits, bytes: 60_000_000, letters: 20_000, rows: 1000 }

async function outcome(content: string): Promise<string> {
  const path = await fileOf(content)
  let count = 0
  try {
    const { format } = await readTable(path, {}, (rows) => void (count += rows.length), limits)
    return `${format}: ${count}`
  } catch (error) {
    if (error instanceof TableRefused) return error.fault
    throw error
  }
}

test('hostile feeds are refused', async () => {
  const property = '<ref>1</ref>'
  expect(await outcome(feed(property))).toBe('kyero: 1')
  const declared = (type: string, text: string) =>
    feed(`<ref>${text}</ref>`).replace('<root>', `<!DOCTYPE root ${type}><root>`)
  expect(await outcome(declared('', 'x'))).toBe('noTable')
  expect(await outcome(declared('[<!ENTITY a "aaaa">]', '&a;'))).toBe('noTable')
  expect(await outcome(declared('[<!ENTITY a SYSTEM "file:///etc/passwd">]', '&a;'))).toBe(
    'noTable',
  )
  expect(await outcome(feed('<ref>&unknown;</ref>'))).toBe('noTable')
  expect(await outcome(feed(`${'<a>'.repeat(500)}x${'</a>'.repeat(500)}`))).toBe('noTable')
  expect(await outcome(feed(property).replace('</property>', ''))).toBe('noTable')
  expect(await outcome(feed(property).slice(0, -20))).toBe('noTable')
  expect(await outcome(feed(`<desc><en>${'x'.repeat(30_000)}</en></desc>`))).toBe('longCell')
  expect(await outcome(feed(`<desc>${'<en>x y</en>'.repeat(20_000)}</desc>`))).toBe('longRow')
  expect(await outcome(feed(...Array.from({ length: 1001 }, () => property)))).toBe('tooManyRows')
  expect(await outcome(feed('x'.repeat(61_000_000)))).toBe('tooLarge')
  expect(await outcome(`<?xml version="1.0"?><rss><channel><item>a;b</item></channel></rss>`)).toBe(
    'noTable',
  )
})
