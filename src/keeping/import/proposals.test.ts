// What the screen of columns is told: why each column became what it is, and what else it could be; what an earlier file of the
// same program, or a file with a mapping, says of them; and whole records as they will look.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { ImportedRow, ImportKindName, ViewedImport } from './import.contract.ts'
import type { Mapping } from './mapping.contract.ts'
import type { MappingFile } from './proposals.contract.ts'
import { csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const send = (kind: ImportKindName, ...rows: string[]) => imports.send(kind, csv(...rows))
const targetsOf = ({ mapping }: ViewedImport) => mapping!.columns.map(({ target }) => target)
const reasonsOf = ({ proposal }: ViewedImport) => proposal!.columns.map(({ why }) => why)

/** Saves another mapping and checks the rows, which remembers it. */
async function remember(shown: ViewedImport, change: Partial<Mapping>) {
  await imports.map(shown.id, change)
  return imports.check(shown.id)
}

test('each column says why it became what it is, or is left out', async () => {
  const shown = await send(
    'people',
    'Α/Α,Surname,Name,Mobile,Home telephone number,Reach,Phone 1 - Label,Phone 1 - Value,Yomi Name',
    '1,Alfa,Anna,6971110001,2310111001,a@example.gr,Mobile,6971110002,x',
    '2,Beta,Vera,6971110003,2310111002,b@example.gr,Home,6971110004,y',
  )
  expect(reasonsOf(shown)).toEqual([
    'counter',
    'header',
    'otherColumns',
    'header',
    'headerPart',
    'emails',
    'label',
    'header',
    'stamp',
  ])
  expect(shown.proposal!.from).toBeNull()
  const stays = await send(
    'stays',
    'Website code,Arrival,Departure,Weather',
    'X,2023-05-25,2023-05-27,fine',
  )
  expect(stays.mapping!.columns[3]).toEqual({ target: null, leftOut: true })
})

test('a column offers what else it could be, and says that its numbers are in another unit', async () => {
  const shown = await send(
    'properties',
    'Ref,Address,Title,Price (000),Area',
    'A1,Egnatia 5,Flat,120,80',
    'A2,Egnatia 7,House,250,120',
  )
  const [, , , price] = shown.proposal!.columns
  expect(price).toMatchObject({ target: null, why: 'otherUnit', others: [] })
  const people = await send('people', 'Name,Surname,Phone', 'Anna,Alfa,6971110001')
  expect(people.proposal!.columns[0]).toMatchObject({
    target: 'person.firstName',
    why: 'otherColumns',
    others: expect.arrayContaining(['person.fullName']),
  })
})

test('a file of the same program with more columns in another order takes the remembered uses', async () => {
  const first = await send(
    'people',
    'Κωδ,Επώνυμο,Όνομα,Κινητό,Ομάδα',
    '1,Γάμμα,Γιάννα,6971120001,κόκκινη',
  )
  const columns = first.mapping!.columns.map((use, at) =>
    at === 4 ? { target: 'person.kinds', values: { κόκκινη: 'isOwner' } } : use,
  )
  columns[0] = { target: null, leftOut: true }
  await remember(first, {
    columns,
    system: 'Παλιό',
    found: 'replace',
    fixed: [{ target: 'person.city', value: 'Βέροια' }],
  })
  const second = await send(
    'people',
    'Ομάδα,Σχόλιο,Όνομα,Επώνυμο,Κινητό,Email',
    'κόκκινη,καλή,Δήμητρα,Δέλτα,6971120002,d@example.gr',
  )
  expect(targetsOf(second)).toEqual([
    'person.kinds',
    'person.notes',
    'person.firstName',
    'person.lastName',
    'person.phone',
    'person.email',
  ])
  expect(second.mapping).toMatchObject({
    system: 'Παλιό',
    found: 'replace',
    fixed: [{ target: 'person.city', value: 'Βέροια' }],
  })
  expect(second.mapping!.columns[0]).toEqual({
    target: 'person.kinds',
    values: { κόκκινη: 'isOwner' },
  })
  expect(reasonsOf(second).filter((why) => why === 'remembered')).toHaveLength(4)
  expect(second.proposal!.from).toMatchObject({ fileName: first.fileName })

  const { version } = second
  const anew = await app.call('POST', '/api/import/anew', { payload: { id: second.id, version } })
  expect(anew.json()).toMatchObject({
    proposal: { from: null },
    mapping: { system: '', fixed: [] },
  })
  expect(reasonsOf(anew.json())).not.toContain('remembered')
})

test('a file that shares too few columns is proposed as if it were new', async () => {
  const first = await send('people', 'Επώνυμο,Όνομα,Κινητό,Χρώμα', 'Έψιλον,Έλλη,6971130001,μπλε')
  const columns = first.mapping!.columns.map((use) => ({ ...use }))
  columns[3] = { target: 'person.notes' }
  await remember(first, { columns })
  const other = await send(
    'people',
    'Επώνυμο,Χρώμα,ΑΦΜ,Διεύθυνση,Πόλη,Email,ΤΚ',
    'Ζήτα,μπλε,,Εγνατία 1,Βέροια,z@example.gr,59100',
  )
  expect(other.proposal!.from).toBeNull()
})

test('a header that stands there twice confuses nothing, and no two columns get one field', async () => {
  const first = await send('properties', 'Ref,Code,Price,Price,Area', 'B1,x,120000,600,80')
  const columns: Mapping['columns'] = [
    { target: 'object.number' },
    { target: null },
    { target: 'object.salePrice' },
    { target: 'object.rentPrice' },
    { target: 'object.area' },
  ]
  await remember(first, { columns, system: 'Twice' })
  const second = await send(
    'properties',
    'Area,Price,Ref,Price,Price,Sale price,Code',
    '80,120000,B2,600,5,120000,x',
  )
  expect(targetsOf(second).slice(0, 4)).toEqual([
    'object.area',
    'object.salePrice',
    'object.number',
    'object.rentPrice',
  ])
  const taken = targetsOf(second).filter((target) => target !== null)
  expect(new Set(taken).size).toBe(taken.length)
})

test('days are read as this file writes them, whatever was remembered', async () => {
  const first = await send(
    'stays',
    'Property,Guest last name,Arrival,Departure,Total',
    'X,Ήτα,25/05/2023,27/05/2023,90',
  )
  await remember(first, {})
  const second = await send(
    'stays',
    'Guest last name,Property,Arrival,Departure,Total,Notes',
    'Θήτα,X,2023-06-25,2023-06-27,90,n',
  )
  expect(second.mapping!.columns[2]).toMatchObject({ dates: 'ymd' })
})

const preview = async (id: number): Promise<ImportedRow[]> => {
  const answer = await app.call('POST', '/api/import/preview', { payload: { id } })
  expect(answer.statusCode).toBe(200)
  return answer.json().items
}
const stored = async (id: number) => ({
  records: await app.db
    .selectFrom('importRecord')
    .select('id')
    .where('importId', '=', id)
    .execute(),
  rows: await app.db
    .selectFrom('importRow')
    .selectAll()
    .where('importId', '=', id)
    .orderBy('number')
    .execute(),
})

test('a preview shows the five fullest rows with their faults, and leaves nothing behind', async () => {
  const shown = await send(
    'properties',
    'Ref,Address,Price,Area,Built,Owner,Owner phone,Wind',
    'C1,Egnatia 1,185000,120,2005,Ιώτα Ίρις,6971140001,north',
    'C2,Egnatia 2,,,,,,',
    ...[3, 4, 5].map(
      (at) => `C${at},Egnatia ${at},18500${at},120,2005,Κάππα Κλειώ,697114000${at},north`,
    ),
    'C6,Egnatia 6,many,120,2005,Λάμδα Λίζα,6971140006,south',
    'C7,Egnatia 7,,,,,,',
  )
  await imports.map(shown.id, {
    system: 'Previewed',
    fixed: [{ target: 'object.forSale', value: 'yes' }],
  })
  const before = await stored(shown.id)
  const rows = await preview(shown.id)
  expect(rows.map(({ number }) => number)).toEqual([2, 4, 5, 6, 7])
  const [first, , , , noted] = rows
  expect(first!.parts.map(({ part, action }) => [part, action])).toEqual([
    ['object', 'add'],
    ['owner', 'add'],
    ['ownership', 'add'],
  ])
  expect(first!.parts[0]!.values).toMatchObject({
    constructionYear: 2005,
    internalNotes: 'Wind: north',
  })
  expect(noted).toMatchObject({
    outcome: 'new',
    faults: [{ column: 2, text: '“many” is no number.' }],
  })
  expect(noted!.parts[0]!.values).toMatchObject({
    area: 120,
    internalNotes: 'Price: many\nWind: south',
  })
  expect(await stored(shown.id)).toEqual(before)

  // An earlier check does not make the records of its rows known ones.
  await imports.check(shown.id)
  const checked = await stored(shown.id)
  expect((await preview(shown.id))[0]!.parts[0]!.action).toBe('add')
  expect(await stored(shown.id)).toEqual(checked)
})

test('only administrators see a preview, and take or save a mapping', async () => {
  const { id, version } = await send('people', 'Surname,Name', 'Μι,Μαρία')
  const { employee } = app
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.call(method, url, { ...(payload && { payload }), as: employee })).statusCode
  expect([
    await call('POST', '/api/import/preview', { id }),
    await call('POST', '/api/import/anew', { id, version }),
    await call('GET', `/api/import/mappingFile/${id}`),
    await call('POST', '/api/import/takeMappingFile', { id, version, fileName: 'a', text: '{}' }),
  ]).toEqual([403, 403, 403, 403])
})

const take = async (id: number, file: unknown) => {
  const { version } = await imports.view(id)
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  return app.call('POST', '/api/import/takeMappingFile', {
    payload: { id, version, fileName: 'from-berlin.json', text },
  })
}
const mappingFile = async (id: number): Promise<MappingFile> =>
  (await app.call('GET', `/api/import/mappingFile/${id}`)).json()

test('a mapping is saved as a file, and used for a file with other columns', async () => {
  const first = await send('properties', 'Ref,Kind,Cost,Sort', 'D1,Palace,120000,x')
  const { value } = await app.db
    .selectFrom('selectOption')
    .select('value')
    .where('list', '=', 'objectSubType')
    .where('retired', '=', false)
    .orderBy('value')
    .limit(1)
    .executeTakeFirstOrThrow()
  const chosen = `objectSubType ${value}`
  await imports.map(first.id, {
    columns: [
      { target: 'object.number' },
      { target: 'object.type', values: { Palace: chosen, Hut: '' } },
      { target: 'object.salePrice' },
      { target: null, leftOut: true },
    ],
    system: 'Berlin',
  })
  const file = await mappingFile(first.id)
  expect(file.columns[1]!.words).toEqual([
    { text: 'Hut', value: '' },
    { text: 'Palace', value: chosen, name: expect.any(String) },
  ])
  // In another database the option has another number.
  file.columns[1]!.words![1]!.value = 'objectSubType 987654'
  file.columns[1]!.words!.push({ text: 'Tent', value: 'objectSubType 1', name: 'No such thing' })
  file.columns.push(
    { header: 'Gone', target: 'object.area' },
    { header: 'Sort', target: 'object.magic' },
  )
  const second = await send('properties', 'Cost,Kind,Ref', '120000,Palace,D2')
  const answer = await take(second.id, file)
  expect(answer.json()).toEqual({
    taken: 3,
    absent: ['Sort', 'Gone', 'Sort'],
    unknown: ['Sort'],
    words: [{ header: 'Kind', text: 'Tent' }],
  })
  const taken = await imports.view(second.id)
  expect(taken.mapping).toMatchObject({
    system: 'Berlin',
    columns: [
      { target: 'object.salePrice' },
      { target: 'object.type', values: { Palace: chosen, Hut: '' } },
      { target: 'object.number' },
    ],
  })
  expect(taken.proposal!.from).toEqual({ fileName: 'from-berlin.json', on: null })
})

test('places of a mapping file are those of the same name', async () => {
  const first = await send('properties', 'Ref,Town', 'P1,Kalamaria', 'P2,Our hill')
  await imports.map(first.id, { system: 'Hills' })
  await imports.check(first.id)
  const [known] = await imports.rows(first.id)
  const values = { 'Our hill': String(known!.parts[0]!.values['locationId']) }
  await imports.map(first.id, {
    system: 'Hills',
    columns: [{ target: 'object.number' }, { target: 'object.locationId', values }],
  })
  const file = await mappingFile(first.id)
  const [word] = file.columns[1]!.words!
  expect(word).toMatchObject({ name: expect.stringContaining('Kalamaria') })
  file.columns[1]!.words = [
    { ...word!, value: '999999999' },
    { text: 'Far', value: '1', name: 'Atlantis' },
  ]
  const second = await send('properties', 'Ref,Town', 'P3,Our hill')
  expect((await take(second.id, file)).json()).toMatchObject({
    words: [{ header: 'Town', text: 'Far' }],
  })
  expect((await imports.view(second.id)).mapping!.columns[1]).toMatchObject({ values })
})

test('a mapping file that is none, damaged, newer or of another kind changes nothing', async () => {
  const { id } = await send('people', 'Surname,Name', 'Νι,Νίκη')
  const before = await imports.view(id)
  const file = await mappingFile(id)
  const many = Array.from({ length: 501 }, () => ({ header: 'x', target: null }))
  const errorOf = async (hostile: unknown) => {
    const answer = await take(id, hostile)
    return [answer.statusCode, Object.values<string[]>(answer.json().errors).flat()[0]]
  }
  expect([
    await errorOf('Surname;Name'),
    await errorOf('null'),
    await errorOf([[[]]]),
    await errorOf({ ...file, estiaMapping: 2 }),
    await errorOf({ ...file, kind: 'payments' }),
    await errorOf({ ...file, columns: many }),
    await errorOf({ ...file, found: 'destroy' }),
    await errorOf({ ...file, columns: [{ header: 'Name', target: 'x'.repeat(81) }] }),
  ]).toEqual([
    [400, 'This is no file with a mapping that Estia has saved. Please choose another file.'],
    [400, 'This is no file with a mapping that Estia has saved. Please choose another file.'],
    [400, 'This is no file with a mapping that Estia has saved. Please choose another file.'],
    [400, 'A newer Estia has saved this mapping. Please upgrade first.'],
    [400, 'This mapping is for another kind of file: Incomes and expenses.'],
    [
      400,
      'The mapping in this file is damaged at “columns”. Please save the mapping again where it comes from.',
    ],
    [
      400,
      'The mapping in this file is damaged at “found”. Please save the mapping again where it comes from.',
    ],
    [
      400,
      'The mapping in this file is damaged at “columns.0.target”. Please save the mapping again where it comes from.',
    ],
  ])
  expect((await take(id, 'x'.repeat(300_001))).statusCode).toBe(400)
  expect(await imports.view(id)).toEqual(before)

  // Two columns for one field, photos for all rows, and a word that is the name of every object's prototype.
  const words = [{ text: '__proto__', value: 'isOwner' }]
  const odd = {
    ...file,
    fixed: [{ target: 'person.nothing', value: 'x' }],
    columns: [
      { header: 'Surname', target: 'person.fullName', words },
      { header: 'Name', target: 'person.fullName' },
    ],
  }
  expect((await take(id, odd)).statusCode).toBe(200)
  const taken = await imports.view(id)
  expect(taken.mapping!.fixed).toEqual([])
  expect(targetsOf(taken)).toEqual(['person.fullName', null])
})
