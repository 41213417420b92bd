// Commands of an operator for people who cannot sign in.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addAdministrator, forgetFactors, renewPassword } from './byOperator.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const by = () => ({ db: app.db, post: app })
const signIn = async (username: string, password: string) =>
  (await app.call('POST', '/api/authenticate/login', { as: null, payload: { username, password } }))
    .statusCode
const isSignedIn = async () =>
  (await app.call('GET', '/api/account?perPage=1', { as: app.employee })).statusCode

test('a new administrator is added, and an existing person becomes one', async () => {
  const password = await addAdministrator(by(), 'Rescue@Example.com ')
  expect(await signIn('rescue@example.com', password)).toBe(200)
  const before = await sql`SELECT FROM "account"`.execute(app.db)
  const second = await addAdministrator(by(), 'rescue@example.com')
  expect((await sql`SELECT FROM "account"`.execute(app.db)).rows.length).toBe(before.rows.length)
  expect(await signIn('rescue@example.com', password)).toBe(400)
  expect(await signIn('rescue@example.com', second)).toBe(200)
})

test('a new password lets a person in, and signs them out everywhere', async () => {
  expect(await isSignedIn()).toBe(200)
  const password = await renewPassword(by(), app.employee.username)
  expect(await isSignedIn()).toBe(401)
  expect(await signIn(app.employee.username, password)).toBe(200)
  const { rows } = await sql<{ action: string; actionById: number | null }>`
    SELECT "action", "actionById" FROM "actionLog" ORDER BY "id" DESC LIMIT 3`.execute(app.db)
  expect(rows.filter(({ action }) => action === 'setPassword')).toMatchObject([
    { actionById: null },
  ])
})

test('second factors are removed, and the person is told', async () => {
  const { accountId, username } = app.admin
  expect(await forgetFactors(by(), username)).toBe(false)
  await sql`INSERT INTO "authenticator" ("accountId", "secret", "lastStep") VALUES (${accountId}, '', 1)`.execute(
    app.db,
  )
  expect(await forgetFactors(by(), username)).toBe(true)
  expect(await forgetFactors(by(), username)).toBe(false)
  const { rows } = await sql<{ to: string }>`SELECT "to" FROM "mailQueue"`.execute(app.db)
  expect(rows.map(({ to }) => to)).toContain(username)
})

test('an unknown e-mail and an invalid address are refused with a reason', async () => {
  await expect(renewPassword(by(), 'nobody@example.com')).rejects.toThrow('Nobody has')
  await expect(forgetFactors(by(), 'nobody')).rejects.toThrow('is no e-mail address')
})
