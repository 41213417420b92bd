import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '#app/testing/testApp.ts'
import { stepNames } from './firstSteps.contract.ts'
import type { FirstSteps, StepName } from './firstSteps.contract.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(() => sql`DELETE FROM "skippedStep"`.execute(app.db))

const steps = async (as: Person = app.admin): Promise<FirstSteps> =>
  (await app.call('GET', '/api/firstSteps', { as })).json()
const stateOf = async (name: StepName, as?: Person) =>
  (await steps(as)).steps.find((step) => step.name === name)!.state
const skip = (names: readonly string[], skipped = true, as: Person = app.admin) =>
  app.call('POST', '/api/firstSteps/skip', { payload: { names, skipped }, as })
const onHome = async (as: Person = app.admin): Promise<FirstSteps | null> =>
  (await app.call('GET', '/api/home', { as })).json().firstSteps

test('a step is done as soon as the data says so, and open again when it does not any more', async () => {
  await sql`UPDATE "agency" SET "name" = NULL, "email" = NULL, "phone" = NULL, "nameEl" = NULL`.execute(
    app.db,
  )
  expect([await stateOf('agency'), await stateOf('languages')]).toEqual(['open', 'open'])
  await sql`UPDATE "agency" SET "name" = 'Estia', "phone" = '+30 2310', "logo" = 'logo.webp'`.execute(
    app.db,
  )
  expect([await stateOf('agency'), await stateOf('languages')]).toEqual(['done', 'open'])
  await sql`UPDATE "agency" SET "nameEl" = 'Εστία', "siteRu" = false`.execute(app.db)
  expect(await stateOf('languages')).toBe('done')

  expect([await stateOf('property'), await stateOf('publish')]).toEqual(['open', 'open'])
  const draft = (await app.call('GET', '/api/object/add')).json()
  const { id } = draft.object as { id: number }
  // An add form that was only opened is no property.
  expect(await stateOf('property')).toBe('open')
  await sql`UPDATE "object" SET "isBlank" = false WHERE "id" = ${id}`.execute(app.db)
  expect(await steps()).toMatchObject({ unpublishedId: id })
  expect([await stateOf('property'), await stateOf('publish')]).toEqual(['done', 'open'])
  await sql`UPDATE "object" SET "publishRequested" = true, "published" = true WHERE "id" = ${id}`.execute(
    app.db,
  )
  expect(await stateOf('publish')).toBe('done')
  await app.call('DELETE', `/api/object/${id}`)
  expect([await stateOf('property'), await stateOf('publish')]).toEqual(['open', 'open'])
})

test('mail is open where mails stay on the disk of the server', async () => {
  expect(await stateOf('mail')).toBe('open')
})

test('colleagues count, clients and the administrator alone do not', async () => {
  expect(await stateOf('colleague')).toBe('done')
  await sql`UPDATE "account" SET "deletedOn" = now() WHERE "role" = 'employee'`.execute(app.db)
  expect(await stateOf('colleague')).toBe('open')
  await sql`UPDATE "account" SET "deletedOn" = NULL WHERE "role" = 'employee'`.execute(app.db)
})

test('a skipped step can be taken up again, and is skipped for all administrators', async () => {
  await app.call('POST', `/api/UserRole/${app.employee.accountId}`, { payload: { role: 'admin' } })
  expect((await skip(['portal', 'portal', 'backup'])).statusCode).toBe(200)
  expect((await skip(['portal'])).statusCode).toBe(200)
  expect([await stateOf('portal'), await stateOf('backup', app.employee)]).toEqual([
    'skipped',
    'skipped',
  ])
  await skip(['portal'], false, app.employee)
  expect([await stateOf('portal'), await stateOf('backup')]).toEqual(['open', 'skipped'])
})

test('everybody skips the second factor for themselves', async () => {
  await skip(['secondFactor'])
  expect([await stateOf('secondFactor'), await stateOf('secondFactor', app.employee)]).toEqual([
    'skipped',
    'open',
  ])
  await skip(['secondFactor'], false, app.employee)
  expect(await stateOf('secondFactor')).toBe('skipped')
  await app.call('POST', `/api/UserRole/${app.employee.accountId}`, {
    payload: { role: 'employee' },
  })
})

test('the start page shows them to administrators until no step is open', async () => {
  expect(await onHome()).toMatchObject({ isDemo: false })
  expect(await onHome(app.employee)).toBeNull()
  await skip(stepNames)
  expect(await onHome()).toBeNull()
  await skip(['portal'], false)
  expect((await onHome())?.steps).toContainEqual({ name: 'portal', state: 'open' })
})

test('the demo agency needs none', async () => {
  await sql`INSERT INTO "demoAgency" DEFAULT VALUES`.execute(app.db)
  expect(await onHome()).toBeNull()
  expect(await steps()).toMatchObject({ isDemo: true })
  await sql`DELETE FROM "demoAgency"`.execute(app.db)
})

test('only administrators see and skip them', async () => {
  for (const as of [app.employee, app.branchEmployee, app.client]) {
    expect((await app.call('GET', '/api/firstSteps', { as })).statusCode).toBe(403)
    expect((await skip(['portal'], true, as)).statusCode).toBe(403)
  }
  expect(await stateOf('portal')).toBe('open')
})

test.each([[[]], [['nothing']], [Array(10).fill('portal')]])(
  'refuses to skip %j',
  async (names) => {
    expect((await skip(names)).statusCode).toBe(400)
  },
)
