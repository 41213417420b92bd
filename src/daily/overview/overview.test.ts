import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { dealsIn, leadsIn, staysIn, viewingsIn } from './figureLinks.ts'
import type { Overview } from './overview.contract.ts'
import { monthsOf, periodOf } from './period.ts'
import { agencyDay, instantNow } from '#kit/clock.ts'

let app: TestApp
let objects: number[]
let sources: number[]
const period = { from: '2027-01-01', to: '2027-03-20' }
beforeAll(async () => {
  app = await testApp()
  objects = []
  for (let at = 0; at < 3; at++)
    objects.push((await app.call('GET', '/api/object/add')).json().id as number)
  await app.db.updateTable('object').set({ forShortRent: true, isBlank: false }).execute()
  const rows = ['Site', 'Portal'].map((lastName) => ({ firstName: '-', lastName, isSource: true }))
  const stored = await app.db.insertInto('account').values(rows).returning('id').execute()
  sources = stored.map(({ id }) => id)
  await makeLeads()
  await makeViewings()
  await makeDeals()
  await makeStays()
})
afterAll(() => app.close())

// Both ends of the period, and both nights in which Athens is a day ahead of UTC.
const instants = ['2026-12-31T21:59:59Z', '2026-12-31T22:00:00Z', '2027-02-10T09:00:00Z']
instants.push('2027-03-20T21:59:59Z', '2027-03-20T22:00:00Z')

async function makeLeads() {
  for (const [at, createdOn] of instants.entries())
    for (const stage of [null, 1, 3, 6])
      for (const source of [null, ...sources]) {
        const { id } = await app.db
          .insertInto('lead')
          .values({ stage, source, createdOn, forPurchase: true } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
        if ((id + at) % 3 > 0) await note(id, createdOn, (id % 5) * 4)
      }
  const deleted = { stage: 1, createdOn: instants[2], deletedOn: instants[4] }
  await app.db
    .insertInto('lead')
    .values(deleted as never)
    .execute()
}

/** Adds a note on a lead some hours after it was entered. */
async function note(leadId: number, createdOn: string, hours: number) {
  const at = new Date(Date.parse(createdOn) + hours * 3_600_000).toISOString()
  const { id: activityId } = await app.db
    .insertInto('activity')
    .values({ description: 'Called back', createdOn: at } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = { activityId, entity: 'Demand', entityId: leadId, position: 0 }
  await app.db.insertInto('activityLink').values(link).execute()
}

async function makeViewings() {
  const days = ['2026-12-31T23:30:00', '2027-01-01T00:00:00', '2027-03-20T23:59:00']
  days.push('2027-03-21T00:00:00')
  await app.db
    .insertInto('viewing')
    .values(days.map((dateOfViewing) => ({ dateOfViewing })) as never)
    .execute()
}

async function makeDeals() {
  const lead = await app.db
    .insertInto('lead')
    .values({ createdOn: '2020-01-01T00:00:00Z' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const seen = (parentKind: string, parentId: number, accountId: number) =>
    app.db.insertInto('assignment').values({ parentKind, parentId, accountId }).execute()
  await seen('Demand', lead.id, app.employee.accountId)
  await seen('Demand', lead.id, app.admin.accountId)
  await seen('Object', objects[0]!, app.admin.accountId)
  const all = ['2026-12-31', '2027-01-01', '2027-02-14', '2027-03-20', '2027-03-21'].flatMap(
    (endDate) =>
      [5, 6, 2].flatMap((dealStage) =>
        [lead.id, null].flatMap((demandId) =>
          [objects[0]!, null].map((objectId) => ({
            endDate,
            dealStage,
            demandId,
            objectId,
            dealType: 2,
            price: demandId === null && objectId === null ? null : 100_000.1,
            comission: objectId === null ? null : 2_480.07,
          })),
        ),
      ),
  )
  await app.db
    .insertInto('deal')
    .values(all as never)
    .execute()
}

async function makeStays() {
  const days = [
    ['2026-12-28', 4],
    ['2027-01-01', 3],
    ['2027-01-28', 10],
    ['2027-03-19', 2],
    ['2027-03-21', 3],
  ] as const
  const rows = objects.flatMap((objectId, at) =>
    days.map(([checkIn, duration]) => ({
      objectId,
      checkIn,
      duration,
      clientLastName: 'Guest',
      total: 100.1,
      finalComission: 7.03,
      reservationStage: at === 2 ? 5 : 1 + at,
    })),
  )
  await app.db
    .insertInto('reservation')
    .values(rows as never)
    .execute()
}

const overview = async (query: Partial<typeof period> = period) => {
  const answer = await app.call('GET', `/api/overview?${new URLSearchParams(query)}`)
  expect(answer.statusCode).toBe(200)
  return answer.json() as Overview
}

const searches: Record<string, string> = {
  '/Leads': '/api/lead/search',
  '/Viewing': '/api/Viewing/search',
  '/Deals': '/api/Deal/search',
  '/Reservations': '/api/Reservation/search',
}
type Listed = {
  totalRows: number
  sums: Record<string, number>
  items: Record<'price' | 'comission', number | null>[]
}

/** What the list shows after following a figure's link. */
async function followed(href: string): Promise<Listed> {
  const { pathname, searchParams } = new URL(href, 'http://estia.test')
  const filters = [...searchParams].filter(([name]) => name !== 'page' && name !== 'view')
  const payload = Object.fromEntries(filters.map(([name, value]) => [name, parsed(value)]))
  const answer = await app.call('POST', searches[pathname]!, { payload })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
const total = async (href: string) => (await followed(href)).totalRows

test('each lead figure equals the number of leads in its linked list', async () => {
  const { leads } = await overview()
  expect(leads.count).toBe(3 * 12)
  expect(await total(leadsIn(period))).toBe(leads.count)
  expect(await total(leadsIn(period, { answered: true }))).toBe(leads.answered)
  expect(leads.answered).toBeGreaterThan(10)
  const waiting = { answered: false, stages: leads.openStages }
  expect(await total(leadsIn(period, waiting))).toBe(leads.waiting)
  expect(leads.waiting).toBeGreaterThan(3)
  expect(leads.stages.map(({ count }) => count)).toEqual([9, 9, 9, 9])
  expect(leads.stages.map(({ stage }) => stage).sort()).toEqual([0, 1, 3, 6])
  for (const { stage, count } of leads.stages)
    expect(await total(leadsIn(period, { stages: [stage] }))).toBe(count)
  expect(leads.sources).toHaveLength(3)
  for (const { source, count } of leads.sources)
    expect(await total(leadsIn(period, { sources: [source] }))).toBe(count)
})

test('the time to the first answer is the median of the answered leads', async () => {
  const { rows } = await app.db
    .selectFrom('lead')
    .select(['createdOn', 'answeredOn'])
    .where('deletedOn', 'is', null)
    .where('createdOn', '>=', instants[1]!)
    .where('createdOn', '<', instants[4]!)
    .where('answeredOn', 'is not', null)
    .execute()
    .then((rows) => ({ rows }))
  const hours = rows
    .map(
      ({ createdOn, answeredOn }) => (Date.parse(answeredOn!) - Date.parse(createdOn)) / 3_600_000,
    )
    .sort((a, b) => a - b)
  const half = (hours.length - 1) / 2
  const median = (hours[Math.floor(half)]! + hours[Math.ceil(half)]!) / 2
  expect((await overview()).leads.medianHours).toBeCloseTo(median, 1)
})

test('the median is rounded to a day if most leads were answered weeks later', async () => {
  const createdOn = '2030-05-05T09:00:00Z'
  for (const hours of [2, 299.9, 400.2, 500.5, 1234.6]) {
    const answeredOn = new Date(Date.parse(createdOn) + hours * 3_600_000).toISOString()
    await app.db
      .insertInto('lead')
      .values({ stage: 1, createdOn, answeredOn } as never)
      .execute()
  }
  const may = { from: '2030-05-01', to: '2030-05-31' }
  expect((await overview(may)).leads).toMatchObject({ answered: 5, medianHours: 17 * 24 })
})

test('an open task is no answer; it becomes one when it is done', async () => {
  const { id } = await app.db
    .insertInto('lead')
    .values({ stage: 1, createdOn: '2029-05-05T09:00:00Z' } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const may = { from: '2029-05-01', to: '2029-05-31' }
  const save = async (activity: object) =>
    (await app.call('POST', '/api/activity/update', { payload: activity })).json()
  const links = [{ entity: 'Demand', id }]
  const call = await save({ description: 'Call', done: false, links })
  expect((await overview(may)).leads).toMatchObject({ count: 1, answered: 0, waiting: 1 })
  await save({ id: call.id, done: true })
  expect((await overview(may)).leads).toMatchObject({ count: 1, answered: 1, waiting: 0 })
})

test('viewings and deals match their lists, by month and by agent', async () => {
  const { deals, viewings } = await overview()
  expect(viewings.count).toBe(2)
  expect(await total(viewingsIn(period))).toBe(2)
  expect(deals).toMatchObject({ count: 12, amount: 900_000.9, comission: 14_880.42 })
  type Figures = { count: number; amount: number; comission: number }
  const agrees = async (href: string, { count, amount, comission }: Figures) => {
    const { items, totalRows } = await followed(href)
    const cents = (name: 'price' | 'comission') =>
      items.reduce((sum, item) => sum + Math.round((item[name] ?? 0) * 100), 0)
    return {
      count: totalRows === count,
      amount: cents('price') === Math.round(amount * 100),
      comission: cents('comission') === Math.round(comission * 100),
    }
  }
  const right = { count: true, amount: true, comission: true }
  expect(await agrees(dealsIn(period, deals.wonStage), deals)).toEqual(right)
  expect(deals.months.map(({ count }) => count)).toEqual([4, 4, 4])
  for (const { month, ...days } of monthsOf(period)) {
    const figures = deals.months.find((each) => each.month === month)!
    expect(await agrees(dealsIn(days, deals.wonStage), figures)).toEqual(right)
  }
  expect(deals.agents).toHaveLength(3)
  for (const agent of deals.agents)
    expect(await agrees(dealsIn(period, deals.wonStage, agent), agent)).toEqual(right)
})

test('waiting expenses match their list until approved, paid or deleted', async () => {
  const [owner] = await app.db
    .insertInto('account')
    .values([{ lastName: 'Owner', hasTransactions: true }])
    .returning('id')
    .execute()
  const one = { accountId: owner!.id, isDebit: true, status: 0, paymentMethod: 1, categoryId: 8 }
  const on = (day: string, more: object = {}) => ({
    ...one,
    amount: 10.07,
    transactionDate: `${day}T10:00:00`,
    confirmedByClientDate: null,
    deletedOn: null,
    ...more,
  })
  await app.db
    .insertInto('transaction')
    .values([
      on('2027-02-01'),
      on('2026-02-01', { amount: 5 }),
      on('2027-02-02', { confirmedByClientDate: '2027-02-03T10:00:00Z' }),
      on('2027-02-02', { status: 2 }),
      on('2027-02-02', { deletedOn: '2027-02-03T10:00:00Z' }),
      on('2027-02-02', { isDebit: false, status: null }),
    ] as never)
    .execute()
  const { expenses } = await overview()
  expect(expenses).toEqual({ count: 2, amount: 15.07 })
  const list = async (query = '') =>
    (await app.call('GET', `/api/overview/expenses${query}`)).json()
  const { items, totalRows } = await list()
  expect(totalRows).toBe(expenses.count)
  expect(items).toMatchObject([
    { amount: 5, accountDisplayName: 'Owner', categoryName: 'Common charges', sentOn: null },
    { amount: 10.07, accountId: owner!.id, referenceNumber: expect.stringMatching(/^T\d+$/) },
  ])
  for (const sortBy of ['referenceNumber', 'accountDisplayName', 'expirationDate', 'sentOn'])
    expect((await list(`?sortBy=${sortBy}&sortDesc=true`)).items).toHaveLength(2)
  expect((await list('?perPage=5&currentPage=2')).items).toEqual([])
  await app.call('DELETE', `/api/transactions/${items[0].id}`)
  expect((await overview()).expenses).toEqual({ count: 1, amount: 10.07 })
})

test('stays, nights and income of each month match their lists to the cent', async () => {
  const { stays } = await overview()
  expect(stays.objects).toBe(3)
  expect(stays.months.map(({ nights }) => nights)).toEqual([2 * (3 + 4), 2 * 6, 2 * 2])
  for (const { month, ...days } of monthsOf(period)) {
    const figures = stays.months.find((each) => each.month === month)!
    expect(await total(staysIn(days, stays.stages, 'stay'))).toBe(figures.stays)
    const left = await followed(staysIn(days, stays.stages, 'checkOut'))
    expect(left).toMatchObject({
      totalRows: figures.departures,
      sums: { total: figures.total, finalComission: figures.finalComission },
    })
  }
})

test('the months of any period add up to the whole', async () => {
  const day = fc.integer({ min: 0, max: 200 }).map((days) => {
    const date = new Date(Date.UTC(2026, 10, 15 + days))
    return date.toISOString().slice(0, 10)
  })
  await fc.assert(
    fc.asyncProperty(day, day, async (one, other) => {
      const asked = one < other ? { from: one, to: other } : { from: other, to: one }
      const { deals, stays } = await overview(asked)
      const all = await followed(staysIn(asked, stays.stages, 'checkOut'))
      const sum = stays.months.reduce((cents, { total }) => cents + Math.round(total * 100), 0)
      expect(sum).toBe(Math.round(all.sums['total']! * 100))
      expect(await total(dealsIn(asked, deals.wonStage))).toBe(deals.count)
      const days = stays.months.reduce((sum, { days }) => sum + days, 0)
      expect(days).toBe((Date.parse(asked.to) - Date.parse(asked.from)) / 86_400_000 + 1)
    }),
    { numRuns: 20 },
  )
})

test('the default period is the current year, and an empty period has zeros', async () => {
  const { from, to } = await overview({})
  expect([from.slice(4), to.slice(4)]).toEqual(['-01-01', '-12-31'])
  expect(from.slice(0, 4)).toBe(to.slice(0, 4))
  const none = await overview({ from: '1990-01-01', to: '1990-01-31' })
  expect(none.leads).toMatchObject({ count: 0, stages: [], sources: [], medianHours: null })
  expect(none.deals).toMatchObject({ count: 0, amount: 0, agents: [] })
})

test.each([
  [{ from: '2027-02-30' }, 'from'],
  [{ to: 'tomorrow' }, 'to'],
  [{ from: '2027-03-01', to: '2027-02-01' }, 'to'],
  [{ from: '2001-01-01', to: '2027-02-01' }, 'to'],
  [{ until: '2027-02-01' }, 'until'],
])('%j is rejected by field', async (query, field) => {
  const answer = await app.call('GET', `/api/overview?${new URLSearchParams(query as never)}`)
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().errors)).toEqual([field])
})

test('only administrators may see the overview', async () => {
  for (const as of [app.employee, app.branchEmployee, app.client])
    for (const path of ['/api/overview', '/api/overview/expenses'])
      expect((await app.call('GET', path, { as })).statusCode).toBe(403)
  expect((await app.call('GET', '/api/overview', { as: null })).statusCode).toBe(401)
})

test('the preset periods are whole months, also across a year', () => {
  expect(periodOf('thisYear', '2027-01-15')).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  expect(periodOf('lastYear', '2027-01-15')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(periodOf('thisMonth', '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(periodOf('lastMonth', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(periodOf('twelveMonths', '2027-01-31')).toEqual({ from: '2026-02-01', to: '2027-01-31' })
})

test('a viewing counts on its current day, and not once it is deleted', async () => {
  const [first, second] = ['2031-05-01', '2031-05-02']
  const counts = async () => {
    const of = async (day: string) => (await overview({ from: day, to: day })).viewings.count
    return [await of(first), await of(second)]
  }
  const change = (values: object) =>
    app.db.updateTable('viewing').set(values).where('id', '=', id).execute()
  const { id } = await app.db
    .insertInto('viewing')
    .values({ dateOfViewing: null } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await counts()).toEqual([0, 0])
  await change({ dateOfViewing: `${first}T23:59:59` })
  expect(await counts()).toEqual([1, 0])
  await change({ dateOfViewing: `${second}T00:00:00` })
  expect(await counts()).toEqual([0, 1])
  await change({ deletedOn: instantNow() })
  expect(await counts()).toEqual([0, 0])
})

test('the period before has exact figures of its own, and months without anything are kept', async () => {
  const add = (table: 'lead' | 'viewing' | 'deal' | 'reservation', rows: object[]) =>
    app.db
      .insertInto(table)
      .values(rows as never)
      .execute()
  // The ends of both periods in Athens, an instant before and after.
  await add('lead', [
    { createdOn: '2040-10-31T21:59:59Z' },
    { createdOn: '2040-10-31T22:00:00Z', answeredOn: '2040-11-01T03:00:00Z' },
    { createdOn: '2040-12-31T21:59:59Z' },
    { createdOn: '2040-12-31T22:00:00Z', answeredOn: '2041-01-01T00:00:00Z' },
  ])
  await add('viewing', [
    { dateOfViewing: '2040-10-31T23:59:00' },
    { dateOfViewing: '2040-11-01T00:00:00' },
    { dateOfViewing: '2040-12-31T23:59:00' },
    { dateOfViewing: '2041-01-01T00:00:00' },
  ])
  const deal = (endDate: string, price: number, comission: number, dealStage = 5) => ({
    endDate,
    price,
    comission,
    dealStage,
    dealType: 2,
  })
  await add('deal', [
    deal('2040-10-31', 7, 0.07),
    deal('2040-11-01', 100, 1.01),
    deal('2040-12-31', 200.5, 2.02),
    deal('2040-12-31', 9, 0.09, 6),
    deal('2041-01-01', 400, 4.04),
  ])
  const stay = { objectId: objects[0], checkIn: '2040-12-30', duration: 4, reservationStage: 1 }
  await add('reservation', [{ ...stay, total: 80.4, finalComission: 8.1, clientLastName: 'Guest' }])

  const two = await overview({ from: '2041-01-01', to: '2041-02-28' })
  expect(two.before).toEqual({ from: '2040-11-01', to: '2040-12-31' })
  expect(two.leads).toMatchObject({ count: 1, answered: 1, medianHours: 2 })
  expect(two.leads.before).toEqual({ count: 2, answered: 1, medianHours: 5 })
  expect(two.viewings).toEqual({ count: 1, before: 2 })
  const none = { count: 0, amount: 0, comission: 0 }
  expect(two.deals).toMatchObject({
    count: 1,
    amount: 400,
    comission: 4.04,
    months: [
      { month: '2041-01', count: 1, amount: 400, comission: 4.04 },
      { month: '2041-02', ...none },
    ],
    before: { count: 2, amount: 300.5, comission: 3.03 },
    monthsBefore: [
      { count: 1, amount: 100, comission: 1.01 },
      { count: 1, amount: 200.5, comission: 2.02 },
    ],
  })
  const { months, monthsBefore } = two.stays
  expect(monthsBefore).toMatchObject([
    { month: '2040-11', days: 30, nights: 0, departures: 0, total: 0 },
    { month: '2040-12', days: 31, nights: 2, departures: 0, total: 0 },
  ])
  expect(months).toMatchObject([
    { month: '2041-01', days: 31, nights: 2, departures: 1, total: 80.4, finalComission: 8.1 },
    { month: '2041-02', days: 28, nights: 0, departures: 0, total: 0 },
  ])
})

test('a running period is compared with the one before up to the same day', async () => {
  const running = { from: agencyDay(-10), to: agencyDay(10) }
  const sums = async () => {
    const { before, deals } = await overview(running)
    const all = deals.monthsBefore.reduce((sum, { count }) => sum + count, 0)
    return { before, soFar: deals.before.count, all }
  }
  const first = await sums()
  expect(first.before).toEqual({ from: agencyDay(-31), to: agencyDay(-21) })
  const rows = [-32, -31, -21, -20, -11].map((days) => ({
    endDate: agencyDay(days),
    dealStage: 5,
    dealType: 2,
    price: 1,
    comission: 1,
  }))
  await app.db
    .insertInto('deal')
    .values(rows as never)
    .execute()
  const second = await sums()
  expect(second).toEqual({ ...first, soFar: first.soFar + 2, all: first.all + 4 })
})
