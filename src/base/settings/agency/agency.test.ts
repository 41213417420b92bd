import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { isReadableOnWhite, readableOnDark, readableOnWhite, shadesOf } from './accent.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const nothing = {
  name: '',
  nameEl: '',
  nameRu: '',
  phone: '',
  email: '',
  accent: '',
  taxNumber: '',
}
afterEach(async () => {
  await save({ ...nothing, address: '', siteEn: true, siteEl: true, siteRu: true })
  await app.call('POST', '/api/Agency/logo/remove')
})

const save = (payload: object, as?: Person) =>
  app.call('POST', '/api/Agency/update', { payload, ...(as && { as }) })
const page = (url: string) => app.call('GET', url, { as: null })

async function sendLogo(content: Buffer, name = 'logo.png', as?: Person) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const request = new Request('http://estia.test', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type')! }
  return app.call('POST', '/api/Agency/logo', { payload, headers, ...(as && { as }) })
}
const picture = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#2a6' } })
    .withExif({ IFD0: { Artist: 'secret' } })
    .jpeg()
    .toBuffer()

describe('the agency', () => {
  test('its details are on the public site in the language of the reader', async () => {
    expect((await page('/site/en')).body).toContain('Estia')
    const values = {
      name: 'Blue Door',
      nameEl: 'Μπλε Πόρτα',
      phone: '+30 2310 111 222',
      email: 'hello@bluedoor.test',
      address: 'Tsimiski 1, Thessaloniki',
      taxNumber: '099999999',
      gemiNumber: '123456789000',
    }
    const saved = await save(values)
    expect([saved.statusCode, saved.json()]).toEqual([200, expect.objectContaining(values)])
    const english = (await page('/site/en')).body
    for (const text of [
      'Blue Door',
      'hello@bluedoor.test',
      '123456789000',
      '+30\u00a02310\u00a0111\u00a0222',
      'Tsimiski 1',
      '099999999',
    ])
      expect(english).toContain(text)
    expect((await page('/site/el')).body).toContain('Μπλε Πόρτα')
    // Falls back to the English name.
    expect((await page('/site/ru')).body).toContain('Blue Door')
  })

  test('the settings of the server are used where nothing is entered', async () => {
    await save({ name: 'Blue Door' })
    await save({ name: '' })
    expect((await page('/site/en')).body).toContain('Estia')
    expect((await app.call('GET', '/api/Agency')).json().defaults).toEqual({
      name: 'Estia',
      email: 'office@estia.test',
      phone: '+30 2310 000 000',
    })
  })

  test('its name is escaped on pages', async () => {
    await save({ name: '<script>alert(1)</script>' })
    expect((await page('/site/en')).body).not.toContain('<script>alert')
  })

  test.each([
    [{ accent: '#ffff00' }, 'accent'],
    [{ accent: 'blue' }, 'accent'],
    [{ accent: '}body{' }, 'accent'],
    [{ email: 'not an address' }, 'email'],
    [{ name: 'x'.repeat(121) }, 'name'],
    [{ colour: '#000000' }, 'colour'],
    [{ siteEn: false, siteEl: false, siteRu: false }, 'siteEn'],
  ])('%o is refused with the name of the field', async (payload, field) => {
    const before = (await app.call('GET', '/api/Agency')).json()
    const answer = await save(payload)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
    expect((await app.call('GET', '/api/Agency')).json()).toEqual(before)
  })

  test('a save is merged with changes of another administrator', async () => {
    const { version } = (await app.call('GET', '/api/Agency')).json()
    await save({ version, phone: '1' })
    expect((await save({ version, taxNumber: '2' })).json()).toMatchObject({
      phone: '1',
      taxNumber: '2',
    })
    expect((await save({ version, phone: '3' })).json()).toMatchObject({ conflicts: ['phone'] })
  })

  test('only administrators change its details', async () => {
    for (const as of [app.employee, app.branchEmployee, app.client]) {
      expect((await save({ name: 'x' }, as)).statusCode).toBe(403)
      expect((await sendLogo(await picture(), 'logo.jpg', as)).statusCode).toBe(403)
    }
  })
})

describe('the languages of the site', () => {
  test('a language that is not offered redirects to the first offered one and is linked nowhere', async () => {
    await save({ siteEn: false, siteRu: false })
    const answer = await page('/site/ru?type=1')
    expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/site/el?type=1'])
    expect((await page('/site')).headers['location']).toBe('/site/el')
    const { body } = await page('/site/el')
    expect(body).not.toContain('hreflang="ru"')
    expect(body).not.toContain('Русский')
    const map = (await page('/site/sitemap.xml')).body
    expect(map).toContain('/site/el')
    expect(map).not.toContain('/site/en')
  })
})

describe('the logo', () => {
  test('is redrawn, public, and cached by browsers', async () => {
    const answer = await sendLogo(await picture(), 'logo.jpg')
    expect(answer.statusCode).toBe(200)
    const { logo } = answer.json()
    const shown = await page(logo)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const { width, exif } = await sharp(shown.rawPayload).metadata()
    expect([width, exif]).toEqual([512, undefined])
    expect((await page('/site/en')).body).toContain(logo)
    const removed = await app.call('POST', '/api/Agency/logo/remove')
    expect([removed.json().logo, (await page(logo)).statusCode]).toEqual([null, 404])
  })

  test.each([
    [
      'a drawing that can run',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'logo.svg',
    ],
    ['a page', Buffer.from('<html><script>1</script></html>'), 'logo.png'],
    ['a text', Buffer.from('hello'), 'logo.png'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'logo.png'],
  ])('%s is refused', async (_what, content, name) => {
    const answer = await sendLogo(content, name)
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, ['file']])
    expect((await app.call('GET', '/api/Agency')).json().logo).toBeNull()
  })

  test('other stored files are not served by its address', async () => {
    expect((await page('/site/logo/../../etc/passwd')).statusCode).toBe(404)
    expect((await page('/site/logo/0123456789abcdef.webp')).statusCode).toBe(404)
  })
})

describe('the colour', () => {
  test('is used by the public site, lightened on dark backgrounds', async () => {
    await save({ accent: '#7A1F5C' })
    const [, path] = /href="(\/site\/style-\w+\.css)"/.exec((await page('/site/en')).body)!
    const { body } = await page(path!)
    expect(body).toContain(`--accent: light-dark(#7a1f5c, ${readableOnDark('#7a1f5c')})`)
  })

  test('is refused when unreadable on white, naming the nearest readable one', async () => {
    const { errors } = (await save({ accent: '#ff9900' })).json()
    const near = readableOnWhite('#ff9900')
    expect([isReadableOnWhite(near), errors.accent[0]]).toEqual([
      true,
      expect.stringContaining(near),
    ])
    expect((await save({ accent: near })).statusCode).toBe(200)
  })

  test('has ten shades, from lightest to darkest', () => {
    const shades = shadesOf('#7a1f5c')
    expect([shades.length, shades[8]]).toEqual([10, '#7a1f5c'])
    expect(shades.every((shade) => /^#[0-9a-f]{6}$/.test(shade))).toBe(true)
  })
})
