import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import type { TimelineEntry, TimelineKind } from './recordTimeline.contract.ts'
import { agencyDay, instantNow } from '#kit/clock.ts'

type Page = { items: TimelineEntry[]; next: string | null }
type Tables = 'account' | 'lead' | 'activity' | 'viewing' | 'deal' | 'reservation' | 'enquiry'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const insert = async (table: Tables | 'file' | 'selection', values: object): Promise<number> => {
  const { id } = await app.db
    .insertInto(table)
    .values(values as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const activityAt = async (entity: string, entityId: number, values: object = {}) => {
  const activityId = await insert('activity', { description: 'Rang', ...values })
  await app.db
    .insertInto('activityLink')
    .values({ activityId, entity, entityId, position: 0 })
    .execute()
  return activityId
}
const fileAt = (parentKind: string, parentId: number, values: object = {}) =>
  insert('file', {
    systemName: crypto.randomUUID(),
    userName: 'paper.pdf',
    contentType: 'application/pdf',
    size: 1,
    parentKind,
    parentId,
    createdById: app.employee.accountId,
    ...values,
  })
const newObject = async (): Promise<number> => (await app.call('GET', '/api/object/add')).json().id
const ask = (query: object, as: Person | null = app.admin) =>
  app.call('GET', `/api/timeline?${new URLSearchParams(query as Record<string, string>)}`, { as })
const page = async (query: object, as?: Person): Promise<Page> => {
  const answer = await ask(query, as)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const kindsOf = ({ items }: Page) => [...new Set(items.map(({ kind }) => kind))].sort()
const keysOf = ({ items }: Page) => items.map(({ key }) => key)

/** An object linked to records of all kinds. */
async function busyObject() {
  const objectId = await newObject()
  const accountId = await insert('account', { lastName: 'Client', isClient: true })
  const leadId = await insert('lead', { accountId, description: 'By the sea' })
  await app.db.insertInto('leadObject').values({ leadId, objectId, position: 0 }).execute()
  const viewingId = await insert('viewing', {
    demandId: leadId,
    dateOfViewing: '2026-03-01T10:00:00',
  })
  await app.db.insertInto('viewingResult').values({ viewingId, objectId, position: 0 }).execute()
  const dealId = await insert('deal', { objectId, demandId: leadId })
  await app.db.insertInto('dealAccount').values({ dealId, accountId, position: 0 }).execute()
  const reservationId = await insert('reservation', {
    objectId,
    demandId: leadId,
    clientLastName: 'Client',
    checkIn: '2026-02-01',
    duration: 3,
    reservationStage: 4,
  })
  await insert('enquiry', {
    leadId,
    objectId,
    language: 'en',
    name: 'Anna',
    email: 'anna@example.com',
    message: 'Is it free?',
    consent: 'Yes',
    fingerprint: crypto.randomUUID(),
  })
  await app.call('POST', '/api/object/update', {
    payload: { id: objectId, description: 'White house' },
    as: app.employee,
  })
  return { objectId, accountId, leadId, viewingId, dealId, reservationId }
}

const everything: TimelineKind[] = [
  'activity',
  'change',
  'deal',
  'file',
  'lead',
  'mail',
  'reservation',
  'viewing',
]
const without = (...kinds: TimelineKind[]) => everything.filter((kind) => !kinds.includes(kind))

describe('access', () => {
  test('each role sees what it may open at an object, an account and a lead, of each kind', async () => {
    const { objectId, accountId, leadId } = await busyObject()
    await app.call('POST', '/api/account/update', { payload: { id: accountId, notes: 'Kind' } })
    await app.call('POST', '/api/lead/update', { payload: { id: leadId, description: 'Quiet' } })
    const parents = [
      { parent: 'Object', parentId: objectId },
      { parent: 'Account', parentId: accountId },
      { parent: 'Demand', parentId: leadId },
    ]
    for (const { parent, parentId } of parents) {
      await activityAt(parent, parentId)
      await fileAt(parent, parentId)
    }
    const own = (parent: string): TimelineKind[] => (parent === 'Demand' ? ['lead'] : [])
    for (const asked of parents) {
      const hidden = own(asked.parent)
      expect(kindsOf(await page(asked, app.admin))).toEqual(without(...hidden))
      expect(kindsOf(await page(asked, app.employee))).toEqual(without('change', ...hidden))
      expect(kindsOf(await page(asked, app.branchEmployee))).toEqual(
        without('change', 'reservation', ...hidden),
      )
      expect((await ask(asked, app.client)).statusCode).toBe(403)
      expect((await ask(asked, null)).statusCode).toBe(401)
      for (const kind of everything) {
        const ofKind = await page({ ...asked, kind }, app.branchEmployee)
        const some = without('change', 'reservation', ...hidden).includes(kind)
        expect(kindsOf(ofKind)).toEqual(some ? [kind] : [])
      }
    }
  })

  test('branch employees see nothing there that concerns an employee', async () => {
    const objectId = await newObject()
    const accountId = await insert('account', { lastName: 'Colleague', isEmploye: true })
    const leadId = await insert('lead', { accountId })
    await app.db.insertInto('leadObject').values({ leadId, objectId, position: 0 }).execute()
    const viewingId = await insert('viewing', { demandId: leadId })
    await app.db.insertInto('viewingResult').values({ viewingId, objectId, position: 0 }).execute()
    await insert('enquiry', {
      leadId,
      objectId,
      language: 'en',
      name: 'Anna',
      email: 'a@example.com',
      message: 'Free?',
      consent: 'Yes',
      fingerprint: crypto.randomUUID(),
    })
    const asked = { parent: 'Object', parentId: objectId }
    expect(kindsOf(await page(asked, app.employee))).toEqual(['lead', 'mail', 'viewing'])
    expect(kindsOf(await page(asked, app.branchEmployee))).toEqual([])
    const ofColleague = { parent: 'Account', parentId: accountId }
    expect((await ask(ofColleague, app.branchEmployee)).statusCode).toBe(403)
    expect((await ask(ofColleague, app.employee)).statusCode).toBe(200)
  })

  test('a missing or deleted record has no timeline', async () => {
    const id = await insert('account', { lastName: 'Gone', deletedOn: instantNow() })
    expect((await ask({ parent: 'Account', parentId: id })).statusCode).toBe(404)
    expect((await ask({ parent: 'Account', parentId: 2_000_000 })).statusCode).toBe(404)
  })

  test('bad input is rejected by field', async () => {
    const errors = async (query: object) =>
      Object.keys((await ask({ parent: 'Account', parentId: 1, ...query })).json().errors)
    expect(await errors({ parent: 'File' })).toEqual(['parent'])
    expect(await errors({ kind: 'rumour' })).toEqual(['kind'])
    expect(await errors({ after: 'x' })).toEqual(['after'])
    expect(await errors({ perPage: 1000 })).toEqual(['perPage'])
  })
})

describe('order', () => {
  test('open entries first, next first and undated last, then past entries, latest first', async () => {
    const id = await insert('account', { lastName: 'Client' })
    const at = async (values: object) => `activity/${await activityAt('Account', id, values)}`
    const called = await at({ done: true, doneDate: '2026-03-02T10:00:00' })
    const later = await at({ done: false, date: '2031-05-02T00:00:00' })
    const someDay = await at({ done: false })
    const noted = await at({ done: null, date: '2026-03-03T10:00:00' })
    const sooner = await at({ done: false, date: '2031-05-01T10:00:00' })
    const overdue = await at({ done: false, date: '2026-01-01T10:00:00' })
    const old = await at({ done: true, doneDate: '1969-03-01T10:00:00' })
    const asked = { parent: 'Account', parentId: id }
    const answer = await page(asked)
    expect(keysOf(answer)).toEqual([overdue, sooner, later, someDay, noted, called, old])
    expect(answer.items.map(({ open }) => open)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test('pages neither repeat nor skip entries, even with equal times', async () => {
    const id = await insert('account', { lastName: 'Busy' })
    const wanted: string[] = []
    for (let day = 1; day <= 7; day += 1)
      wanted.push(
        `activity/${await activityAt('Account', id, { done: true, doneDate: '2026-03-02T10:00:00' })}`,
      )
    for (let day = 1; day <= 4; day += 1)
      wanted.push(`Demand/${await insert('lead', { accountId: id })}`)
    const asked = { parent: 'Account', parentId: id, perPage: 3 }
    const found: string[] = []
    let after: string | null = null
    do {
      const answer: Page = await page({ ...asked, ...(after && { after }) })
      expect(answer.items.length).toBeLessThanOrEqual(3)
      found.push(...keysOf(answer))
      after = answer.next
    } while (after)
    expect(found.toSorted()).toEqual(wanted.toSorted())
  })

  test('leaves out deleted activities and those of other records', async () => {
    const id = await insert('account', { lastName: 'Client' })
    const activity = await activityAt('Account', id)
    await activityAt('Account', await insert('account', { lastName: 'Other' }))
    await app.call('DELETE', `/api/activity/${activity}`)
    expect((await page({ parent: 'Account', parentId: id })).items).toEqual([])
  })
})

describe('grouping', () => {
  test('groups changes by person and day, with their number', async () => {
    const id = (
      await app.call('POST', '/api/account/add', { payload: { firstName: 'Anna', lastName: 'B' } })
    ).json().id
    for (const notes of ['One', 'Two'])
      await app.call('POST', '/api/account/update', { payload: { id, notes }, as: app.employee })
    const { items } = await page({ parent: 'Account', parentId: id, kind: 'change' })
    expect(items).toMatchObject([
      { kind: 'change', count: 2, by: 'Employee Eleni', byId: app.employee.accountId },
      { kind: 'change', count: 1, byId: app.admin.accountId },
    ])
  })

  test('groups files by person and day', async () => {
    const id = await insert('account', { lastName: 'Client' })
    for (let file = 0; file < 14; file += 1)
      await fileAt('Account', id, { userName: `${file}.pdf` })
    await fileAt('Account', id, { createdOn: '2026-03-01T23:30:00Z' })
    const { items } = await page({ parent: 'Account', parentId: id, kind: 'file' })
    expect(items).toMatchObject([
      { kind: 'file', count: 14, by: 'Employee Eleni', files: { length: 12 } },
      { kind: 'file', count: 1, at: '2026-03-02T01:30:00' },
    ])
  })
})

test('open records are open leads and deals, future viewings and stays that are not over', async () => {
  const objectId = await newObject()
  const accountId = await insert('account', { lastName: 'Client' })
  const leadId = await insert('lead', { accountId, stage: 1 })
  const closed = await app.db
    .selectFrom('selectOption')
    .select(['list', 'value'])
    .where('closed', '=', true)
    .execute()
  const closedOf = (list: string) => closed.find((one) => one.list === list)!.value
  const overId = await insert('lead', { accountId, stage: closedOf('leadStage') })
  for (const [position, lead] of [leadId, overId].entries())
    await app.db.insertInto('leadObject').values({ leadId: lead, objectId, position }).execute()
  for (const day of [agencyDay(-100), agencyDay(100)]) {
    const dateOfViewing = `${day}T10:00:00`
    const viewingId = await insert('viewing', { demandId: leadId, dateOfViewing })
    await app.db.insertInto('viewingResult').values({ viewingId, objectId, position: 0 }).execute()
  }
  await insert('deal', { objectId })
  await insert('deal', { objectId, dealStage: closedOf('dealStage') })
  const stay = { objectId, clientLastName: 'Client', duration: 3, reservationStage: 2 }
  await insert('reservation', { ...stay, checkIn: agencyDay(-100) })
  await insert('reservation', { ...stay, checkIn: agencyDay(100) })
  await insert('reservation', { ...stay, checkIn: agencyDay(100), reservationStage: 5 })
  const openOf = async (parent: string, parentId: number, as: Person) => {
    const query = new URLSearchParams({ parent, parentId: String(parentId) })
    const { items } = (await app.call('GET', `/api/timeline/open?${query}`, { as })).json()
    return (items as { kind: string }[]).map(({ kind }) => kind)
  }
  const all = ['lead', 'viewing', 'deal', 'reservation']
  expect(await openOf('Object', objectId, app.employee)).toEqual(all)
  expect(await openOf('Object', objectId, app.branchEmployee)).toEqual(all.slice(0, 3))
  expect(await openOf('Account', accountId, app.employee)).toEqual(['lead', 'viewing'])
  expect(await openOf('Deal', await insert('deal', { dealType: 1 }), app.employee)).toEqual([])
})
