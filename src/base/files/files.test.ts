import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { FileLink } from './files.contract.ts'
import { sweepFiles } from './sweepFiles.ts'
import { instantNow } from '#kit/clock.ts'

let app: TestApp
let accountId: number
beforeAll(async () => {
  app = await testApp()
  accountId = await newAccount()
})
afterAll(() => app.close())

async function newAccount() {
  const payload = { firstName: 'Ольга', lastName: 'Кузнецова', isClient: true }
  return (await app.call('POST', '/api/account/add', { payload })).json<{ id: number }>().id
}

type Part = [name: string, content: string | Buffer, part?: string]

async function upload(parts: Part[], as?: Person | null) {
  const form = new FormData()
  for (const [name, content, part = 'files'] of parts)
    form.append(part, new Blob([new Uint8Array(Buffer.from(content))]), name)
  const request = new Request('http://estia.test', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type')! }
  return app.call('POST', '/api/files', { payload, headers, ...(as !== undefined && { as }) })
}
const uploaded = async (...parts: Part[]) => (await upload(parts)).json<FileLink[]>()
const setParent = (fileNames: unknown, more: object = {}, as?: Person) =>
  app.call('POST', '/api/files/setParent', {
    payload: { entityType: 'Account', id: accountId, fileNames, ...more },
    ...(as && { as }),
  })
const attached = async (...parts: Part[]) => {
  const files = await uploaded(...parts)
  expect((await setParent(files.map((file) => file.systemName))).statusCode).toBe(200)
  return files
}
const open = (file: FileLink | undefined, headers: Record<string, string> = {}, query = '') =>
  app.call('GET', `/api/files/${file!.systemName}${query}`, { headers })
const picture = (width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer()
const rows = async () => (await app.db.selectFrom('file').selectAll().execute()).length

describe('uploading', () => {
  test('accepts several files at once, under either part name, and gives each a random name', async () => {
    const files = await uploaded(
      ['Συμβόλαιο.txt', 'κείμενο'],
      ['план дома.png', await picture(), 'file'],
    )
    expect(files.map((file) => file.userName)).toEqual(['Συμβόλαιο.txt', 'план дома.png'])
    expect(files[0]!.systemName).toMatch(/^[0-9a-f]{32}\.txt$/)
    expect(files[1]!.systemName).toMatch(/^[0-9a-f]{32}\.png$/)
    expect((await open(files[0])).body).toBe('κείμενο')
  })

  // Node's FormData encodes it like browsers do: %22.
  test('keeps the quotation marks of a name', async () => {
    const [file] = await uploaded(['Вилла "Олимп".txt', 'текст'])
    expect(file!.userName).toBe('Вилла "Олимп".txt')
  })

  test('accepts files larger than the limit of other requests', async () => {
    const content = 'a line of a long text\n'.repeat(300_000)
    const [file] = await uploaded(['long.txt', content])
    expect((await open(file)).body.length).toBe(content.length)
  })

  test('keeps nothing when one of the files is a program in disguise', async () => {
    const before = await rows()
    const program = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(400)])
    const answer = await upload([
      ['fine.txt', 'fine'],
      ['photo.png', program],
    ])
    expect(answer.statusCode).toBe(415)
    expect(answer.json().detail).toBe(
      'Files of this type are not accepted: photo.png. Please save them as PDF or as pictures first.',
    )
    expect(await rows()).toBe(before)
  })

  test('refuses a picture of more than 60 million pixels, in the language of the user', async () => {
    const before = await rows()
    const huge = await sharp({
      create: { width: 10_001, height: 6000, channels: 3, background: '#2a6' },
    })
      .jpeg()
      .toBuffer()
    for (const [language, said] of [
      [
        'en',
        'huge.jpg has 61 million pixels; pictures of at most 60 million are accepted. Please make it smaller first.',
      ],
      [
        'el',
        'Το huge.jpg έχει 61 εκατομμύρια εικονοστοιχεία· γίνονται δεκτές εικόνες έως 60 εκατομμύρια. Μικρύνετέ την πρώτα.',
      ],
      [
        'ru',
        'В изображении huge.jpg 61 млн пикселей; принимаются изображения не более 60 млн. Сначала уменьшите его.',
      ],
    ] as const) {
      await app.db
        .updateTable('user')
        .set({ language })
        .where('accountId', '=', app.admin.accountId)
        .execute()
      const answer = await upload([
        ['fine.txt', 'fine'],
        ['huge.jpg', huge],
      ])
      expect([answer.statusCode, answer.json().detail]).toEqual([413, said])
    }
    await app.db
      .updateTable('user')
      .set({ language: 'en' })
      .where('accountId', '=', app.admin.accountId)
      .execute()
    expect(await rows()).toBe(before)
  })

  test('stores a broken picture as it is, without a preview', async () => {
    const [file] = await uploaded(['half.png', (await picture()).subarray(0, 60)])
    expect((await open(file)).statusCode).toBe(200)
    expect((await open(file, {}, '?size=thumb')).statusCode).toBe(404)
  })

  test('says what is wrong with a form', async () => {
    expect((await upload([['empty.txt', '']])).json()).toMatchObject({
      status: 400,
      errors: { files: ['empty.txt is empty. Please choose another file.'] },
    })
    expect((await upload([])).statusCode).toBe(400)
    expect((await upload([['a.txt', 'a', 'picture']])).json().errors).toEqual({
      picture: ['There is no such field.'],
    })
    expect((await app.call('POST', '/api/files', { payload: { files: [] } })).statusCode).toBe(415)
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const payload of [
      'rubbish',
      '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\nhalf',
    ])
      expect((await app.call('POST', '/api/files', { payload, headers })).statusCode).toBe(400)
    const noBoundary = { 'content-type': 'multipart/form-data' }
    expect(
      (await app.call('POST', '/api/files', { payload: 'x', headers: noBoundary })).statusCode,
    ).toBe(400)
  })
})

describe('opening', () => {
  test('shows safe types in the browser, and only downloads others', async () => {
    const files = await uploaded(
      ['план.png', await picture()],
      ['page.html', '<html><script>alert(1)</script></html>'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    )
    const [shown, page, drawing] = await Promise.all(files.map((file) => open(file)))
    expect(shown!.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="____.png"; filename*=UTF-8''%D0%BF%D0%BB%D0%B0%D0%BD.png`,
    })
    for (const download of [page, drawing]) {
      expect(download!.headers['content-disposition']).toMatch(/^attachment; /)
      expect(download!.headers['content-security-policy']).toContain('sandbox')
    }
  })

  test('answers range and conditional requests', async () => {
    const [file] = await uploaded(['digits.txt', '0123456789'])
    const part = await open(file, { range: 'bytes=2-4' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ])
    expect((await open(file, { range: 'bytes=-3' })).body).toBe('789')
    expect((await open(file, { range: 'bytes=8-' })).body).toBe('89')
    expect((await open(file, { range: 'bytes=10-' })).statusCode).toBe(416)
    expect((await open(file, { range: 'bytes=0-1', 'if-range': '"other"' })).body).toBe(
      '0123456789',
    )
    const whole = await open(file)
    expect((await open(file, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  })

  test('reports missing or damaged content at once', async () => {
    const [short, gone] = await uploaded(['short.txt', 'whole'], ['gone.txt', 'gone'])
    await app.db
      .updateTable('file')
      .set({ size: 500 })
      .where('systemName', '=', short!.systemName)
      .execute()
    const damaged = await open(short)
    expect([damaged.statusCode, damaged.json().title]).toEqual([500, 'Something went wrong'])
    expect(damaged.headers['content-type']).toContain('application/problem+json')
    expect((await open(short, { range: 'bytes=0-100' })).statusCode).toBe(500)
    await app.files.remove(gone!.systemName)
    expect((await open(gone)).statusCode).toBe(404)
  })

  test('breaks the connection when the bytes end too early', async () => {
    const [file] = await uploaded(['cut.txt', 'whole'])
    const { read } = app.files
    app.files.read = async () => Readable.from([Buffer.from('who')])
    await expect(open(file)).rejects.toThrow('destroyed')
    app.files.read = read
    expect((await open(file)).body).toBe('whole')
  })

  test('makes a small preview of a picture, the same each time', async () => {
    const [file, paper] = await uploaded(['house.png', await picture(1200)], ['paper.txt', 'text'])
    for (let time = 0; time < 2; time++) {
      const small = await open(file, {}, '?size=thumb')
      expect(small.headers['content-type']).toBe('image/webp')
      expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 320, height: 160 })
    }
    expect((await open(paper, {}, '?size=thumb')).statusCode).toBe(404)
  })

  test('shows a picture no larger than a screen', async () => {
    const [file] = await uploaded(['house.png', await picture(2400)])
    const large = await open(file!, {}, '?size=large')
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({ width: 1600, format: 'webp' })
  })

  test('is for staff only', async () => {
    const [file] = await uploaded(['a.txt', 'a'])
    const url = `/api/files/${file!.systemName}`
    expect((await app.call('GET', url, { as: null })).statusCode).toBe(401)
    expect((await app.call('GET', url, { as: app.client })).statusCode).toBe(403)
    expect((await app.call('GET', url, { as: app.branchEmployee })).statusCode).toBe(200)
    expect((await upload([['a.txt', 'a']], app.client)).statusCode).toBe(403)
    expect((await app.call('GET', '/api/files/0000000000000000.txt')).statusCode).toBe(404)
  })
})

describe('a record', () => {
  test('has its files in the order of their upload', async () => {
    const id = await newAccount()
    const [one, two, three] = await uploaded(['1.txt', '1'], ['2.txt', '2'], ['3.txt', '3'])
    await setParent(`${two!.systemName}, ${one!.systemName}`, { id, entityType: 'account' })
    await setParent([three!.systemName], { id, entityType: 2, type: 'photo' })
    const list = await app.call('GET', `/api/files?parent=Account&parentId=${id}`)
    expect(list.json()).toEqual({ items: [two, one, three] })
    expect((await app.call('GET', `/api/account/view/${id}`)).json().files).toEqual([
      two,
      one,
      three,
    ])
  })

  test('keeps its files when another record wants to attach them', async () => {
    const [file] = await attached(['mine.txt', 'mine'])
    const other = await setParent(file!.systemName, { id: await newAccount() })
    expect(other.json()).toMatchObject({
      status: 400,
      errors: {
        fileNames: ['mine.txt belongs to another record already. Please upload it here again.'],
      },
    })
    expect((await setParent(file!.systemName)).statusCode).toBe(200)
  })

  test('is refused when its kind, its ID or a file is unknown', async () => {
    const [file] = await uploaded(['a.txt', 'a'])
    const name = file!.systemName
    for (const [more, field] of [
      [{ entityType: 'Boat' }, 'entityType'],
      [{ entityType: 0 }, 'entityType'],
      [{ id: 999_999 }, 'id'],
    ] as const)
      expect((await setParent(name, more)).json()).toMatchObject({
        status: 400,
        errors: { [field]: [expect.any(String)] },
      })
    for (const names of ['0000000000000000.txt', '', [], `${name},nothing.txt`])
      expect((await setParent(names)).json()).toMatchObject({
        status: 400,
        errors: { fileNames: [expect.any(String)] },
      })
    expect((await app.call('GET', '/api/files?parent=Account&parentId=999999')).statusCode).toBe(
      400,
    )
  })

  test('of an employee is closed to people of a branch and changed by administrators', async () => {
    const employee = { id: app.employee.accountId }
    const [file] = await uploaded(['contract.txt', 'secret'])
    expect((await setParent(file!.systemName, employee, app.employee)).statusCode).toBe(403)
    expect((await setParent(file!.systemName, employee)).statusCode).toBe(200)
    const url = `/api/files/${file!.systemName}`
    expect((await app.call('GET', url, { as: app.branchEmployee })).json().title).toBe(
      'Access denied',
    )
    expect((await app.call('GET', url, { as: app.employee })).statusCode).toBe(200)
    expect((await app.call('DELETE', url, { as: app.employee })).statusCode).toBe(403)
  })
})

describe('removing', () => {
  test('hides a file everywhere and can be undone', async () => {
    const [file] = await attached(['gone.txt', 'gone'])
    const url = `/api/files/${file!.systemName}`
    expect((await app.call('DELETE', url)).statusCode).toBe(200)
    expect((await app.call('DELETE', url)).statusCode).toBe(404)
    expect((await app.call('GET', url)).statusCode).toBe(404)
    const names = async () =>
      (await app.call('GET', `/api/files?parent=2&parentId=${accountId}`)).json<{
        items: FileLink[]
      }>().items
    expect(await names()).not.toContainEqual(file)
    expect((await app.call('POST', `/api/files/restore/${file!.systemName}`)).json()).toEqual(file)
    expect(await names()).toContainEqual(file)
    expect((await open(file)).body).toBe('gone')
  })

  test('is written to the action log', async () => {
    const [file] = await attached(['logged.txt', 'x'])
    await app.call('DELETE', `/api/files/${file!.systemName}`)
    const { id } = await app.db
      .selectFrom('file')
      .select('id')
      .where('systemName', '=', file!.systemName)
      .executeTakeFirstOrThrow()
    const log = await app.db
      .selectFrom('actionLog')
      .select(['action', 'actionById'])
      .where('entity', '=', 'File')
      .where('entityId', '=', id)
      .orderBy('id')
      .execute()
    expect(log).toEqual(
      ['attach', 'delete'].map((action) => ({ action, actionById: app.admin.accountId })),
    )
  })

  test('for good affects files without a record for a day and files deleted 90 days ago', async () => {
    const [kept, old, fresh, deleted, justDeleted] = await attachedAndLoose()
    await setStamp(old!, { createdOn: hoursAgo(25) })
    await setStamp(fresh!, { createdOn: hoursAgo(23) })
    await setStamp(kept!, { createdOn: hoursAgo(5000) })
    await setStamp(deleted!, { deletedOn: hoursAgo(91 * 24) })
    await setStamp(justDeleted!, { deletedOn: hoursAgo(89 * 24) })
    await sweepFiles(app.db, app.files)
    const left = (await app.db.selectFrom('file').select('systemName').execute()).map(
      (file) => file.systemName,
    )
    expect(left).toEqual(
      expect.arrayContaining([kept, fresh, justDeleted].map((file) => file!.systemName)),
    )
    for (const gone of [old, deleted]) {
      expect(left).not.toContain(gone!.systemName)
      await expect(app.files.read(gone!.systemName)).rejects.toMatchObject({ code: 'ENOENT' })
    }
  })
})

async function attachedAndLoose() {
  const [kept, deleted, justDeleted] = await attached(
    ['k.txt', 'k'],
    ['d.txt', 'd'],
    ['j.txt', 'j'],
  )
  const [old, fresh] = await uploaded(['o.txt', 'o'], ['f.txt', 'f'])
  return [kept, old, fresh, deleted, justDeleted]
}
const setStamp = (file: FileLink, stamp: { createdOn?: string; deletedOn?: string }) =>
  app.db.updateTable('file').set(stamp).where('systemName', '=', file.systemName).execute()
const hoursAgo = (hours: number) => instantNow(-hours * 3_600_000)
