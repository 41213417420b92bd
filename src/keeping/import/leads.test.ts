import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { agencyDay } from '#kit/clock.ts'
import { byHand, csv, importing } from './testing/importing.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const leadsOf = async (lastName: string) =>
  app.db
    .selectFrom('lead')
    .innerJoin('account', 'account.id', 'lead.accountId')
    .selectAll('lead')
    .where('account.lastName', '=', lastName)
    .where('lead.deletedOn', 'is', null)
    .orderBy('lead.id')
    .execute()

test('leads are imported with their people, wishes in words, and assigned employees', async () => {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT "id", "name" FROM "account" WHERE "isEmploye" AND "deletedOn" IS NULL ORDER BY "id" LIMIT 1
  `.execute(app.db)
  const employee = rows[0]!
  const sent = await imports.send(
    'leads',
    csv(
      'Κωδικός ζήτησης;Ονοματεπώνυμο;Κινητό;E-mail;Ζήτηση;Είδος;Περιοχές;Προϋπολογισμός;Υ/Δ από;Στάδιο;Ημερομηνία;Υπεύθυνος;Σχόλια',
      `L1;Παπαδόπουλος Νίκος;6971110001;nikos.l@example.gr;Αγορά;;Καλαμαριά, Θέρμη;120.000,00;2;Έγινε επικοινωνία;25/03/2024;${employee.name};με θέα`,
      'L2;Παπαδόπουλος Νίκος;6971110001;nikos.l@example.gr;Ενοικίαση;;;600;1;;26/03/2024;;',
      'L3;Σαββίδου Άννα;6971110002;;Ενοικίαση, Αγορά;;;700;;;27/03/2024;;',
    ),
  )
  expect(sent.mapping?.columns.map(({ target }) => target)).toEqual([
    'lead.number',
    'person.fullName',
    'person.phone',
    'person.email',
    'lead.wants',
    'lead.wantedSubTypes',
    'lead.places',
    'lead.budgetTo',
    'lead.bedroomsMin',
    'lead.stage',
    'lead.startDate',
    'lead.responsible',
    'lead.description',
  ])
  await imports.map(sent.id, { system: 'Leads' })
  const checked = await imports.check(sent.id)
  expect(checked).toMatchObject({ noted: 1, counts: { new: 3, refused: 0 } })
  const [noted] = await imports.rows(sent.id, 'noted')
  expect(noted).toMatchObject({
    number: 4,
    faults: [{ column: 7, text: expect.stringContaining('for a purchase or for a rent') }],
  })
  expect(await leadsOf('Παπαδόπουλος')).toEqual([])
  const done = await imports.run(sent.id)
  expect(done.written).toMatchObject({ added: 5, changed: 0 })
  expect(await leadsOf('Σαββίδου')).toMatchObject([
    { forRent: true, forPurchase: true, description: 'Προϋπολογισμός: 700' },
  ])
  const leads = await leadsOf('Παπαδόπουλος')
  expect(leads).toMatchObject([
    {
      forPurchase: true,
      purchaseBudgetRangeMax: 120_000,
      bedroomsMin: 2,
      stage: 2,
      startDate: '2024-03-25',
      description: 'με θέα',
      assignedIds: [employee.id],
    },
    { forPurchase: false, forRent: true, rentBudgetRangeMax: 600, stage: 1, assignedIds: [] },
  ])
  expect(leads[0]!.locationId).not.toBeNull()
  expect(new Set(leads.map(({ accountId }) => accountId)).size).toBe(1)

  const again = await imports.send(
    'leads',
    csv(
      'Κωδικός ζήτησης;Ονοματεπώνυμο;Κινητό;Ζήτηση;Προϋπολογισμός;Υπεύθυνος',
      `L1;Παπαδόπουλος Νίκος;6971110001;Αγορά;120000;${employee.name}`,
    ),
  )
  await imports.map(again.id, { system: 'Leads' })
  expect((await imports.check(again.id)).counts).toMatchObject({ same: 1 })
})

test('a second import of a file without numbers changes nothing, and the first can be undone completely', async () => {
  const file = csv(
    'Client name,Client phone,Looking for,Budget,Status,Created,Notes,Extra',
    'Petros Lekkas,6971110101,buy,200000,New,2024-01-05,near the sea,blue door',
    'Petros Lekkas,6971110101,buy,350000,New,2024-01-06,,',
    'Petros Lekkas,6971110101,buy,200000,New,2024-01-05,near the sea,blue door',
  )
  const first = await imports.send('leads', file)
  expect(first.mapping?.columns.map(({ target }) => target)).toEqual([
    'person.fullName',
    'person.phone',
    'lead.wants',
    'lead.budgetTo',
    'lead.stage',
    'lead.startDate',
    'lead.description',
    null,
  ])
  await imports.map(first.id)
  expect((await imports.check(first.id)).counts).toMatchObject({ new: 2, same: 1 })
  await imports.run(first.id)
  const [one, two] = await leadsOf('Lekkas')
  expect(one!.description).toBe('near the sea\nExtra: blue door')
  // Later changes do not make it another lead.
  await app.call('POST', '/api/lead/update', { payload: { id: two!.id, stage: 3 } })
  const second = await imports.send('leads', file)
  await imports.map(second.id)
  expect((await imports.check(second.id)).counts).toMatchObject({ same: 3 })
  const undone = await imports.undo(first.id)
  // The lead that somebody has continued stays, and so does its client.
  expect(undone.written).toMatchObject({ undone: 1, stays: 2 })
  expect((await leadsOf('Lekkas')).map(({ id }) => id)).toEqual([two!.id])
})

test('a row that the form would refuse is refused, and its person is not added', async () => {
  const { id } = await imports.send(
    'leads',
    csv(
      'Last name,First name,E-mail,Looking for,Budget from,Budget to,Start date,Responsible',
      'Kanellis,Fotis,fotis@example.gr,buy,300000,200000,2024-02-01,',
      ',,,buy,,200000,2024-02-02,',
    ),
  )
  await imports.map(id)
  expect((await imports.check(id)).counts).toMatchObject({ refused: 2, new: 0 })
  await imports.run(id)
  expect(await leadsOf('Kanellis')).toEqual([])
  const left = await imports.mend(id, 2, { cells: { 4: '100000' } })
  expect(left.outcome).toBe('new')
})

test('a lead without a start date starts today', async () => {
  const { id } = await imports.send(
    'leads',
    csv('Last name,First name,Phone,Looking for', 'Mela,Roza,6971110301,rent'),
  )
  await imports.map(id)
  await imports.check(id)
  await imports.run(id)
  expect(await leadsOf('Mela')).toMatchObject([{ startDate: agencyDay(0), stage: 1, priority: 2 }])
  expect((await imports.undo(id)).written).toMatchObject({ undone: 2, stays: 0 })
})

test('undoing keeps a person a client if they have a lead by then', async () => {
  const id = await byHand(app).account({
    lastName: 'Xenakis',
    firstName: 'Pavlos',
    email: 'xen@example.gr',
  })
  const sent = await imports.send(
    'leads',
    csv('Client e-mail;Last name;First name;Wants', 'xen@example.gr;Xenakis;Pavlos;buy'),
  )
  await imports.map(sent.id)
  expect((await imports.check(sent.id)).counts).toMatchObject({ new: 1, refused: 0 })
  await imports.run(sent.id)
  const added = await app.call('POST', '/api/lead/add', {
    payload: { accountId: id, forRent: true },
  })
  expect([added.statusCode, added.statusCode === 200 ? '' : added.body]).toEqual([200, ''])
  const undone = await imports.undo(sent.id)
  expect(undone.written).toMatchObject({ undone: 1, stays: 1 })
  const client = await app.db
    .selectFrom('account')
    .select(['isClient', 'isClientDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(client).toEqual({ isClient: true, isClientDate: expect.anything() })
})
