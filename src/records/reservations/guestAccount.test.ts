// A stay can name the account of its guest.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

test("a stay has the account of its guest, by default its lead's; an unknown account is refused", async () => {
  const object = (await app.call('GET', '/api/object/add')).json()
  const { accountId } = app.client
  const values = { object: { id: object.id }, checkIn: '2031-07-01', duration: 2 }
  const book = (more: object) =>
    app.call('POST', '/api/Reservation/update', {
      payload: { ...values, client: { lastName: 'Müller' }, ...more },
    })
  const refused = await book({ accountId: 2_000_000_000 })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['accountId']])
  const stay = (await book({ accountId })).json()
  expect(stay).toMatchObject({ accountId, account: expect.stringMatching(/./) })

  const payload = { accountId, forShortRent: true }
  const lead = (await app.call('POST', '/api/lead/add', { payload })).json()
  const blank = (await app.call('GET', `/api/Reservation/add?demandId=${lead.id}&adults=3`)).json()
  expect(blank).toMatchObject({ accountId, account: stay.account, adults: 3 })
})
