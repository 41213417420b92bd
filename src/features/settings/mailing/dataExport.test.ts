import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db
    .insertInto('account')
    .values([
      { lastName: 'Иванова', language: 'ru', email: 'ivanova@example.com; anna@example.ru' },
      { lastName: 'Иванов', language: 'ru', email: 'Ivanova@example.com' },
      { lastName: '=1+1', language: 'ru', email: '=cmd@example.com' },
      { lastName: 'Papadopoulou', language: 'el', email: 'maria@example.gr' },
      { lastName: 'Nobody', email: 'unknown@example.com' },
      { lastName: 'Silent', language: 'ru', email: null },
      { lastName: 'Gone', language: 'ru', email: 'gone@x.ru', deletedOn: '2026-01-01T00:00:00Z' },
    ])
    .execute()
})
afterAll(() => app.close())

const ask = (query: string, as: Person | null = app.admin) =>
  app.call('GET', `/api/DataExport?${query}`, { as })
async function rowsOf(query: string) {
  const answer = await ask(query)
  const [sheet] = await readXlsxFile(answer.rawPayload)
  return sheet!.data
}

test('each Russian address has a cell of its own, once', async () => {
  expect(await rowsOf('language=russian&except=false')).toEqual([
    ['E-mail', 'Name', 'Language', 'Consent on'],
    ["'=cmd@example.com", "'=1+1", 'Russian', null],
    ['anna@example.ru', 'Иванова', 'Russian', null],
    ['ivanova@example.com', 'Иванова', 'Russian', null],
  ])
})

test('the others are those of every other language, and of none', async () => {
  const emails = (await rowsOf('language=russian&except=true')).map(([email]) => email)
  expect(emails).toEqual(expect.arrayContaining(['maria@example.gr', 'unknown@example.com']))
  expect(emails).not.toContain('anna@example.ru')
})

test('who agreed with an enquiry has the day beside the address', async () => {
  const lead = await app.db
    .insertInto('lead')
    .values({ description: 'Wrote to us' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('enquiry')
    .values({
      sentOn: '2026-03-04T23:30:00Z',
      leadId: lead.id,
      language: 'ru',
      name: 'Анна',
      email: 'ANNA@example.ru',
      message: 'Здравствуйте',
      consent: 'yes',
      fingerprint: 'one',
    })
    .execute()
  const row = (await rowsOf('language=russian')).find(([email]) => email === 'anna@example.ru')
  expect(row?.[3]).toBe('2026-03-05')
})

test('only an administrator takes addresses out, and it is written down', async () => {
  for (const as of [app.employee, app.branchEmployee, app.client])
    expect((await ask('language=russian', as)).statusCode).toBe(403)
  await ask('language=russian&except=true')
  const entry = await app.db
    .selectFrom('actionLog')
    .select(['action', 'actionById', 'message'])
    .where('action', '=', 'export')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(entry).toEqual({
    action: 'export',
    actionById: app.admin.accountId,
    message: 'E-mails: all but russian',
  })
})

test.each([
  ['', 'language'],
  ['language=klingon', 'language'],
  ['language=russian&except=maybe', 'except'],
])('%j is refused by name', async (query, name) => {
  const answer = await ask(query)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [name]])
})
