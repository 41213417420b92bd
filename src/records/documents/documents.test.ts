import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { Document, DocumentRow } from './documents.contract.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

type FormValue = string | number | { name: string; content?: string | Buffer }
type FormParts = Record<string, FormValue | FormValue[]>

async function save(parts: FormParts, as: Person | null = app.admin) {
  const form = new FormData()
  for (const [name, given] of Object.entries(parts))
    for (const part of Array.isArray(given) ? given : [given])
      if (typeof part !== 'object') form.append(name, `${part}`)
      else
        form.append(
          name,
          new Blob([new Uint8Array(Buffer.from(part.content ?? 'text'))]),
          part.name,
        )
  const request = new Request('http://estia.test', { method: 'POST', body: form })
  const payload = Buffer.from(await request.arrayBuffer())
  const headers = { 'content-type': request.headers.get('content-type')! }
  return app.call('POST', '/api/Documents/update', { payload, headers, as })
}
const stored = async (parts: FormParts): Promise<Document> => {
  const answer = await save(parts)
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}
const edit = (id: number, as?: Person) =>
  app.call('GET', `/api/Documents/edit/${id}`, { ...(as && { as }) })
const list = async (query = ''): Promise<{ items: DocumentRow[]; totalRows: number }> =>
  (await app.call('GET', `/api/Documents${query}`)).json()
const names = ({ files }: Document) => files.map(({ userName }) => userName)

describe('a document', () => {
  test('is stored with several files, and its link opens the first of them', async () => {
    const { id, link } = await stored({
      name: 'Εντολή ανάθεσης',
      description: 'Договор поручения',
      file: [
        { name: 'mandate.txt', content: 'first' },
        { name: 'Условия.txt', content: 'second' },
      ],
    })
    const document = (await edit(id)).json<Document>()
    expect(document).toMatchObject({
      name: 'Εντολή ανάθεσης',
      description: 'Договор поручения',
      link,
      version: 1,
    })
    expect(names(document)).toEqual(['mandate.txt', 'Условия.txt'])
    expect((await app.call('GET', link!)).body).toBe('first')
  })

  test('keeps its files when saved without any, and appends new ones', async () => {
    const { id } = await stored({ name: 'Lease', file: { name: 'a.txt' } })
    const renamed = await stored({ id, name: 'Lease 2', description: '' })
    expect([names(renamed), renamed.description, renamed.version]).toEqual([['a.txt'], null, 2])
    const more = await stored({ id, file: { name: 'b.txt' } })
    expect([names(more), more.name]).toEqual([['a.txt', 'b.txt'], 'Lease 2'])
    const sentBack = Object.entries(more).map(([part, value]) => [
      part,
      value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : (value as string),
    ])
    const same = await stored(Object.fromEntries(sentBack))
    expect([same.version, names(same)]).toEqual([more.version, ['a.txt', 'b.txt']])
  })

  test('attaches files that were uploaded before', async () => {
    const form = new FormData()
    form.append('files', new Blob(['plan']), 'plan.txt')
    const request = new Request('http://estia.test', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type')! }
    const payload = Buffer.from(await request.arrayBuffer())
    const [file] = (await app.call('POST', '/api/files', { payload, headers })).json()
    const document = await stored({ filesNew: file.systemName })
    expect([document.name, document.files]).toEqual(['plan.txt', [file]])
    const other = await save({ name: 'Other', filesNew: file.systemName })
    expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([400, ['filesNew']])
    expect((await save({ name: 'Other', filesNew: 'no-such-file.txt' })).statusCode).toBe(400)
  })

  test('without a name gets the name of its first file', async () => {
    expect((await stored({ file: { name: 'Τιμοκατάλογος.txt' } })).name).toBe('Τιμοκατάλογος.txt')
    const { id } = await stored({ name: 'Named', file: { name: 'a.txt' } })
    expect((await stored({ id, name: '', file: { name: 'b.txt' } })).name).toBe('b.txt')
  })

  test('without files has no link', async () => {
    const document = await stored({ name: 'Still to be scanned', file: '' })
    expect([document.link, document.files]).toEqual([null, []])
  })

  test('links to its next file once the first is removed', async () => {
    const { id, files } = await stored({
      name: 'Two',
      file: [{ name: 'a.txt' }, { name: 'b.txt' }],
    })
    await app.call('DELETE', `/api/files/${files[0]!.systemName}`)
    const left = (await edit(id)).json<Document>()
    expect([names(left), left.link]).toEqual([['b.txt'], `/api/files/${files[1]!.systemName}`])
  })

  test('stores line breaks as they were typed, though browsers send them as CRLF', async () => {
    expect(await stored({ name: 'Lines', description: 'one\r\ntwo' })).toMatchObject({
      description: 'one\ntwo',
    })
  })

  test('is merged with other users’ changes, or reports conflicts', async () => {
    const { id, version } = await stored({ name: 'Base', description: 'one' })
    await stored({ id, version, name: 'Theirs' })
    expect(await stored({ id, version, description: 'two' })).toMatchObject({
      name: 'Theirs',
      description: 'two',
    })
    const clash = await save({ id, version, name: 'Mine' })
    expect([clash.statusCode, clash.json().conflicts]).toEqual([409, ['name']])
    expect(clash.json().current.name).toBe('Theirs')
  })

  test('is deleted and restored with its files', async () => {
    const { id } = await stored({ name: 'Comes back', file: { name: 'a.txt' } })
    expect((await app.call('DELETE', `/api/Documents/${id}`)).statusCode).toBe(200)
    expect((await edit(id)).statusCode).toBe(404)
    expect((await save({ id, name: 'x' })).statusCode).toBe(404)
    expect((await app.call('DELETE', `/api/Documents/${id}`)).statusCode).toBe(404)
    const back = await app.call('POST', `/api/Documents/restore/${id}`)
    expect([back.statusCode, names(back.json())]).toEqual([200, ['a.txt']])
  })
})

describe('invalid input', () => {
  test.each([
    ['no name and no file', {}, 'name'],
    ['a blank name', { name: '  ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name'],
    ['a description that is too long', { name: 'x', description: 'x'.repeat(4001) }, 'description'],
    ['a number that is none', { id: 'one', name: 'x' }, 'id'],
    ['a version that is none', { id: 1, version: -1, name: 'x' }, 'version'],
    ['a name twice', { name: ['x', 'y'] }, 'name'],
    ['a field that there is not', { name: 'x', colour: 'red' }, 'colour'],
    ['a part that there is not', { name: 'x', picture: { name: 'a.txt' } }, 'picture'],
    ['an empty file', { name: 'x', file: { name: 'a.txt', content: '' } }, 'files'],
  ] as [string, FormParts, string][])('%s is refused by its name', async (_what, parts, field) => {
    const before = await list()
    const answer = await save(parts)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
    expect(await list()).toEqual(before)
  })

  test('a disguised program is refused, and nothing is stored', async () => {
    const before = await list()
    const content = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(400)])
    const answer = await save({ name: 'x', file: [{ name: 'a.txt' }, { name: 'b.pdf', content }] })
    expect(answer.statusCode).toBe(415)
    expect(await list()).toEqual(before)
  })

  test('anything but a form is a 415, an unknown document a 404', async () => {
    const json = await app.call('POST', '/api/Documents/update', { payload: { name: 'x' } })
    expect(json.statusCode).toBe(415)
    expect((await save({ id: 999_999, name: 'x' })).statusCode).toBe(404)
    expect((await edit(999_999)).statusCode).toBe(404)
  })
})

describe('the list', () => {
  test('is searched in any script, sorted and paged', async () => {
    await stored({ name: 'Ζαχαρόπουλος μίσθωση', description: 'Halkidiki' })
    await stored({ name: 'Zoning rules' })
    expect((await list('?searchStr=zacharopoulos')).items.map(({ name }) => name)).toEqual([
      'Ζαχαρόπουλος μίσθωση',
    ])
    expect((await list('?searchStr=Халкидики')).totalRows).toBe(1)
    const { totalRows, items } = await list('?perPage=2&currentPage=1&sortBy=name&sortDesc=true')
    expect([items.length, totalRows]).toEqual([2, (await list()).items.length])
    expect((await list('?perPage=2&currentPage=99')).totalRows).toBe(totalRows)
    expect((await app.call('GET', '/api/Documents?sortBy=colour')).statusCode).toBe(400)
  })

  test('the global search finds documents', async () => {
    const { id } = await stored({ name: 'Πρωτόκολλο υπόδειξης', description: 'Form' })
    const { items } = (await app.call('GET', '/api/search?searchStr=protokollo')).json()
    const hit = { id, description: 'Πρωτόκολλο υπόδειξης', entity: 'Document', detail: 'Form' }
    expect(items).toContainEqual(expect.objectContaining(hit))
  })
})

test('branch employees may use documents, clients and strangers may not', async () => {
  const { id, link } = await stored({ name: 'For staff', file: { name: 'a.txt' } })
  expect((await save({ id, description: 'by a branch' }, app.branchEmployee)).statusCode).toBe(200)
  expect((await edit(id, app.branchEmployee)).statusCode).toBe(200)
  expect((await save({ name: 'x' }, app.client)).statusCode).toBe(403)
  expect((await edit(id, app.client)).statusCode).toBe(403)
  expect((await app.call('GET', link!, { as: app.client })).statusCode).toBe(403)
  expect((await save({ name: 'x' }, null)).statusCode).toBe(401)
  expect((await app.call('GET', link!, { as: null })).statusCode).toBe(401)
})
