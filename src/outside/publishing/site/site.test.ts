import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable, saveAndPublish } from '../testing/addPublishable.ts'

let app: TestApp
let places: Awaited<ReturnType<typeof addPlaces>>
let photo: Buffer
beforeAll(async () => {
  app = await testApp()
  places = await addPlaces(app.db)
  photo = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#7a9' } })
    .withExif({ IFD3: { GPSLatitude: '40/1 35/1 0/1' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => app.close())

const add = (changes: object = {}) => addPublishable(app, places.kalamaria, changes, photo)
const get = (path: string, headers: Record<string, string> = {}) =>
  app.call('GET', path, { as: null, headers })
const text = async (path: string) => (await get(path)).body
const cards = (page: string) =>
  [...page.matchAll(/<span class="reference">#(\w{4})</g)].map(([, ref]) => ref)
const dataOf = (page: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page)![1]!)

describe('a published object', () => {
  test('has a page in three languages and is in the list and the sitemap', async () => {
    const { referenceNumber } = await add()
    for (const [language, title, offer] of [
      ['en', 'Flat with a view', 'For sale'],
      ['el', 'Διαμέρισμα με θέα', 'Πώληση'],
      ['ru', 'Квартира с видом', 'Продажа'],
    ] as const) {
      const page = await text(`/site/${language}/object/${referenceNumber}`)
      expect(page).toContain(`<html lang="${language}">`)
      expect(page).toContain(title)
      expect(page).toContain('120\u00a0000\u00a0€')
      expect(page).toContain(offer)
      expect(page).not.toMatch(/>\s*(object|site|publish|kit)\.\w+/)
      expect(await text(`/site/${language}`)).toContain(
        `href="/site/${language}/object/${referenceNumber}"`,
      )
    }
    const sitemap = await get('/site/sitemap.xml')
    expect(sitemap.headers['content-type']).toContain('application/xml')
    expect(sitemap.body).toMatch(
      new RegExp(`<loc>\\s*http://estia.test/site/ru/object/${referenceNumber}\\s*</loc>`),
    )
  })

  test.each([{ publishRequested: false }, { active: false }, { energyClass: null }])(
    'is gone everywhere, with its pictures, after %o',
    async (changes) => {
      const { id, referenceNumber, imagesExisting } = await add()
      await saveAndPublish(app, { id, ...changes })
      const page = await get(`/site/en/object/${referenceNumber}`)
      expect(page.statusCode).toBe(410)
      expect(page.body).toContain('no longer offered')
      expect(await text('/site/en')).not.toContain(referenceNumber)
      expect(await text('/site/sitemap.xml')).not.toContain(referenceNumber)
      expect((await get(`/site/picture/${imagesExisting[0]}/800.webp`)).statusCode).toBe(404)
    },
  )

  test('is gone when it is deleted', async () => {
    const { id, referenceNumber } = await add()
    await app.call('DELETE', `/api/object/${id}`)
    expect((await get(`/site/el/object/${referenceNumber}`)).statusCode).toBe(410)
    expect(await text('/site/el')).not.toContain(referenceNumber)
  })

  test('gets 404, not 410, if it was never published', async () => {
    const { referenceNumber } = await add({ publishRequested: false })
    expect((await get(`/site/en/object/${referenceNumber}`)).statusCode).toBe(404)
    expect((await get('/site/en/object/nothing-here')).statusCode).toBe(404)
    expect((await get('/site/de')).statusCode).toBe(404)
  })
})

describe('internal data', () => {
  const secret = {
    internalNotes: 'The neighbour has the dog.',
    address: 'Plastira 15',
    zipCode: '551 32',
    latitude: 40.585432,
    longitude: 22.954321,
    mapCircleLatitude: 40.585432,
    mapCircleLongitude: 22.954321,
    mapCircleRadius: 700,
  }

  test('never reaches a page: owner, notes, address and exact position', async () => {
    const { id, referenceNumber } = await add(secret)
    const owner = { firstName: 'Xanthippi', lastName: 'Papadopoulou' }
    const account = (await app.call('POST', '/api/account/add', { payload: owner })).json()
    const link = { objectId: id, accountId: account.id, relation: 1 }
    await app.call('POST', '/api/objectAccount/add', { payload: link })
    for (const path of [`/site/en/object/${referenceNumber}`, '/site/en', '/site/sitemap.xml']) {
      const page = await text(path)
      expect(page).toContain(referenceNumber)
      for (const hidden of [
        'Xanthippi',
        'Papadopoulou',
        'neighbour',
        'Plastira',
        '551 32',
        '40.585',
        '22.954',
        app.admin.username,
      ])
        expect(page, `${hidden} in ${path}`).not.toContain(hidden)
    }
    const data = dataOf(await text(`/site/en/object/${referenceNumber}`))
    expect(data.mainEntity.geo).toEqual({
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 40.5839, longitude: 22.955 },
      geoRadius: 700,
    })
  })

  test('a circle is where staff put it, unless that reveals the position', async () => {
    const circleOf = async (changes: object) => {
      const { referenceNumber } = await add({ ...secret, ...changes })
      return dataOf(await text(`/site/en/object/${referenceNumber}`)).mainEntity.geo.geoMidpoint
    }
    expect(await circleOf({ mapCircleLatitude: 40.5888 })).toMatchObject({
      latitude: 40.5888,
      longitude: 22.9543,
    })
    const near = await circleOf({})
    expect(await circleOf({ mapCircleLatitude: 40.5854 })).toEqual(near)
    expect(await circleOf({ mapCircleLatitude: null, mapCircleLongitude: null })).toEqual(near)
  })

  test('address and position are shown when staff display them', async () => {
    const { referenceNumber } = await add({
      ...secret,
      displayAddress: true,
      displayCoordinates: true,
    })
    const page = await text(`/site/en/object/${referenceNumber}`)
    expect(page).toContain('Plastira 15')
    const { mainEntity } = dataOf(page)
    expect(mainEntity.geo).toMatchObject({ latitude: 40.585432, longitude: 22.954321 })
    expect(mainEntity.address).toMatchObject({ streetAddress: 'Plastira 15', addressCountry: 'GR' })
    expect(page).toMatch(/<svg[^]*class="land"[^]*class="point"/)
  })
})

describe('a page', () => {
  test('is not broken by markup in texts', async () => {
    const typed = `</script><script>alert(1)</script>"><img src=x onerror='a'>`
    const zipCode = `"><script>alert()`
    const { referenceNumber } = await add({ title: typed, description: typed, zipCode })
    const page = await text(`/site/en/object/${referenceNumber}`)
    // The data for search engines, and the site's own script.
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img src=x')
    expect(dataOf(page).name).toBe(typed)
    expect(await text('/site/en')).not.toContain('<img src=x')
  })

  test('runs its own script alone, and loads nothing from other sites', async () => {
    const { referenceNumber } = await add()
    const answer = await get(`/site/en/object/${referenceNumber}`)
    const security = String(answer.headers['content-security-policy'])
    expect(security).toContain("default-src 'none'")
    expect(security).not.toContain('unsafe')
    expect(answer.body).not.toMatch(/ style="|<style| on\w+="/)
    const scripts = [...answer.body.matchAll(/<script>([^]*?)<\/script>/g)]
    const [own] = scripts.map(([, source]) => createHash('sha256').update(source!).digest('base64'))
    expect(scripts).toHaveLength(1)
    expect(security).toContain(`script-src 'sha256-${own}'`)
    expect(answer.body).not.toMatch(/src(set)?="(https?:)?\/\//)
    const style = /href="(\/site\/style-[^"]+\.css)"/.exec(answer.body)![1]!
    const sheet = await get(style)
    expect(sheet.headers['content-type']).toContain('text/css')
    const fonts = [...sheet.body.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => path!)
    expect(fonts).toHaveLength(4)
    const font = await get(fonts[0]!)
    expect(font.headers['content-type']).toBe('font/woff2')
    expect(font.headers['cache-control']).toContain('immutable')
    expect((await get('/site/typeface/latin-000000000000.woff2')).statusCode).toBe(404)
  })

  test('has links to its other languages, prices, and an ETag', async () => {
    const { referenceNumber } = await add({ forRent: true, rentPrice: 700 })
    const answer = await get(`/site/el/object/${referenceNumber}`)
    const origin = 'http://estia.test/site'
    expect(answer.body).toMatch(new RegExp(`rel="canonical"\\s+href="${origin}/el/object/`))
    for (const language of ['en', 'el', 'ru'])
      expect(answer.body).toMatch(
        new RegExp(`hreflang="${language}"\\s+href="${origin}/${language}/object/`),
      )
    expect(answer.body).toMatch(/property="og:image"\s+content="http:\/\/estia.test\/site\/picture/)
    expect(dataOf(answer.body)).toMatchObject({
      '@type': 'RealEstateListing',
      identifier: referenceNumber,
      offers: [{ price: 120_000 }, { price: 700, priceSpecification: { unitCode: 'MON' } }],
      mainEntity: { '@type': 'Apartment', numberOfBedrooms: 2, floorSize: { value: 85 } },
    })
    const again = await get(`/site/el/object/${referenceNumber}`, {
      'if-none-match': String(answer.headers['etag']),
    })
    expect(again.statusCode).toBe(304)
  })

  test('of an object without a title in the language is titled by type, size and place', async () => {
    const { referenceNumber } = await add({ titleRu: null, description: 'Bright.' })
    const page = await text(`/site/ru/object/${referenceNumber}`)
    expect(page).toContain('Квартира, 2 спальни, 85\u00a0м², Каламарья')
    expect(page).not.toContain('Flat with a view')
    expect(page).toMatch(/lang="en"[^>]*>\s*Bright\./)
    expect(page).toContain('Текст на английском языке.')
    expect(await text(`/site/en/object/${referenceNumber}`)).not.toContain('This text is')
  })

  test('names the colleague in charge with their phone, and nobody else', async () => {
    const { id, referenceNumber } = await add()
    const page = () => text(`/site/el/object/${referenceNumber}`)
    const person = { firstName: 'Kyra', lastName: 'Charge', phone: '6944123456;2310999888' }
    const assign = async (kind: object) => {
      const account = await app.call('POST', '/api/account/add', {
        payload: { ...person, ...kind },
      })
      const assignedTo: number = account.json().id
      const payload = { assignedTo, objectId: id }
      expect((await app.call('POST', '/api/assignment/object/add', { payload })).statusCode).toBe(
        200,
      )
      return assignedTo
    }
    await assign({ isProfessional: true })
    expect(await page()).not.toContain('Kyra')
    const accountId = await assign({ isEmploye: true, email: 'kyra.private@example.com' })
    expect(await page()).toContain('<strong>Kyra Charge</strong>')
    expect(await page()).toContain('href="tel:+306944123456"')
    for (const hidden of ['kyra.private', '2310999888']) expect(await page()).not.toContain(hidden)
    await app.db
      .updateTable('account')
      .set({ endDate: '2020-01-31' })
      .where('id', '=', accountId)
      .execute()
    expect(await page()).not.toContain('Kyra')
  })

  test('says the price of a square metre of what is for sale', async () => {
    const { referenceNumber } = await add({ salePrice: 120_000, area: 85 })
    expect(await text(`/site/en/object/${referenceNumber}`)).toContain('1\u00a0412\u00a0€ per m²')
    const rented = await add({ forSale: false, forRent: true, rentPrice: 850, area: 85 })
    expect(await text(`/site/en/object/${rented.referenceNumber}`)).not.toContain('per m²')
  })

  test('with a lower-case number redirects to the canonical address', async () => {
    const { referenceNumber } = await add({ title: 'Any' })
    const lower = referenceNumber.toLowerCase()
    const answer = await get(`/site/en/object/${lower === referenceNumber ? '2a2a' : lower}`)
    expect(answer.statusCode).toBe(301)
  })
})

describe('the list', () => {
  test('can be filtered by offer, type, place, price, area and bedrooms', async () => {
    const small = await add({ salePrice: 50_000, area: 40, bedrooms: 1, title: 'Small' })
    const villa = await add({
      forSale: false,
      forRent: true,
      rentPrice: 3000,
      area: 300,
      bedrooms: 6,
      objectSubTypeId: 4,
      locationId: places.nikiti,
    })
    const found = async (query: string) => cards(await text(`/site/en?${query}`))
    expect(await found('offer=forRent&priceMin=2500')).toEqual([villa.referenceNumber])
    expect(await found('type=4')).toEqual([villa.referenceNumber])
    expect(await found('type=-1')).toContain(villa.referenceNumber)
    expect(await found(`place=${places.nikiti}`)).toEqual([villa.referenceNumber])
    expect(await found(`offer=forSale&place=${places.unit}&priceMax=60000`)).toEqual([
      small.referenceNumber,
    ])
    expect(await found('areaMax=41&areaMin=39')).toEqual([small.referenceNumber])
    expect(await found('bedrooms=5')).toEqual([villa.referenceNumber])
    expect(await found('bedrooms=90')).toEqual([])
    expect(await text('/site/el?bedrooms=90')).toContain('Κανένα ακίνητο')
  })

  test('ignores invalid filters', async () => {
    for (const query of [
      'page=-3',
      'type=%00',
      'priceMin=1e9&place=;',
      'offer=a&offer=b',
      'page=99999',
    ])
      expect([query, (await get(`/site/en?${query}`)).statusCode]).toEqual([query, 200])
  })

  test('has pages of 24', async () => {
    for (let count = 0; count < 25; count++) await add({ bedrooms: 9 })
    const first = await text('/site/en?bedrooms=9')
    const second = await text('/site/en?bedrooms=9&page=2')
    expect(cards(first)).toHaveLength(24)
    expect(cards(second)).toHaveLength(1)
    expect(cards(first)).not.toContain(cards(second)[0])
    expect(first).toMatch(/rel="next"\s+href="\/site\/en\?bedrooms=9&#38;page=2"/)
    expect(second).toMatch(/rel="prev"\s+href="\/site\/en\?bedrooms=9"/)
  })
})

describe('pictures', () => {
  test('have their space reserved while loading, and the cover comes first', async () => {
    const { referenceNumber, imagesExisting } = await add()
    const page = await text(`/site/en/object/${referenceNumber}`)
    const [image] = /<img[^>]*>/.exec(page)!
    expect(image).toContain('width="1800" height="1200"')
    expect(image).toContain('fetchpriority="high"')
    expect(image).not.toContain('lazy')
    expect(image).toContain(`/site/picture/${imagesExisting[0]}/320.webp 320w`)
  })

  test('have their own page, as long as the object is on the site', async () => {
    const { id, referenceNumber } = await add()
    const path = `/site/en/object/${referenceNumber}/pictures`
    const page = await text(path)
    expect(page).toContain('alt="Picture 1 of 1"')
    expect(page).toMatch(/<meta name="robots" content="noindex"/)
    expect(page).toMatch(new RegExp(`rel="canonical"\\s+href="[^"]*/object/${referenceNumber}"`))
    await saveAndPublish(app, { id, publishRequested: false })
    expect((await get(path)).statusCode).toBe(410)
    expect((await get('/site/en/object/0000/pictures')).statusCode).toBe(404)
  })

  test('are served as WebP in three sizes, without camera metadata', async () => {
    const { imagesExisting } = await add()
    for (const side of [320, 800, 1600]) {
      const answer = await get(`/site/picture/${imagesExisting[0]}/${side}.webp`)
      expect(answer.headers['content-type']).toBe('image/webp')
      const { width, format, exif } = await sharp(answer.rawPayload).metadata()
      expect({ width, format, exif }).toEqual({ width: side, format: 'webp', exif: undefined })
    }
    expect((await get(`/site/picture/${imagesExisting[0]}/801.webp`)).statusCode).toBe(404)
    expect((await get('/site/picture/%00/320.webp')).statusCode).toBe(404)
  })

  test('of unpublished objects and all other files are not served', async () => {
    const { imagesExisting } = await add({ publishRequested: false })
    expect((await get(`/site/picture/${imagesExisting[0]}/320.webp`)).statusCode).toBe(404)
    expect((await get('/site/picture/..%2Fsecret/320.webp')).statusCode).toBe(404)
  })
})

test('the root redirects to the language of the browser', async () => {
  const answers = ['el-GR,en;q=0.5', 'fr,ru;q=0.8', 'fr'].map((language) =>
    get('/site', { 'accept-language': language }),
  )
  expect((await Promise.all(answers)).map(({ headers }) => headers.location)).toEqual([
    '/site/el',
    '/site/ru',
    '/site/en',
  ])
})

test('robots.txt allows the site and nothing else', async () => {
  expect(await text('/robots.txt')).toBe(
    'User-agent: *\nAllow: /site\nAllow: /feeds\nDisallow: /\n\nSitemap: http://estia.test/site/sitemap.xml\n',
  )
})
