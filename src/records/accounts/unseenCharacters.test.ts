// Invisible characters in input, which are copied along from web pages and chats.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendEnquiry } from '#app/testing/enquiryForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const add = (payload: object) =>
  app.call('POST', '/api/account/add', {
    payload: { firstName: 'Μαρία', lastName: 'Παπά', ...payload },
  })
const added = async (payload: object): Promise<number> => (await add(payload)).json().id
const view = async (id: number) => (await app.call('GET', `/api/account/view/${id}`)).json()
const patch = (id: number, name: string, value: unknown) =>
  app.call('PATCH', `/api/account/patch/${id}`, {
    payload: [{ op: 'replace', path: `/${name}`, value }],
  })

const address = 'maria@example.org'
const spellings: [what: string, email: string][] = [
  ['a zero-width space before', `\u200b${address}`],
  ['a byte order mark before', `\ufeff${address}`],
  ['a direction mark after', `${address}\u200e`],
  ['direction embedding around', `\u202a${address}\u202c`],
  ['a zero-width space within', 'maria@\u200bexample.org'],
  ['a no-break space before', `\u00a0${address}`],
  ['a mailto: prefix', `mailto:${address}`],
  ['a display name', `Maria P. <${address}>`],
]

describe.each(spellings)('an e-mail with %s', (what, email) => {
  test('is stored as the plain address when added, updated or patched', async () => {
    const one = await added({ email })
    const two = await added({})
    await app.call('POST', '/api/account/update', {
      payload: { id: two, email: `${email};b@x.gr` },
    })
    const three = await added({})
    await patch(three, 'email', email)
    const stored = [await view(one), await view(two), await view(three)].map((a) => a.email)
    expect(stored).toEqual([address, `${address};b@x.gr`, address])
  })

  test('signs in, typed plain or with the characters', async () => {
    await added({ email: address })
    const password = 'olive tree by the sea'
    const session = (name: string, payload: object, as: TestApp['admin'] | null) =>
      app.call('POST', `/api/authenticate/${name}`, { payload, as })
    const set = await session('setPassword', { email, password }, app.admin)
    expect(set.statusCode).toBe(200)
    for (const username of [address, email]) {
      const signedIn = await session('login', { username, password }, null)
      expect([signedIn.statusCode, signedIn.json().username]).toEqual([200, address])
    }
  })

  test('is stored as the plain address of an enquiry from the site', async () => {
    await app.db.deleteFrom('signInFailure').execute()
    const fields = { name: 'M', email, message: what, consent: 'yes' }
    expect((await sendEnquiry(app, fields)).statusCode).toBe(303)
    const { email: stored } = await app.db
      .selectFrom('enquiry')
      .select('email')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(stored).toBe(address)
  })

  test('finds similar accounts with the plain address', async () => {
    const id = await added({ email: address })
    const query = new URLSearchParams({ email })
    const { items } = (await app.call('GET', `/api/account/similar?${query}`)).json()
    expect(items.length).toBeGreaterThan(0)
    await app.call('DELETE', `/api/account/${id}`)
  })
})

test('an e-mail with invisible characters anywhere is stored plain, or refused at its field', async () => {
  const unseen = fc.constantFrom(
    ...'\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069',
    ...'\u206f\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\u{1d173}\u{e0001}\u{e0041}\u{e0100}\u0001\u001f\u007f\u0085',
    ...'\u00a0\u2007\u202f\u2003\u3000\u2028\u2029\t',
  )
  const put = fc.array(fc.tuple(fc.nat(address.length), unseen), { minLength: 1, maxLength: 4 })
  const id = await added({})
  await fc.assert(
    fc.asyncProperty(put, async (all) => {
      const letters = [...address, '']
      for (const [at, one] of all) letters[at] = one + letters[at]
      const answer = await patch(id, 'email', letters.join(''))
      if (answer.statusCode === 200) expect(answer.json().email).toBe(address)
      else {
        expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['email']])
        // Only white space or a line break may make the address invalid.
        expect(letters.join('')).toMatch(/\s|\u0085/)
      }
    }),
    { numRuns: 150 },
  )
})

test('a blank in an address is an error at its field, in the language of the user', async () => {
  const id = await added({ email: 'ask at the kiosk' })
  expect((await view(id)).email).toBe('ask at the kiosk')
  const texts: string[] = []
  for (const language of ['ru', 'el', 'en-UK']) {
    await app.call('POST', '/api/UserSettings/Language', { payload: { language } })
    const answer = await add({ email: 'ma ria@example.org' })
    expect(answer.statusCode).toBe(400)
    texts.push(answer.json().errors.email[0])
  }
  expect(new Set(texts).size).toBe(3)
  for (const text of texts) expect(text).toContain('ma ria@example.org')
})

test('an invalid address that was stored before may stay, also beside a new one', async () => {
  const id = await added({})
  const broken = 'ma ria@example.org'
  await app.db.updateTable('account').set({ email: broken }).where('id', '=', id).execute()
  expect((await patch(id, 'city', 'Δράμα')).statusCode).toBe(200)
  expect((await patch(id, 'email', `${broken};b@x.gr`)).json().email).toBe(`${broken};b@x.gr`)
  expect((await patch(id, 'email', `${broken}x`)).statusCode).toBe(400)
})

test('names, notes and numbers are stored without invisible characters', async () => {
  const id = await added({
    lastName: '\u200bΠαπα\u0301\u00a0',
    notes: 'floor\u00a02\u2028👨‍👩‍👧 ring',
    taxNumber: '\u2066098 765 432\u2069',
    phone: '\u202a+30\u00a0694 1234567\u202c',
  })
  expect(await view(id)).toMatchObject({
    lastName: 'Παπά',
    notes: 'floor 2\n👨‍👩‍👧 ring',
    taxNumber: '098 765 432',
    phone: '+30 694 1234567',
  })
  const nothing = await add({ lastName: '\u200b\u00a0' })
  expect([nothing.statusCode, Object.keys(nothing.json().errors)]).toEqual([400, ['lastName']])
})

test('a password keeps every typed character', async () => {
  await added({ email: 'letter@example.org' })
  const password = 'olive\u200b tree by\u00a0the sea'
  const session = (name: string, payload: object, as: TestApp['admin'] | null) =>
    app.call('POST', `/api/authenticate/${name}`, { payload, as })
  const email = 'letter@example.org'
  expect((await session('setPassword', { email, password }, app.admin)).statusCode).toBe(200)
  const sign = (typed: string) => session('login', { username: email, password: typed }, null)
  expect((await sign(password)).statusCode).toBe(200)
  expect((await sign('olive tree by the sea')).statusCode).toBe(400)
})
