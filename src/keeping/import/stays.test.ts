import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay } from '#kit/clock.ts'
import { byHand, csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
let by: ReturnType<typeof byHand>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
  by = byHand(app)
})
afterAll(() => app.close())

const staysOf = (objectId: number) =>
  app.db
    .selectFrom('reservation')
    .selectAll()
    .where('objectId', '=', objectId)
    .where('deletedOn', 'is', null)
    .orderBy('checkIn')
    .execute()

test('stays are imported with their guests, and a second import changes nothing', async () => {
  const object = await by.object({ websiteCode: 'SEA-7', forShortRent: true })
  await by.account({
    lastName: 'Airline',
    firstName: 'B',
    isCompany: true,
    nameLocal: 'Airbnb',
    isSource: true,
  })
  const file = csv(
    'Confirmation code,Property code,Guest name,Guest phone,Arrival,Departure,Guests,Total,Portal,Status',
    'HM1,SEA-7,Maria Papadopoulou,6973330001,2023-06-25,2023-06-30,2,500.00,Airbnb,Completed',
    'HM2,sea-7,Madonna,,2023-06-30,2023-07-03,3,310.50,Airbnb,Confirmed',
    'HM3,SEA-7,Maria Papadopoulou,6973330001,2023-06-28,2023-07-01,2,90.00,Airbnb,Canceled by guest',
  )
  const sent = await imports.send('stays', file)
  expect(sent.mapping?.columns.map(({ target }) => target)).toEqual([
    'stay.reservationNumberExternal',
    'object.number',
    'guest.fullName',
    'guest.phone',
    'stay.checkIn',
    'stay.departure',
    'stay.adults',
    'stay.total',
    'stay.sourceId',
    'stay.reservationStage',
  ])
  const columns = sent.mapping!.columns.map((use, at) =>
    at === 1 ? { target: 'object.websiteCode' } : use,
  )
  await imports.map(sent.id, { columns })
  const checked = await imports.check(sent.id)
  expect([checked.counts, await imports.rows(sent.id, 'refused')]).toMatchObject([{ new: 3 }, []])
  expect(await staysOf(object)).toEqual([])
  const done = await imports.run(sent.id)
  // A guest with a single name gets a stay, but no account.
  expect(done.written).toMatchObject({ added: 4 })
  const stays = await staysOf(object)
  expect(stays).toMatchObject([
    {
      checkIn: '2023-06-25',
      duration: 5,
      adults: 2,
      total: 500,
      reservationStage: 4,
      clientLastName: 'Papadopoulou',
      clientFirstName: 'Maria',
      clientPhone: '6973330001',
    },
    { reservationStage: 5, checkIn: '2023-06-28' },
    { clientLastName: 'Madonna', accountId: null, duration: 3, total: 310.5 },
  ])
  expect(stays[0]!.accountId).not.toBeNull()
  expect(stays[0]!.sourceId).not.toBeNull()

  const again = await imports.send('stays', file)
  await imports.map(again.id, { columns })
  expect((await imports.check(again.id)).counts).toMatchObject({ same: 3, new: 0, changed: 0 })
  const undone = await imports.undo(sent.id)
  expect(undone.written).toMatchObject({ undone: 4, stays: 0 })
  expect(await staysOf(object)).toEqual([])
})

test('occupied nights are refused before the run: by an existing stay, or by an earlier row', async () => {
  const object = await by.object({ websiteCode: 'SEA-8', forShortRent: true })
  await app.call('POST', '/api/Reservation/update', {
    payload: {
      object: { id: object },
      checkIn: '2023-08-10',
      duration: 5,
      reservationStage: 2,
      client: { lastName: 'Weber' },
    },
  })
  const { id } = await imports.send(
    'stays',
    csv(
      'Property,Guest last name,Arrival,Departure',
      'SEA-8,Stein,2023-08-14,2023-08-16',
      'SEA-8,Braun,2023-08-15,2023-08-18',
      'SEA-8,Klein,2023-08-17,2023-08-20',
      'SEA-8,Gross,2023-08-18,2023-08-18',
      'SEA-8,Lang,2023-08-18,2023-08-19',
      'GONE,Kurz,2023-08-18,2023-08-19',
    ),
  )
  const { mapping } = await imports.view(id)
  const columns = mapping!.columns.map((use, at) =>
    at === 0 ? { target: 'object.websiteCode' } : use,
  )
  await imports.map(id, { columns })
  expect((await imports.check(id)).counts).toMatchObject({ new: 2, refused: 4 })
  const refused = await imports.rows(id, 'refused')
  expect(refused.map(({ number, faults }) => [number, faults[0]!.text])).toEqual([
    [2, expect.stringContaining('10')],
    [4, expect.stringContaining('Row 3')],
    [5, expect.stringContaining('after the arrival')],
    [7, expect.stringContaining('No property')],
  ])
  const done = await imports.run(id)
  expect(done).toMatchObject({ done: 2, counts: { refused: 4 } })
  expect(await staysOf(object)).toHaveLength(3)
})

test('a departure that contradicts the nights or the arrival is for the user to decide', async () => {
  await by.object({ websiteCode: 'SEA-15', forShortRent: true })
  const { id } = await imports.send(
    'stays',
    csv(
      'Website code,Guest last name,Arrival,Departure,Nights',
      'SEA-15,Odd,2023-08-14,2023-08-16,5',
      'SEA-15,Early,2023-09-14,2023-09-12,2',
    ),
  )
  await imports.map(id)
  expect(await imports.check(id)).toMatchObject({ noted: 0, counts: { refused: 2 } })
})

test('a stay that was entered by hand after the check is not overbooked', async () => {
  const object = await by.object({ websiteCode: 'SEA-9', forShortRent: true })
  const from = agencyDay(40)
  const { id } = await imports.send(
    'stays',
    csv(
      'Website code,Guest last name,Arrival,Departure',
      `SEA-9,First,${from},${addDays(from, 3)}`,
      `SEA-9,Second,${addDays(from, 3)},${addDays(from, 6)}`,
    ),
  )
  await imports.map(id)
  expect((await imports.check(id)).counts).toMatchObject({ new: 2 })
  await app.call('POST', '/api/Reservation/update', {
    payload: {
      object: { id: object },
      checkIn: addDays(from, 1),
      duration: 1,
      reservationStage: 2,
      client: { lastName: 'Faster' },
    },
  })
  expect(await imports.run(id)).toMatchObject({ done: 1, counts: { refused: 1 } })
  expect((await staysOf(object)).map(({ clientLastName }) => clientLastName)).toEqual([
    'Faster',
    'Second',
  ])
})

test('erasing a guest removes them from the import', async () => {
  await by.object({ websiteCode: 'SEA-10', forShortRent: true })
  const { id } = await imports.send(
    'stays',
    csv(
      'Website code,Guest last name,Guest first name,Guest e-mail,Arrival,Nights',
      'SEA-10,Zquasimodo,Ada,zquas@example.gr,2022-02-03,2',
      'SEA-10,Other,Bea,bea@example.gr,2022-02-13,2',
    ),
  )
  await imports.map(id)
  await imports.check(id)
  expect(await imports.run(id)).toMatchObject({ done: 2 })
  const guest = await app.db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('lastName', '=', 'Zquasimodo')
    .executeTakeFirstOrThrow()
  const { name } = guest
  const erased = await app.call('POST', `/api/personalData/erase/${guest.id}`, {
    payload: { name },
  })
  expect([erased.statusCode, erased.body]).toEqual([200, expect.anything()])
  const { rows } = await sql<{ found: string }>`
    SELECT to_jsonb(r)::text AS "found" FROM "importRow" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importRecord" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importChange" r UNION ALL
    SELECT to_jsonb(r)::text FROM "importKey" r
  `.execute(app.db)
  expect(rows.filter(({ found }) => /zquas/i.test(found))).toEqual([])
  expect(rows.filter(({ found }) => /bea@example/i.test(found))).not.toEqual([])
})

test('a row that was refused because of another one is replanned when that one is excluded', async () => {
  await by.object({ websiteCode: 'SEA-11', forShortRent: true })
  const { id } = await imports.send(
    'stays',
    csv(
      'Website code,Guest last name,Arrival,Nights',
      'SEA-11,First,2022-05-01,4',
      'SEA-11,Second,2022-05-03,4',
      'SEA-11,Third,2022-05-06,2',
    ),
  )
  await imports.map(id)
  await imports.check(id)
  const outcomes = async () => (await imports.rows(id)).map(({ outcome }) => outcome)
  expect(await outcomes()).toEqual(['new', 'refused', 'new'])
  await imports.mend(id, 2, { leftOut: true })
  expect(await outcomes()).toEqual(['left', 'new', 'refused'])
  await imports.mend(id, 2, { leftOut: false })
  // The stay that replaced it remains.
  expect(await outcomes()).toEqual(['refused', 'new', 'refused'])
  await imports.mend(id, 3, { leftOut: true })
  expect(await outcomes()).toEqual(['new', 'left', 'new'])
})
