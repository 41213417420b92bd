// What came in before texts were cleaned: the migration mends it as requests are mended now, and says so in the action log.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanText } from '#kit/fields/cleanText.ts'
import { addressesOf } from '#kit/fields/emailAddress.ts'
import { testApp } from '../testing/testApp.ts'
import type { TestApp } from '../testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const cleanStored = async () => {
  const { rows } = await sql<{ count: number }>`SELECT cleanStoredTexts() AS "count"`.execute(
    app.db,
  )
  return rows[0]!.count
}
const entriesOf = (entityId: number) =>
  app.db
    .selectFrom('actionLog')
    .select(['action', 'version', 'data'])
    .where('entity', '=', 'Account')
    .where('entityId', '=', entityId)
    .where('action', 'in', ['clean', 'notCleaned'])
    .orderBy('id')
    .execute()
const add = async (values: object) =>
  (
    await app.db
      .insertInto('account')
      .values({ lastName: 'Παπά', ...values } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const addUser = (accountId: number, username: string) =>
  app.db
    .insertInto('user')
    .values({ accountId, username, passwordHash: 'x', language: 'en' } as never)
    .execute()
const usernameOf = async (accountId: number) =>
  (
    await app.db
      .selectFrom('user')
      .select('username')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).username

test('nothing is changed where all is clean', async () => {
  await add({ lastName: 'Ёлкин 👨‍👩‍👧', email: 'a@x.gr;ask Maria', notes: 'two\nlines' })
  expect(await cleanStored()).toBe(0)
})

test('a record is cleaned, found as what it looks like, and its entry says what it was', async () => {
  const id = await add({
    lastName: '\u200bΚωνσταντι\u0301νου\u00a0',
    email: '\u200bmaria@example.org;mailto:b@x.gr;Maria <c@x.gr>',
    notes: '\u200b',
  })
  expect(await cleanStored()).toBe(1)
  const account = (await app.call('GET', `/api/account/view/${id}`)).json()
  expect(account).toMatchObject({
    lastName: 'Κωνσταντίνου',
    email: 'maria@example.org;b@x.gr;c@x.gr',
    notes: null,
    version: 2,
  })
  const { items } = (await app.call('GET', '/api/search?searchStr=maria@example.org')).json()
  expect(items).toMatchObject([{ id }])
  expect(await entriesOf(id)).toEqual([
    {
      action: 'clean',
      version: 2,
      data: {
        attributes: {
          lastName: 'Κωνσταντίνου',
          email: 'maria@example.org;b@x.gr;c@x.gr',
          notes: null,
        },
        previous: {
          lastName: '\u200bΚωνσταντι\u0301νου\u00a0',
          email: '\u200bmaria@example.org;mailto:b@x.gr;Maria <c@x.gr>',
          notes: '\u200b',
        },
      },
    },
  ])
  expect(await cleanStored()).toBe(0)
})

test('a name to sign in with can be typed, but for one that somebody has', async () => {
  const [free, taken, holder] = [await add({}), await add({}), await add({})]
  await addUser(free, 'nikos\u200b@example.org')
  await addUser(taken, '\u200ballos@example.org')
  await addUser(holder, 'allos@example.org')
  await cleanStored()
  expect(await usernameOf(free)).toBe('nikos@example.org')
  expect(await usernameOf(taken)).toBe('\u200ballos@example.org')
  expect(await usernameOf(holder)).toBe('allos@example.org')
  expect((await entriesOf(free)).map(({ action }) => action)).toEqual(['clean'])
  expect((await entriesOf(taken)).map(({ action }) => action)).toEqual(['notCleaned'])
  const { items } = (await app.call('POST', '/api/actionLog', { payload: {} })).json()
  const texts = items.map(({ actionText }: { actionText: string }) => actionText)
  expect(texts).toContain('Could not be cleaned, as another has the same')
})

test('stored texts are cleaned as those that come in', async () => {
  const pieces = fc.constantFrom(
    ...[
      'a',
      'Ά',
      'α',
      '\u0301',
      '\u200b',
      '\u200d',
      '\ufe0f',
      '❤',
      '👩',
      '🏽',
      '1',
      '\u20e3',
      ' ',
      '☎',
    ],
    ...[
      '\u{1F3F4}',
      '\u{E0067}',
      '\u{E0062}',
      '\u{E007F}',
      '\u00a0',
      '\u2028',
      '\u3164',
      '\u0085',
      '\u2009',
    ],
    ...['\u0007', '\u180e', '\u{1D173}', '\ufff9', '©', '🇬', '🇷', '\ufe0e', '♂', '\u061c'],
  )
  const texts = fc.array(
    fc.array(pieces, { maxLength: 8 }).map((all) => all.join('')),
    { minLength: 200, maxLength: 200 },
  )
  await fc.assert(
    fc.asyncProperty(texts, async (all) => {
      const { rows } = await sql<{ clean: string }>`
        SELECT cleanText("text") AS "clean" FROM unnest(${all}::text[]) WITH ORDINALITY AS t ("text", "n") ORDER BY "n"
      `.execute(app.db)
      expect(rows.map(({ clean }) => clean)).toEqual(all.map(cleanText))
    }),
    { numRuns: 20 },
  )
})

test('no character is cleaned in one place and kept in the other', async () => {
  const all: string[] = []
  for (let code = 1; code < 0xf0000; code++)
    if (code < 0xd800 || code > 0xdfff) all.push(String.fromCodePoint(code))
  const { rows } = await sql<{ clean: string }>`
    SELECT string_agg(cleanText("text") || '|', '' ORDER BY "n") AS "clean"
    FROM unnest(${all}::text[]) WITH ORDINALITY AS t ("text", "n") GROUP BY ("n" - 1) / 4096 ORDER BY min("n")
  `.execute(app.db)
  const wrong = rows.flatMap(({ clean }, block) => {
    const expected = all.slice(4096 * block, 4096 * (block + 1)).map((one) => `${cleanText(one)}|`)
    return clean === expected.join('') ? [] : [block]
  })
  expect(rows.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

test('stored e-mails are those that would be stored now', async () => {
  for (const email of [
    'mailto:a@x.gr?subject=1',
    'Maria P. <a@x.gr>',
    '<mailto:a@x.gr>',
    ' a @ x.gr ',
  ]) {
    const { rows } = await sql<{ clean: string }>`SELECT cleanEmails(${email}) AS "clean"`.execute(
      app.db,
    )
    expect(rows[0]!.clean).toBe(addressesOf(email).join(';'))
  }
})
