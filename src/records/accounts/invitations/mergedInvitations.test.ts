// An account whose invitation is open is merged with another.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { invitingIn } from './testing/inviting.ts'

let app: TestApp
let { invited, open, accept, post, listed } = {} as ReturnType<typeof invitingIn>
beforeAll(async () => {
  app = await testApp()
  ;({ invited, open, accept, post, listed } = invitingIn(app))
})
afterAll(() => app.close())

const merge = (id: number, duplicateId: number) =>
  post('/api/account/merge', { account: { id }, duplicateId })
const userOf = (accountId: number) =>
  app.db.selectFrom('user').select('username').where('accountId', '=', accountId).execute()

test('a colleague who signs in keeps doing so when an invited duplicate is merged in, or they into it', async () => {
  const real = await invited()
  await accept(real.code)
  const [first, second] = [await invited(), await invited()]
  expect((await merge(real.id, first.id)).statusCode).toBe(200)
  expect((await open(first.code)).statusCode).toBe(400)
  expect((await merge(second.id, real.id)).statusCode).toBe(200)
  expect((await open(second.code)).statusCode).toBe(400)
  expect(await userOf(second.id)).toEqual([{ username: real.email }])
  expect((await post(`/api/account/unmerge/${real.id}`, {})).statusCode).toBe(200)
  expect(await userOf(real.id)).toEqual([{ username: real.email }])
})

test('an invitation moves along with its account', async () => {
  const { id: kept } = (
    await post('/api/account/add', { firstName: 'Nikos', lastName: 'Old', isEmploye: true })
  ).json()
  await post(`/api/UserRole/${kept}`, { role: 'employee' })
  const { id, code, email } = await invited()
  const account = { id: kept, email }
  expect((await post('/api/account/merge', { account, duplicateId: id })).statusCode).toBe(200)
  expect((await listed(kept))?.link).toBe('works')
  expect((await accept(code)).json()).toMatchObject({ username: email })
})
