// Links that release 0.3.0 has sent or given out still open. Tokens, hashes and keys are written down here as that release made
// them: a change of how links are made or checked must leave them as they are.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postForm } from '#app/testing/postForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addPlaces } from '#records/objects/testing/addPlaces.ts'
import { addPublishable } from '#outside/publishing/testing/addPublishable.ts'
import { readFormToken } from '#outside/publishing/site/formToken.store.ts'
import { addLead, addSelection } from '#outside/selections/testing/addSelection.ts'
import { addPortal } from '#outside/portals/testing/portalApp.ts'

const secret = 'q7vJ0yX3nB1mK5tR8wZ2cL4hF6dS9gP_aE-uTiOyQx0'
const secretHash = 'b278085666e605472d2f91eac2cef1bad79df9e637a506c6eea427f1fb6f80ad'
const formText = '1790000000.1790000060.AbCdEfGhIjKlMn_-'

const signed = [
  {
    key: 'the key of the operator',
    unsubscribe: '4711.rlYb01geNoxEYpRVuX9nIRPdZ3Kl-DAJCcTHrCAVQF4',
    newMatches: '4711.y-vyo_FBUbKqKub35vt8jQhf4z2zJwOpBBJBNAnWvtM',
    form: `${formText}.8a7MULViMI_ZV5cUSiJjk2wFLURekTF7pNHLEVSGPFQ`,
  },
  {
    key: null,
    unsubscribe: '4711.jdm-YL6P7NPtbMSpvprFOS05fS5ymbsoNhospig0qNA',
    newMatches: '4711.xzoMyZ9hbsWHd7lsAuWJ027aNXvD55akt4ROYnW0qF8',
    form: `${formText}.WCtoNQGO9iDkQsx_WujUDbzWnp_NITUfSJxjUR6XpTY`,
  },
]

const statusOf = async (app: TestApp, url: string) => (await app.http.inject({ url })).statusCode

describe.each(signed)('signed with $key', ({ key, unsubscribe, newMatches, form }) => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ secretsKey: key })
    await sql`UPDATE "serverKey" SET "key" = decode(repeat('07', 32), 'hex')`.execute(app.db)
  })
  afterAll(() => app.close())

  test.each([
    ['unsubscribe', unsubscribe],
    ['newMatches', newMatches],
  ])('%s opens, and nothing that is almost its token', async (name, token) => {
    const page = (token: string) => statusOf(app, `/site/en/${name}/${token}`)
    expect(await page(token)).toBe(200)
    const other = name === 'unsubscribe' ? newMatches : unsubscribe
    const wrong = [
      token.slice(0, -1),
      `${token}A`,
      `0${token}`,
      token.replace('4711', '4712'),
      token.replace('.', ''),
      other,
      '4711.',
      '%00',
      'x'.repeat(7000),
    ]
    for (const one of wrong) {
      const status = await page(one)
      expect([one, status]).toEqual([one, one.length > 100 ? 414 : 404])
    }
  })

  test('the token of the form is read, and nothing that is almost one', async () => {
    const token = { id: 'AbCdEfGhIjKlMn_-', openedOn: 1790000000, givenOn: 1790000060 }
    expect(await readFormToken(app, form)).toEqual(token)
    for (const wrong of [form.slice(0, -1), form.replace('60.', '61.'), '', 'x'.repeat(100_000)])
      expect(await readFormToken(app, wrong)).toBeNull()
  })
})

describe('given out', () => {
  let app: TestApp
  let objectId: number
  beforeAll(async () => {
    app = await testApp()
    objectId = (await addPublishable(app, (await addPlaces(app.db)).kalamaria)).id
  })
  afterAll(() => app.close())
  const hash = sql`decode(${secretHash}, 'hex')`

  test('the calendar of a property', async () => {
    await app.call('POST', `/api/Reservation/calendarLink/${objectId}`, { payload: {} })
    await sql`UPDATE "stayLink" SET "tokenHash" = ${hash}`.execute(app.db)
    expect(await statusOf(app, `/calendar/stays/${secret}.ics`)).toBe(200)
  })

  test('the calendar of an employee', async () => {
    await app.call('POST', '/api/calendar/feed', { payload: {} })
    await sql`UPDATE "calendarFeed" SET "tokenHash" = ${hash}`.execute(app.db)
    expect(await statusOf(app, `/calendar/${secret}.ics`)).toBe(200)
  })

  test('the feed of a portal', async () => {
    await addPortal(app, 'kyero')
    await sql`UPDATE "portal" SET "tokenHash" = ${hash}`.execute(app.db)
    // The feed itself is made later by a job.
    expect(await statusOf(app, `/feeds/${secret}/kyero.xml`)).toBe(503)
  })

  test('a selection', async () => {
    const { id } = await addSelection(app, await addLead(app), [objectId])
    const token = 'AbCdEf0123456789_-xYzQrS'
    await sql`UPDATE "selection" SET "token" = ${token} WHERE "id" = ${id}`.execute(app.db)
    expect(await statusOf(app, `/site/ru/selection/${token}`)).toBe(200)
  })

  test.each(['0a1b2c3d4e5f60718293a4b5c6d7e8f9'.repeat(2), '3f2b8a10-6a55-4a6f-9d52-aa0d6a1b7c90'])(
    'an expense to approve with the token %s',
    async (token) => {
      const payload = { firstName: 'Eleni', lastName: 'Pappa' }
      const { id: accountId } = (await app.call('POST', '/api/account/add', { payload })).json()
      const { id } = (
        await postForm(app, '/api/transactions/addExpense', {
          accountId,
          categoryId: 15,
          amount: '120.50',
          transactionDate: '2026-10-05T10:00:00',
          paymentMethod: 1,
        })
      ).json()
      await sql`UPDATE "transaction" SET "approvalToken" = ${token} WHERE "id" = ${id}`.execute(
        app.db,
      )
      expect(await statusOf(app, `/api/transactions/viewExpense/${token}`)).toBe(200)
    },
  )
})
