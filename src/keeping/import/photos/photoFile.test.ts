// Packed photos, named after the old system's numbers.
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { zip } from '#kit/sheets/zip.ts'
import { sendForm } from '#app/testing/sendForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { csv, importing } from '../testing/importing.ts'
import { picture } from '../testing/photoServer.ts'
import { numbersIn } from './numberInName.ts'
import type { ImportedPhoto } from './photos.contract.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const packed = (entries: Record<string, Buffer>): Promise<Buffer> =>
  buffer(zip(Object.entries(entries).map(([name, content]) => ({ name, content: [content] }))))

const sendPhotos = (id: number, file: Buffer) =>
  sendForm(app, '/api/import/photoFile', { fields: { id: String(id) }, files: [{ file }] })

async function checked(...refs: string[]) {
  const { id } = await imports.send(
    'properties',
    csv(
      'Ref;Type;Sale or rent;Price;Address',
      ...refs.map((ref) => `${ref};Apartment;sale;120000;Tsimiski ${ref}`),
    ),
  )
  await imports.map(id, { system: 'Packed' })
  await imports.check(id)
  return id
}

async function namesOf(ref: string) {
  const files = await app.db
    .selectFrom('file')
    .innerJoin('object', 'object.id', 'file.parentId')
    .select('file.userName')
    .where('parentKind', '=', 'Object')
    .where('address', '=', `Tsimiski ${ref}`)
    .where('file.deletedOn', 'is', null)
    .orderBy('file.position')
    .execute()
  return files.map(({ userName }) => userName)
}

const failures = async (id: number): Promise<ImportedPhoto[]> =>
  (await app.call('POST', '/api/import/photos', { payload: { id } })).json().items

test('the number of a property is found in file and folder names', () => {
  const find = numbersIn(
    new Map(['1041', '104', 'AH-17', 'AH-17-2', 'ΑΚ/5'].map((one) => [one, one])),
  )
  const found = Object.entries({
    '1041/1.jpg': '1041',
    'photos/1041/kitchen/2.jpg': '1041',
    '1041_2.jpg': '1041',
    '1041-kitchen.png': '1041',
    '1041.jpg': '1041',
    '104 (3).jpeg': '104',
    '10415.jpg': undefined,
    'ah-17_1.jpg': 'AH-17',
    'AH-17-2.jpg': 'AH-17-2',
    'AH-17-2-1.jpg': 'AH-17-2',
    'ΑΚ_5_σαλόνι.jpg': 'ΑΚ/5',
    'kitchen.jpg': undefined,
    '1041 villa/104.jpg': '1041',
    '2/1041.jpg': '1041',
  })
  expect(found.map(([path]) => [path, find(path)])).toEqual(found)
})

test('packed photos that are sent before the run are added after the rows', async () => {
  const id = await checked('71', '72')
  const answer = await sendPhotos(
    id,
    await packed({
      '71/10.png': await picture(10),
      '71/2.png': await picture(2),
      '72-front.png': await picture(3),
      '72-again.png': await picture(3),
      'office.png': await picture(4),
      '72_text.jpg': Buffer.from('<html>no picture</html>'),
      '__MACOSX/72/._1.png': Buffer.from('x'),
      '.DS_Store': Buffer.from('x'),
    }),
  )
  expect([answer.statusCode, answer.json()]).toMatchObject([
    200,
    { hasPhotoFile: true, state: 'checked' },
  ])
  // One at a time.
  expect((await sendPhotos(id, await packed({ '71.png': await picture(5) }))).statusCode).toBe(409)
  const stored = await app.db
    .selectFrom('import')
    .select('photoFile')
    .where('id', '=', id)
    .execute()
  const done = await imports.run(id)
  expect(done).toMatchObject({
    state: 'done',
    hasPhotoFile: false,
    photos: { added: 3, same: 1, failed: 2 },
  })
  expect(await namesOf('71')).toEqual(['2.png', '10.png'])
  expect(await namesOf('72')).toEqual(['72-again.png'])
  expect((await failures(id)).map(({ source, why }) => [source, why])).toEqual([
    ['72_text.jpg', expect.stringContaining('no picture')],
    ['office.png', 'No property has the number that its name begins with.'],
  ])
  await expect(app.files.read(stored[0]!.photoFile!)).rejects.toMatchObject({ code: 'ENOENT' })
})

test('packed photos may be sent after the run, and are undone with the import', async () => {
  const id = await checked('81', '82')
  await imports.run(id)
  expect((await sendPhotos(id, await packed({ '81/1.png': await picture(11) }))).statusCode).toBe(
    200,
  )
  expect(await imports.work(id)).toMatchObject({ state: 'done', photos: { added: 1 } })
  // The same file again, with one new photo.
  const more = await packed({
    '81/1.png': await picture(11),
    '81/2.png': await picture(12),
    'x/82.png': await picture(13),
  })
  await sendPhotos(id, more)
  expect((await imports.work(id)).photos).toMatchObject({ added: 3, failed: 0 })
  expect([await namesOf('81'), await namesOf('82')]).toEqual([['1.png', '2.png'], ['82.png']])
  expect(await imports.undo(id)).toMatchObject({ written: { stays: 0 }, photos: { undone: 3 } })
  expect([await namesOf('81'), await namesOf('82')]).toEqual([[], []])
})

test('a file that is no ZIP is refused, a broken ZIP is reported, a bomb is skipped', async () => {
  const id = await checked('91')
  await imports.run(id)
  expect((await sendPhotos(id, Buffer.from('no archive'))).statusCode).toBe(400)
  const whole = await packed({ '91.png': await picture(21) })
  await sendPhotos(id, whole.subarray(0, whole.length - 40))
  expect(await imports.work(id)).toMatchObject({ state: 'done', photos: { added: 0, failed: 1 } })
  expect((await failures(id))[0]!.why).toBe(
    'This is no ZIP file that can be opened. Please pack the photos into a ZIP file again.',
  )
  const bomb = await packed({ '91/1.png': Buffer.alloc(60_000_000), '91/2.png': await picture(22) })
  expect(bomb.length).toBeLessThan(1_000_000)
  await sendPhotos(id, bomb)
  expect((await imports.work(id)).photos).toMatchObject({ added: 1, failed: 2 })
  expect((await failures(id)).map(({ why }) => why)).toContain('It is larger than 20 MB.')
})

test('unpacking resumes after a failure, without duplicate photos', async () => {
  const id = await checked('95')
  await imports.run(id)
  const names = [1, 2, 3, 4].map((number) => `95/${number}.png`)
  const pictures = await Promise.all(names.map((_, at) => picture(31 + at)))
  await sendPhotos(
    id,
    await packed(Object.fromEntries(names.map((name, at) => [name, pictures[at]!]))),
  )
  let writes = 0
  const full = Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
  const { write } = app.files
  const failing = vi.spyOn(app.files, 'write').mockImplementation((...given) => {
    if (++writes === 4) return Promise.reject(full)
    return write.apply(app.files, given)
  })
  await expect(imports.work(id)).rejects.toThrow('the disk is full')
  failing.mockRestore()
  const half = (await imports.view(id)).photos
  expect([half.added > 0, half.waiting > 0]).toEqual([true, true])
  await app.db.updateTable('import').set({ workerUntil: null }).where('id', '=', id).execute()
  expect(await imports.work(id)).toMatchObject({ state: 'done', photos: { added: 4, same: 0 } })
  expect(await namesOf('95')).toEqual(['1.png', '2.png', '3.png', '4.png'])
})

const photoFileOf = async (id: number) => {
  const found = await app.db.selectFrom('import').select('photoFile').where('id', '=', id).execute()
  return found[0]!.photoFile
}

test('a missing photo file is reported; one that is no longer needed is removed', async () => {
  const id = await checked('97')
  await imports.run(id)
  const archive = await packed({ '97.png': await picture(41) })
  await sendPhotos(id, archive)
  await app.files.remove((await photoFileOf(id))!)
  expect(await imports.work(id)).toMatchObject({ state: 'done', hasPhotoFile: false })
  expect((await failures(id)).map(({ why }) => why)).toEqual([
    'The file that was sent is gone. Please send it again.',
  ])

  // A server that dies right before deleting it leaves that to the next.
  await imports.undo(id)
  await app.files.write('left.import', Readable.from([archive]), 'application/zip')
  await app.db
    .updateTable('import')
    .set({ photoFile: 'left.import' })
    .where('id', '=', id)
    .execute()
  await imports.work(id)
  expect(await photoFileOf(id)).toBeNull()
  await expect(app.files.read('left.import')).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a new import does not wait for the photos of an earlier one', async () => {
  const id = await checked('99')
  await imports.run(id)
  await sendPhotos(
    id,
    await packed({ '99/1.png': await picture(51), '99/2.png': await picture(52) }),
  )
  const { write } = app.files
  let other = 0
  const states: string[] = []
  const watching = vi.spyOn(app.files, 'write').mockImplementation(async (...given) => {
    if (given[0].endsWith('.png')) {
      if (other > 0) states.push((await imports.view(other)).state)
      else {
        const table = Buffer.from('Ref;Price\nX-1;1')
        const form = { fields: { kind: 'properties' }, files: [{ file: table }] }
        other = -1
        other = (await sendForm(app, '/api/import/add', form)).json().id
      }
    }
    return write.apply(app.files, given)
  })
  expect((await imports.work(id)).photos).toMatchObject({ added: 2, failed: 0 })
  watching.mockRestore()
  // It was read before the second photo arrived.
  expect(states).toEqual(['mapping'])
  expect(await namesOf('99')).toEqual(['1.png', '2.png'])
})
