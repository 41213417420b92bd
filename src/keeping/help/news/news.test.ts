// Each person is told once what is new since they were last here.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import '#app/parts.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { registeredParts } from '#base/register/parts.ts'
import { newestDay, news } from './newsEntries.contract.ts'
import type { OwnNews } from './news.contract.ts'

// Only browsers have a session store.
vi.mock('#base/session/person/session.ts', () => ({ session: { current: () => null } }))
vi.mock('#kit/ui/pageTitle.ts', () => ({}))

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('newsSeen').execute())

const newsOf = async (as: Person): Promise<OwnNews> =>
  (await app.call('GET', '/api/News', { as })).json()
const wasHere = ({ accountId }: Person, seenTill: string) =>
  app.db.insertInto('newsSeen').values({ accountId, seenTill }).execute()
const markSeen = (as: Person) => app.call('POST', '/api/News/seen', { as })

test('a new user is told nothing, and of later releases only', async () => {
  expect(await newsOf(app.employee)).toEqual({ unseen: [], isFirstVisit: true })
  await markSeen(app.employee)
  expect(await newsOf(app.employee)).toEqual({ unseen: [], isFirstVisit: false })
})

test('who was here before is told of all later releases, until they have seen it', async () => {
  await wasHere(app.admin, '2026-11-26')
  await wasHere(app.employee, '2026-11-28')
  expect((await newsOf(app.admin)).unseen).toEqual(news.map(({ name }) => name))
  expect((await newsOf(app.employee)).unseen).toEqual(
    news.filter(({ day }) => day > '2026-11-28').map(({ name }) => name),
  )
  await markSeen(app.admin)
  await markSeen(app.admin)
  expect((await newsOf(app.admin)).unseen).toEqual([])
  expect((await newsOf(app.employee)).unseen.length).toBeGreaterThan(0)
})

test('nobody is told of what they may not see', async () => {
  await wasHere(app.employee, '2020-01-01')
  await wasHere(app.branchEmployee, '2020-01-01')
  const [employee, ofBranch] = [await newsOf(app.employee), await newsOf(app.branchEmployee)]
  expect(employee.unseen).not.toContain('portals')
  expect(employee.unseen).toContain('owners')
  expect(ofBranch.unseen).not.toContain('owners')
  expect((await app.call('GET', '/api/News', { as: app.client })).statusCode).toBe(403)
})

test('a server of an earlier release does not bring old news back', async () => {
  await wasHere(app.admin, '2099-01-01')
  await markSeen(app.admin)
  const row = await app.db.selectFrom('newsSeen').select('seenTill').executeTakeFirstOrThrow()
  expect(row.seenTill).toBe('2099-01-01')
  expect(newestDay < '2099-01-01').toBe(true)
})

test('every entry leads to a screen that its readers may open', () => {
  const people = [['admin'], ['employee']].flatMap((roles) =>
    [null, 1].map((branchId) => ({ accountId: 1, username: '', roles, branchId, language: 'en' })),
  )
  const routeOf = (href: string) =>
    registeredParts().routes.find(
      ({ path }) => path === href.replace(/^\/Help\/\w+$/, '/Help/$task'),
    )
  const wrong = news.filter(({ href, may }) =>
    people.some((person) => may.allows(person) && !routeOf(href)?.may?.allows(person)),
  )
  expect(wrong).toEqual([])
})
