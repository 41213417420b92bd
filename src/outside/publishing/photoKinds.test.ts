// Only displayable files are accepted as photos, from the upload to the public page.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { pictureTypes } from '#kit/files/pictureKinds.ts'
import { addPicture } from '#records/objects/testing/addPicture.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable, complete, saveAndPublish, stateOf } from './testing/addPublishable.ts'

let app: TestApp
let place: number
beforeAll(async () => {
  app = await testApp()
  place = (await addPlaces(app.db)).kalamaria
})
afterAll(() => app.close())

const iPhonePhoto = () => readFile(join(import.meta.dirname, '../../base/files/cases/IMG_4711.jpg'))
const drawn = () =>
  sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#000',
    },
  })
const bitmap = Buffer.from(
  '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b00000000000000000000ff00ff00',
  'hex',
)
const drawing = Buffer.concat([Buffer.from('AC1032\0\0\0\0\0\0'), Buffer.alloc(600, 7)])
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')

const blank = async () => (await app.call('GET', '/api/object/add')).json<{ id: number }>().id
const addTo = (id: number, imagesNew: string) =>
  app.call('POST', '/api/object/update', { payload: { id, imagesNew } })

/** The URLs of all pictures on the public page of this property. */
async function publicPictures(referenceNumber: string): Promise<string[]> {
  const page = await app.call('GET', `/site/en/object/${referenceNumber}`, { as: null })
  expect(page.statusCode).toBe(200)
  const sources = [...page.body.matchAll(/(?:src|srcset)="([^"]+)"/g)].flatMap(([, all]) =>
    all!.split(', ').map((one) => one.split(' ')[0]!),
  )
  return [...new Set(sources)].filter((address) => address.includes('/picture'))
}
async function expectAllShown(referenceNumber: string) {
  const addresses = await publicPictures(referenceNumber)
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    const answer = await app.call('GET', address.replace(/^https?:\/\/[^/]+/, ''), { as: null })
    expect([address, answer.statusCode]).toEqual([address, 200])
  }
}
const inLanguage = (language: string) =>
  app.db
    .updateTable('user')
    .set({ language })
    .where('accountId', '=', app.admin.accountId)
    .execute()

test.each([
  ['IMG_4711.jpg', iPhonePhoto, 'HEIC'],
  ['plan.jpg', async () => bitmap, 'BMP'],
  ['plan.png', async () => drawing, 'DWG'],
  ['plan.webp', async () => svg, 'SVG'],
])('%s, which cannot be shown, is refused as a photo by its name', async (name, content, kind) => {
  const systemName = await addPicture(app, await content(), name)
  const id = await blank()
  for (const language of ['el', 'ru', 'en']) {
    await inLanguage(language)
    const answer = await addTo(id, systemName)
    expect(answer.statusCode).toBe(400)
    const [text] = answer.json().errors.imagesNew
    expect(text).toContain(name)
    expect(text).toContain(kind)
    expect(text).toContain('JPEG')
  }
  expect((await stateOf(app, id)).imagesExisting).toEqual([])
})

test('a photo with nothing but a header is refused, and its file is named', async () => {
  const head = (await drawn().jpeg().toBuffer()).subarray(0, 640)
  const systemName = await addPicture(
    app,
    Buffer.concat([head, Buffer.from('ffd9', 'hex')]),
    'sea.jpg',
  )
  const answer = await addTo(await blank(), systemName)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.imagesNew).toEqual([
    'sea.jpg is damaged and cannot be opened as a picture.',
  ])
})

test('each accepted kind of picture is shown on the public page', async () => {
  const contents = [
    await drawn().jpeg().toBuffer(),
    await drawn().png().toBuffer(),
    await drawn().webp().toBuffer(),
    await drawn().avif().toBuffer(),
    await drawn().gif().toBuffer(),
    await drawn().tiff().toBuffer(),
  ]
  for (const content of contents) {
    // Has the wrong extension, as after a rename.
    const { referenceNumber, published } = await addPublishable(app, place, {}, content)
    expect(published).toBe(true)
    await expectAllShown(referenceNumber)
  }
})

test('a photo with leading extra bytes is accepted', async () => {
  for (const [before, content] of [
    ['\ufeff', await drawn().jpeg().toBuffer()],
    ['\r\n', await drawn().png().toBuffer()],
    ['HTTP/1.1 200 OK\r\n\r\n', await drawn().jpeg().toBuffer()],
  ] as const) {
    const all = Buffer.concat([Buffer.from(before), content])
    const { referenceNumber, published } = await addPublishable(app, place, {}, all)
    expect([before, published]).toEqual([before, true])
    await expectAllShown(referenceNumber)
  }
})

test('a truncated picture is marked, and stays off the site until somebody has checked it', async () => {
  const whole = await drawn().jpeg().toBuffer()
  const half = await addPicture(app, whole.subarray(0, whole.length / 2), 'facade.jpg')
  const id = await blank()
  const first = await saveAndPublish(app, { id, ...complete(place), imagesNew: half })
  expect(first).toMatchObject({ published: false, publishError: 'publish.onlyDamagedPictures' })
  expect(first).toMatchObject({ images: [{ systemName: half, damaged: true }] })
  const good = await addPicture(app, whole, 'garden.jpg')
  const asked = { id, publishRequested: true }
  const second = await saveAndPublish(app, { ...asked, imagesNew: good })
  expect(second.published).toBe(true)
  const shown = async () => (await publicPictures(second.referenceNumber)).join(' ')
  expect(await shown()).toContain(good)
  expect(await shown()).not.toContain(half)
  const answer = await app.call('GET', `/site/picture/${half}/320.webp`, { as: null })
  expect(answer.statusCode).toBe(404)

  const accept = (as = app.admin) => app.call('POST', `/api/files/accept/${half}`, { as })
  expect((await accept(app.client)).statusCode).toBe(403)
  expect((await accept()).statusCode).toBe(200)
  expect((await accept()).json()).toEqual({ systemName: half, userName: 'facade.jpg' })
  expect(await shown()).toContain(half)
  await expectAllShown(second.referenceNumber)
})

test('a picture that cannot be decoded at all is no photo', async () => {
  const whole = await drawn().webp().toBuffer()
  const broken = await addPicture(app, whole.subarray(0, 200), 'roof.webp')
  const answer = await addTo(await blank(), broken)
  expect([answer.statusCode, answer.json().errors.imagesNew[0]]).toEqual([
    400,
    expect.stringContaining('roof.webp'),
  ])
})

test('the database has the same list of picture kinds as the code', async () => {
  const types = [...pictureTypes, 'image/heic', 'image/bmp', 'image/svg+xml', 'text/plain']
  const rows = await app.db
    .insertInto('file')
    .values(
      types.map((contentType, at) => ({
        systemName: `kind-of-picture-${at}`,
        userName: 'a',
        contentType,
        size: 1,
      })),
    )
    .returning(['contentType', 'isPicture'])
    .execute()
  const known = rows.filter(({ isPicture }) => isPicture).map(({ contentType }) => contentType)
  expect(known).toEqual(pictureTypes)
})
