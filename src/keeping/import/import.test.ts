import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import type { Mapping } from './mapping.contract.ts'
import { csv, encoded, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const accountsNamed = async (lastName: string) =>
  app.db
    .selectFrom('account')
    .select(['id', 'lastName', 'firstName', 'phone', 'email', 'notes', 'isOwner', 'version'])
    .where('lastName', '=', lastName)
    .where('deletedOn', 'is', null)
    .orderBy('id')
    .execute()

/** Uploads, checks and runs a file. */
async function take(
  kind: 'people' | 'properties',
  file: string | Buffer,
  mapping: Partial<Mapping> = {},
) {
  const { id } = await imports.send(kind, file)
  await imports.map(id, mapping)
  const checked = await imports.check(id)
  const done = await imports.run(id)
  return { id, checked, done }
}

describe('people', () => {
  test('a cell with several roles gives several roles, and each word can be mapped by itself', async () => {
    const file = csv(
      'Επώνυμο;Όνομα;Ιδιότητα',
      'Δουκάκη;Ρέα;ιδιοκτήτης, πελάτης',
      'Δουκάκης;Άρης;πελάτης, εραστής της τέχνης',
    )
    const { id } = await imports.send('people', file)
    const values = await app.call('POST', '/api/import/values', { payload: { id, column: 2 } })
    expect(values.json().items).toEqual([
      { text: 'πελάτης', rows: 2, value: 'isClient' },
      { text: 'ιδιοκτήτης', rows: 1, value: 'isOwner' },
      { text: 'εραστής της τέχνης', rows: 1, value: null },
    ])
    await imports.map(id)
    await imports.check(id)
    await imports.run(id)
    const flags = await app.db
      .selectFrom('account')
      .select(['isOwner', 'isClient'])
      .where('lastName', '=', 'Δουκάκη')
      .executeTakeFirst()
    expect(flags).toEqual({ isOwner: true, isClient: true })
  })

  test('a file from Greek Windows is read, mapped by its headers, and written', async () => {
    const file = csv(
      'Κωδικός;Επώνυμο;Όνομα;Κινητό;E-mail;ΑΦΜ;Ιδιότητα;Σχόλια',
      '17;Ανδρεάδης;Λεωνίδας;6971234501;leonidas@example.gr;098765432;Ιδιοκτήτης;παλιός πελάτης',
      '18;Βασιλείου;Ευτέρπη;6971234502;euterpi@example.gr;;Πελάτης;',
    )
    const sent = await imports.send('people', encoded(file, 'windows-1253'))
    expect(sent.source).toMatchObject({ encoding: 'windows-1253', delimiter: ';', headerRow: 1 })
    expect(sent.mapping?.columns.map(({ target }) => target)).toEqual([
      'person.number',
      'person.lastName',
      'person.firstName',
      'person.phone',
      'person.email',
      'person.taxNumber',
      'person.kinds',
      'person.notes',
    ])
    await imports.map(sent.id, { system: 'Old' })
    const checked = await imports.check(sent.id)
    expect(checked.counts).toMatchObject({ new: 2, refused: 0, doubtful: 0 })
    expect(await accountsNamed('Ανδρεάδης')).toEqual([])
    const done = await imports.run(sent.id)
    expect(done).toMatchObject({ state: 'done', done: 2, written: { added: 2, changed: 0 } })
    const [account] = await accountsNamed('Ανδρεάδης')
    expect(account).toMatchObject({ phone: '6971234501', isOwner: true, notes: 'παλιός πελάτης' })
    const origin = await app.call('GET', `/api/import/origin?entity=Account&id=${account!.id}`)
    expect(origin.json()).toMatchObject({
      items: [{ importId: sent.id, number: 2, isNew: true }],
      numbers: [{ system: 'Old', number: '17' }],
    })
  })

  test('importing the same file again changes nothing', async () => {
    const file = csv(
      'Number,Last name,First name,Mobile,Notes,Extra',
      '5,Karamitsou,Eleni,+30 697 555 0001,likes the sea,garden',
      '6,Karamitsos,Petros,6975550002 (work),,',
    )
    const first = await take('people', file, { system: 'Twice' })
    expect(first.done.written.added).toBe(2)
    const before = await accountsNamed('Karamitsou')
    const second = await take('people', file, { system: 'Twice' })
    expect(second.checked.counts).toMatchObject({ same: 2, new: 0, changed: 0 })
    expect(second.done.written).toMatchObject({ added: 0, changed: 0 })
    expect(await accountsNamed('Karamitsou')).toEqual(before)
    expect(before[0]!.notes).toBe('likes the sea\nExtra: garden')
  })

  test('two rows about one person are one person', async () => {
    const file = csv(
      'Last name,First name,Phone,E-mail',
      'Doukas,Stefanos,6975550101,stefanos.doukas@example.gr',
      'ΔΟΥΚΑΣ,ΣΤΕΦΑΝΟΣ,2310555010,stefanos.doukas@example.gr',
    )
    const { checked } = await take('people', file)
    expect(checked.counts).toMatchObject({ new: 1, changed: 1 })
    expect(await accountsNamed('Doukas')).toMatchObject([
      { phone: '6975550101;2310555010', version: 2 },
    ])
  })

  test('if only the name matches, the user chooses the person', async () => {
    await take('people', csv('Last name,First name,Phone', 'Samaras,Iosif,6975550201'))
    const { id } = await imports.send(
      'people',
      csv('Last name,First name,Phone', 'Samaras,Iosif,6975550202'),
    )
    await imports.map(id)
    expect((await imports.check(id)).counts.doubtful).toBe(1)
    const [row] = await imports.rows(id, 'doubtful')
    const [samaras] = await accountsNamed('Samaras')
    expect(row!.candidates['person']).toMatchObject([{ choice: String(samaras!.id) }])
    const chosen = await imports.mend(id, row!.number, { choices: { person: String(samaras!.id) } })
    expect(chosen.outcome).toBe('changed')
    const somebodyElse = await imports.mend(id, row!.number, { choices: { person: 'new' } })
    expect(somebodyElse.outcome).toBe('new')
    await imports.run(id)
    expect(await accountsNamed('Samaras')).toMatchObject([
      { phone: '6975550201' },
      { phone: '6975550202' },
    ])
  })

  test('what cannot be read is in the notes; a row is refused for want of what it cannot be without', async () => {
    const file = csv(
      'Last name,First name,E-mail,Budget,Country,Consent',
      'Vlahou,Rena,"rena@example, rena@example.gr",120000,Atlantis,31.02.2025',
      'Vlahou,Nina,nina@example,cheap,,',
      'Vlahou,,nobody@example.gr,90000,,',
    )
    const { id } = await imports.send('people', file)
    await imports.map(id)
    expect(await imports.check(id)).toMatchObject({ noted: 2, counts: { new: 2, refused: 1 } })
    const noted = await imports.rows(id, 'noted')
    const columnsOf = (rows: typeof noted) =>
      rows.map(({ number, faults }) => [number, faults.map(({ column }) => column)])
    expect(columnsOf(noted)).toEqual([
      [2, [4]],
      [3, [2, 3]],
    ])
    const [refused] = await imports.rows(id, 'refused')
    expect(refused).toMatchObject({
      number: 4,
      faults: [{ text: expect.stringContaining('First') }],
    })
    const mended = await imports.mend(id, 3, { cells: { 2: 'nina@example.gr', 3: '150000' } })
    expect(mended).toMatchObject({ outcome: 'new', faults: [], mended: { 2: 'nina@example.gr' } })
    const sheet = await app.call('GET', `/api/import/refused/${id}`)
    expect(sheet.headers['content-type']).toContain('spreadsheet')
    expect((await imports.run(id)).done).toBe(2)
    expect(await accountsNamed('Vlahou')).toMatchObject([
      {
        email: 'rena@example.gr',
        notes: 'E-mail: rena@example\nCountry: Atlantis\nConsent: 31.02.2025',
      },
      { email: 'nina@example.gr', notes: null },
    ])
  })

  test('a value that the record does not allow is in the notes', async () => {
    const { id } = await imports.send(
      'properties',
      csv(
        'Title,Year,Beds,Website code',
        'Too old,3050,2,X-1',
        `Too long,1990,3,${'x'.repeat(500)}`,
      ),
    )
    await imports.map(id, { system: 'Old' })
    expect(await imports.check(id)).toMatchObject({ noted: 2, counts: { new: 2, refused: 0 } })
    const [row] = await imports.rows(id, 'noted')
    expect(row).toMatchObject({
      faults: [{ column: 1 }],
      parts: [{ values: { bedrooms: 2, internalNotes: 'Year: 3050' } }],
    })
  })

  test('the user chooses the order of ambiguous days; it is never guessed', async () => {
    const open = await imports.send('people', csv('Last name,First name,Consent', 'A,B,01/02/2025'))
    const column = open.source.headers.indexOf('Consent')
    expect(open.mapping?.columns[column]?.dates).toBeUndefined()
  })
})

describe('concurrent changes', () => {
  test('a record that was changed since the check is left unchanged', async () => {
    await take('people', csv('Last name,First name,Phone', 'Gallis,Markos,6975550301'))
    const [gallis] = await accountsNamed('Gallis')
    const file = csv('Last name,First name,Phone,City', 'Gallis,Markos,6975550301,Kavala')
    const { id } = await imports.send('people', file)
    await imports.map(id)
    expect((await imports.check(id)).counts.changed).toBe(1)
    await app.call('POST', '/api/account/update', { payload: { id: gallis!.id, city: 'Drama' } })
    const done = await imports.run(id)
    expect(done).toMatchObject({ done: 0, counts: { refused: 1 } })
  })

  test('a person who was added since the check is not added twice', async () => {
    const { id } = await imports.send(
      'people',
      csv('Last name,First name,E-mail', 'Meltemi,Zoi,zoi@example.gr'),
    )
    await imports.map(id)
    await imports.check(id)
    await app.call('POST', '/api/account/add', {
      payload: { lastName: 'Meltemi', firstName: 'Zoi', email: 'zoi@example.gr' },
    })
    expect((await imports.run(id)).counts).toMatchObject({ refused: 1 })
    expect(await accountsNamed('Meltemi')).toHaveLength(1)
  })
})

describe('undoing', () => {
  test('removes added records and restores changed ones', async () => {
    await take('people', csv('Last name,First name,Phone', 'Rigas,Titos,6975550401'))
    const [before] = await accountsNamed('Rigas')
    const file = csv(
      'Last name,First name,Phone,Notes',
      'Rigas,Titos,6975550401,met at the fair',
      'Rigas,Fotini,6975550402,new',
    )
    const { id } = await take('people', file)
    expect(await accountsNamed('Rigas')).toHaveLength(2)
    const undone = await imports.undo(id)
    expect(undone).toMatchObject({ state: 'undone', written: { undone: 2, stays: 0 } })
    expect(await accountsNamed('Rigas')).toEqual([{ ...before, version: before!.version + 2 }])
  })

  test('keeps records that somebody has worked with, and says why', async () => {
    const file = csv(
      'Last name,First name,Phone',
      'Zervas,Aris,6975550501',
      'Zervas,Vera,6975550502',
      'Zervas,Dora,6975550503',
    )
    const { id } = await take('people', file)
    const [aris, vera] = await accountsNamed('Zervas')
    await app.call('POST', '/api/account/update', { payload: { id: aris!.id, city: 'Xanthi' } })
    await app.call('POST', '/api/activity/update', {
      payload: { description: 'Rang', links: [{ entity: 'Account', id: vera!.id }] },
    })
    const undone = await imports.undo(id)
    expect(undone.written).toMatchObject({ undone: 1, stays: 2 })
    const stays = await app.call('POST', '/api/import/stays', { payload: { id } })
    expect(stays.json().items.map((one: { entityId: number }) => one.entityId)).toEqual([
      aris!.id,
      vera!.id,
    ])
    expect(await accountsNamed('Zervas')).toHaveLength(2)
  })
})

describe('properties', () => {
  test('a property is imported with its owner, who is added once for several rows', async () => {
    const file = csv(
      'Ref;Type;Sale or rent;Price;Area;Floor;Address;Owner;Owner phone',
      'P-1;Apartment;sale;120.000,50;85;3;Egnatia 45;Lazarou Kostas;6975550601',
      'P-2;Apartment;rent;;60;1;Tsimiski 12;Lazarou Kostas;6975550601',
    )
    const sent = await imports.send('properties', file)
    const targets = sent.mapping!.columns.map(({ target }) => target)
    expect(targets).toEqual([
      'object.number',
      'object.type',
      'object.offers',
      'object.offeredPrice',
      'object.area',
      'object.floor',
      'object.address',
      'owner.fullName',
      'owner.phone',
    ])
    await imports.map(sent.id, { system: 'Props' })
    const checked = await imports.check(sent.id)
    expect([checked.counts, await imports.rows(sent.id, 'refused')]).toMatchObject([{ new: 2 }, []])
    await imports.run(sent.id)
    const owners = await accountsNamed('Lazarou')
    expect(owners).toMatchObject([{ firstName: 'Kostas', isOwner: true }])
    const objects = await app.db
      .selectFrom('object')
      .select(['salePrice', 'forSale', 'forRent', 'ownerId', 'area'])
      .where('ownerId', '=', owners[0]!.id)
      .orderBy('id')
      .execute()
    expect(objects).toEqual([
      { salePrice: 120000.5, forSale: true, forRent: false, ownerId: owners[0]!.id, area: 85 },
      { salePrice: null, forSale: false, forRent: true, ownerId: owners[0]!.id, area: 60 },
    ])
    const undone = await imports.undo(sent.id)
    expect(undone.written).toMatchObject({ stays: 0 })
    expect(await accountsNamed('Lazarou')).toEqual([])
  })
})

test('only administrators import', async () => {
  for (const as of [app.employee, app.branchEmployee, app.client])
    expect((await app.call('GET', '/api/import/list', { as })).statusCode).toBe(403)
})
