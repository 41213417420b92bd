// The rules for assigning new leads.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sendEnquiry } from '#app/testing/enquiryForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const usual = { own: 'maker', enquiries: 'turn', answerWithin: 4, takers: [] as { id: number }[] }
const setRule = (more: object, as: Person = app.admin) =>
  app.call('POST', '/api/leadRule', { as, payload: { ...usual, ...more } })
beforeEach(async () => void (await setRule({})))

const peopleOf = async (lead: number) =>
  (await app.call('GET', `/api/assignment/lead/${lead}`))
    .json()
    .items.map(({ accountId }: { accountId: number }) => accountId)
const addLead = async (payload: object = {}, as: Person = app.admin) =>
  (await app.call('POST', '/api/lead/add', { payload, as })).json().id as number
const takers = () => [{ id: app.employee.accountId }, { id: app.branchEmployee.accountId }]

let visitors = 0
async function enquire(): Promise<number> {
  const name = `Visitor ${++visitors}`
  const fields = { name, email: `visitor${visitors}@example.org`, phone: '', website: '' }
  const said = { ...fields, message: `Please call me, ${name}`, consent: 'yes' }
  expect((await sendEnquiry(app, said, { language: 'en' })).statusCode).toBe(303)
  const payload = { sortBy: 'id', sortDesc: true, perPage: 5 }
  return (await app.call('POST', '/api/lead/search', { payload })).json().items[0].id
}

test('enquiries are assigned in turn to those who take leads, and their tasks too', async () => {
  await setRule({ takers: takers() })
  const given = []
  for (let n = 0; n < 4; n++) {
    const lead = await enquire()
    const [person] = await peopleOf(lead)
    given.push(person)
    const url = `/api/activity?parent=lead&parentId=${lead}`
    expect((await app.call('GET', url)).json().items).toMatchObject([
      { done: false, assignedTo: [{ id: person }] },
    ])
  }
  expect(new Set(given.slice(0, 2))).toEqual(new Set(takers().map(({ id }) => id)))
  expect(given.slice(2)).toEqual(given.slice(0, 2))
})

test('an enquiry is assigned even if nobody was chosen to take leads', async () => {
  expect(await peopleOf(await enquire())).toHaveLength(1)
})

test('two simultaneous enquiries are assigned to different people', async () => {
  await setRule({ own: 'turn', takers: takers() })
  const leads = await Promise.all([addLead(), addLead()])
  const people = await Promise.all(leads.map(peopleOf))
  expect(new Set(people.flat()).size).toBe(2)
})

test('by source: the people of the source, or else in turn', async () => {
  await setRule({ own: 'source', takers: [{ id: app.employee.accountId }] })
  const payload = { firstName: 'S', lastName: 'Portal', isSource: true }
  const source = (await app.call('POST', '/api/account/add', { payload })).json().id
  expect(await peopleOf(await addLead({ source }))).toEqual([app.employee.accountId])
  await app.call('POST', '/api/assignment/account/add', {
    payload: { accountId: source, assignedTo: app.branchEmployee.accountId },
  })
  expect(await peopleOf(await addLead({ source }))).toEqual([app.branchEmployee.accountId])
})

test('by branch: somebody of the branch of the person who adds the lead', async () => {
  await setRule({ own: 'branch', takers: takers() })
  for (let n = 0; n < 2; n++)
    expect(await peopleOf(await addLead({}, app.branchEmployee))).toEqual([
      app.branchEmployee.accountId,
    ])
})

test('people who left the agency take no more leads', async () => {
  await setRule({ own: 'turn', takers: takers() })
  const { accountId } = app.branchEmployee
  await app.db
    .updateTable('account')
    .set({ endDate: '2020-01-01' })
    .where('id', '=', accountId)
    .execute()
  for (let n = 0; n < 2; n++)
    expect(await peopleOf(await addLead())).toEqual([app.employee.accountId])
  await app.db.updateTable('account').set({ endDate: null }).where('id', '=', accountId).execute()
})

test('only administrators change the settings, and invalid input changes nothing', async () => {
  expect((await setRule({}, app.employee)).statusCode).toBe(403)
  const client = { firstName: 'C', lastName: 'Client' }
  const { id } = (await app.call('POST', '/api/account/add', { payload: client })).json()
  const wrong = [{ answerWithin: 0 }, { own: 'luck' }, { enquiries: 'maker' }, { takers: [{ id }] }]
  for (const part of wrong)
    expect((await setRule({ answerWithin: 9, ...part })).statusCode).toBe(400)
  expect((await app.call('GET', '/api/leadRule')).json()).toEqual(usual)
})
