// Photos fetched from an old site, which may be slow, gone or hostile.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { wholeInternet } from '#kit/http/outside/fetchOutside.ts'
import { until } from '#kit/testing/eventually.ts'
import { csv, importing } from '../testing/importing.ts'
import { photoServer, picture } from '../testing/photoServer.ts'
import { workOnImports } from '../work/importWork.ts'
import { photoLimits } from './keepPhoto.store.ts'
import type { ImportedPhoto } from './photos.contract.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
let site: Awaited<ReturnType<typeof photoServer>>
const limits = { ...photoLimits }
beforeAll(async () => {
  site = await photoServer()
  app = await testApp({ reach: { ...wholeInternet, inside: [site.host] } })
  imports = importing(app)
})
afterAll(async () => {
  Object.assign(photoLimits, limits)
  site.close()
  await app.close()
})

/** Uploads properties by their numbers, each with a cell of photos, and checks the rows. */
async function checked(rows: Record<string, string>) {
  const lines = Object.entries(rows).map(
    ([ref, photos]) => `${ref};Apartment;sale;120000;Egnatia ${ref};"${photos}"`,
  )
  const { id } = await imports.send(
    'properties',
    csv('Ref;Type;Sale or rent;Price;Address;Photos', ...lines),
  )
  await imports.map(id, { system: 'Photos' })
  await imports.check(id)
  return id
}

async function taken(rows: Record<string, string>) {
  const id = await checked(rows)
  return { id, done: await imports.run(id) }
}

const objectOf = async (ref: string) => {
  const found = await app.db
    .selectFrom('object')
    .select(['id', 'deletedOn'])
    .where('address', '=', `Egnatia ${ref}`)
    .execute()
  expect(found).toHaveLength(1)
  return found[0]!
}

const filesOf = async (ref: string) =>
  app.db
    .selectFrom('file')
    .select(['userName', 'systemName', 'type', 'position', 'deletedOn', 'width'])
    .where('parentKind', '=', 'Object')
    .where('parentId', '=', (await objectOf(ref)).id)
    .orderBy('position')
    .execute()
const namesOf = async (ref: string) => (await filesOf(ref)).map(({ userName }) => userName)

async function failures(id: number) {
  const answer = await app.call('POST', '/api/import/photos', { payload: { id } })
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json().items as ImportedPhoto[]
}

test('columns of photos are recognised by headers and content', async () => {
  const { mapping } = await imports.send(
    'properties',
    csv(
      'Ref;Photo1;Φωτογραφία 2;Фото 3;Image URL;Extra;Web page',
      ...[1, 2, 3].map((n) =>
        [
          `PH-${n}`,
          ...['p', 'f', 'i', 'u', 'e'].map((name) => `https://old.example/${name}${n}.jpg`),
          `https://old.example/page/${n}`,
        ].join(';'),
      ),
    ),
  )
  expect(mapping!.columns.map(({ target }) => target)).toEqual([
    'object.number',
    ...Array.from({ length: 5 }, () => 'object.photos'),
    null,
  ])
})

test('photos are added after the rows, each once, in the order of the file', async () => {
  // The first photo is served last.
  let answerFirst = () => {}
  site.answer('/order/1.png', (response) => {
    answerFirst = () => void picture(1).then((content) => response.end(content))
  })
  site.answer('/order/4.png', (response) => {
    response.on('finish', () => answerFirst())
    void picture(4).then((content) => response.end(content))
  })
  const paths = [1, 2, 3, 4].map((number) => site.at(`order/${number}.png`))
  const id = await checked({
    // Separated by blanks and commas, with a duplicate, and by bars.
    A1: `${paths[0]}, ${paths[1]};${paths[2]}\n${paths[3]} ${paths[1]}`,
    A2: site.at('5.png'),
    A3: '',
  })
  const rows = await imports.rows(id)
  expect(rows.map(({ parts }) => parts.map((part) => part.photos))).toEqual([[4], [1], [0]])
  const done = await imports.run(id)
  expect(done).toMatchObject({
    state: 'done',
    done: 3,
    photos: { added: 5, waiting: 0, failed: 0 },
  })
  expect(done.ranOn).not.toBeNull()
  expect(await namesOf('A1')).toEqual(['1.png', '2.png', '3.png', '4.png'])
  expect(await filesOf('A2')).toMatchObject([{ userName: '5.png', type: 'image', width: 45 }])
  const { id: objectId } = await objectOf('A1')
  const { object } = (await app.call('GET', `/api/object/edit/${objectId}`)).json()
  expect(object.images).toHaveLength(4)
})

test('no server gets more than two requests at once', async () => {
  const paths = Array.from({ length: 9 }, (_, at) => site.at(`crowd/${at + 100}.png`))
  const { done } = await taken({ B1: paths.slice(0, 5).join(' '), B2: paths.slice(5).join('|') })
  expect(done.photos.added).toBe(9)
  expect(site.mostOpen()).toBe(2)
})

test('the same picture is added once, even from another URL or import', async () => {
  site.answer('/same/a.png', (response) => void picture(7).then((one) => response.end(one)))
  site.answer('/same/b.png', (response) => void picture(7).then((one) => response.end(one)))
  const both = `${site.at('same/a.png')} ${site.at('same/b.png')}`
  const first = await taken({ C1: both })
  expect(first.done.photos).toMatchObject({ added: 1, same: 1 })
  const askedBefore = site.asked.length
  // Known by URL, in either order: the file has nothing new.
  const again = await taken({ C1: both })
  expect(again.done).toMatchObject({ counts: { same: 1 }, photos: { added: 0, same: 0 } })
  expect(site.asked).toHaveLength(askedBefore)
  // Known by content, beside a new one.
  const more = await taken({ C1: `${site.at('7.png')} ${site.at('8.png')}` })
  expect(more.done).toMatchObject({ counts: { changed: 1 }, photos: { added: 1, same: 1 } })
  expect(await filesOf('C1')).toHaveLength(2)
})

test('photos that cannot be fetched are listed with the reason, and can be retried', async () => {
  Object.assign(photoLimits, { patience: 1500 })
  const secret = await photoServer()
  let isBack = false
  site.answer('/bad/gone.png', (response) => {
    if (isBack) void picture(9).then((one) => response.end(one))
    else response.writeHead(404).end()
  })
  site.answer('/bad/page.png', (response) => response.end('<html><body>Sold</body></html>'))
  site.answer('/bad/inside.png', (response) =>
    response.writeHead(302, { location: secret.at('1.png') }).end(),
  )
  site.answer('/bad/metadata.png', (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/1.png' }).end(),
  )
  site.answer('/bad/large.png', (response) => {
    response.writeHead(200, { 'content-length': 50_000_000 })
    response.write(Buffer.alloc(1000))
  })
  site.answer('/bad/endless.png', (response) => {
    const write = () => {
      if (response.destroyed) return
      response.write('x')
      setTimeout(write, 20)
    }
    write()
  })
  const bomb = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: '#fff' },
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  site.answer('/bad/bomb.png', (response) => response.end(bomb))
  const half = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#0a0' },
  })
    .jpeg()
    .toBuffer()
  site.answer('/bad/half.jpg', (response) => response.end(half.subarray(0, half.length - 300)))

  const names = ['gone', 'page', 'inside', 'metadata', 'large', 'endless', 'bomb']
  const { id, done } = await taken({
    D1: [
      ...names.map((name) => site.at(`bad/${name}.png`)),
      site.at('bad/half.jpg'),
      site.at('10.png'),
      'kitchen.jpg',
    ].join(' '),
  })
  expect(done).toMatchObject({ state: 'done', photos: { added: 1, failed: 9 } })
  const found = new Map(
    (await failures(id)).map(({ source, why }) => [source.split('/').at(-1), why]),
  )
  expect(Object.fromEntries(found)).toEqual({
    'gone.png': 'There is nothing at this address.',
    'page.png': 'This is no picture (JPEG, PNG, WebP, AVIF, GIF, TIFF).',
    'inside.png': 'This is no address of the web that can be opened.',
    'metadata.png': 'The address leads into a private network.',
    'large.png': 'It is larger than 20 MB.',
    'endless.png': 'The server did not send it within 10 seconds.',
    'bomb.png': expect.stringContaining('64'),
    'half.jpg': 'The picture is cut off or damaged.',
    'kitchen.jpg': 'This is no address of the web that can be opened.',
  })
  expect(secret.asked).toEqual([])
  secret.close()
  // Nothing of a refused photo is stored.
  expect(await filesOf('D1')).toHaveLength(1)
  const { rows: orphans } = await sql`SELECT FROM "file" WHERE "parentKind" IS NULL`.execute(app.db)
  expect(orphans).toEqual([])

  isBack = true
  const { version } = await imports.view(id)
  const answer = await app.call('POST', '/api/import/retryPhotos', { payload: { id, version } })
  expect(answer.json()).toMatchObject({ state: 'photos' })
  expect((await imports.work(id)).photos).toMatchObject({ added: 2, failed: 8 })
  // In its position in the file.
  expect(await namesOf('D1')).toEqual(['gone.png', '10.png'])
  Object.assign(photoLimits, limits)
})

test('the user and password of an address are neither shown nor sent', async () => {
  const before = site.asked.length
  const { id } = await taken({
    E1: `http://agent:Geheim77@${site.host}/1.png,https://agent:Geheim77@/x`,
  })
  expect((await failures(id)).map(({ source, why }) => [source, why])).toEqual([
    [`http://***@${site.host}/1.png`, expect.stringContaining('password')],
    ['https://***@/x', expect.anything()],
  ])
  expect(site.asked).toHaveLength(before)
  const column = await app.call('POST', '/api/import/values', { payload: { id, column: 5 } })
  expect(JSON.stringify([await imports.rows(id), column.json()])).not.toContain('Geheim77')
  const { rows } = await sql<{ found: string }>`
    SELECT to_jsonb(r)::text AS "found" FROM "importRow" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importRecord" r UNION ALL SELECT to_jsonb(r)::text FROM "importPhoto" r
  `.execute(app.db)
  expect(rows.filter(({ found }) => found.includes('Geheim77'))).toEqual([])
})

test('another server resumes fetching photos, without duplicates', async () => {
  let isHeld = true
  const held: (() => void)[] = []
  site.answer('/left/22.png', (response) => {
    const send = () => void picture(22).then((one) => response.end(one))
    if (isHeld) held.push(send)
    else send()
  })
  const id = await checked({ F1: [21, 22, 23, 24].map((n) => site.at(`left/${n}.png`)).join(' ') })
  const { version } = await imports.view(id)
  await app.call('POST', '/api/import/run', { payload: { id, version } })
  const first = workOnImports(app)
  await until(() => held.length > 0)
  // Not while the first server may still be alive.
  await workOnImports(app)
  expect((await imports.view(id)).state).toBe('photos')
  // The first server gives no more signs of life, and cannot add its next photo.
  await sql`UPDATE "import" SET "workerId" = gen_random_uuid(), "workerUntil" = now() - interval '1 second'
    WHERE "id" = ${id}`.execute(app.db)
  isHeld = false
  expect(await imports.work(id)).toMatchObject({ state: 'done', photos: { added: 4 } })
  for (const send of held) send()
  await first
  expect(await namesOf('F1')).toEqual(['21.png', '22.png', '23.png', '24.png'])
  expect((await imports.view(id)).photos).toMatchObject({ added: 4, same: 0, failed: 0 })
})

test('undoing an import moves its photos to the trash', async () => {
  await taken({ G1: site.at('31.png') })
  const { id } = await taken({
    G1: `${site.at('31.png')} ${site.at('32.png')}`,
    G2: `${site.at('33.png')} ${site.at('34.png')}`,
    G3: site.at('35.png'),
    G4: site.at('36.png'),
  })
  // Somebody works with the third property.
  const { id: third } = await objectOf('G3')
  await app.call('POST', '/api/object/update', { payload: { id: third, bedrooms: 2 } })
  // A photo of the first property is deleted and restored by hand.
  const kept = (await filesOf('G1')).find(({ userName }) => userName === '32.png')!
  await app.call('DELETE', `/api/files/${kept.systemName}`)
  await app.call('POST', `/api/files/restore/${kept.systemName}`)

  const undone = await imports.undo(id)
  expect(undone).toMatchObject({
    state: 'undone',
    written: { stays: 1 },
    photos: { undone: 3, stays: 2, added: 0 },
  })
  expect((await objectOf('G2')).deletedOn).not.toBeNull()
  expect((await objectOf('G4')).deletedOn).not.toBeNull()
  for (const ref of ['G2', 'G4'])
    expect((await filesOf(ref)).map(({ deletedOn }) => deletedOn)).not.toContain(null)
  expect(await filesOf('G1')).toMatchObject([{ deletedOn: null }, { deletedOn: null }])
  expect(await filesOf('G3')).toMatchObject([{ deletedOn: null }])
  const stays = await app.call('POST', '/api/import/photos', { payload: { id, state: 'stays' } })
  expect(
    stays
      .json()
      .items.map(({ why }: ImportedPhoto) => why)
      .sort(),
  ).toEqual(['Somebody has changed it since.', 'The property itself stays.'])
  const [gone] = await filesOf('G2')
  const answer = await app.call('POST', `/api/files/restore/${gone!.systemName}`)
  expect(answer.statusCode).toBe(200)
})

test('undoing an import also removes its photos of existing properties', async () => {
  await taken({ H1: '' })
  const { id, done } = await taken({ H1: site.at('41.png') })
  expect(done).toMatchObject({ written: { added: 0, changed: 0 }, photos: { added: 1 } })
  expect((await imports.undo(id)).photos).toMatchObject({ undone: 1 })
  expect((await objectOf('H1')).deletedOn).toBeNull()
  expect(await filesOf('H1')).toMatchObject([{ deletedOn: expect.any(String) }])
})

test('a photo that cannot be stored has an error, and the import continues', async () => {
  const id = await checked({ Unkept: site.at('unkept/1.png') })
  const { version } = await imports.view(id)
  await app.call('POST', '/api/import/run', { payload: { id, version } })
  const full = Object.create(app.files) as typeof app.files
  full.write = () => Promise.reject(new Error('no room'))
  await workOnImports({ ...app, files: full })
  expect(await imports.view(id)).toMatchObject({ state: 'done', photos: { failed: 1 } })
  expect(await failures(id)).toMatchObject([
    { why: 'Something went wrong with it. Please try again.' },
  ])
})
