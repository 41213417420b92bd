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

test('each Russian address has one row', async () => {
  const none = ['Not given', null, null]
  expect(await rowsOf('language=russian&except=false')).toEqual([
    ['E-mail', 'Name', 'Language', 'Consent to mailings', 'Since', 'Given by'],
    ['=cmd@example.com', '=1+1', 'Russian', ...none],
    ['anna@example.ru', 'Иванова', 'Russian', ...none],
    ['ivanova@example.com', 'Иванова', 'Russian', ...none],
  ])
})

test('the others are contacts of every other language, and of none', async () => {
  const emails = (await rowsOf('language=russian&except=true')).map(([email]) => email)
  expect(emails).toEqual(expect.arrayContaining(['maria@example.gr', 'unknown@example.com']))
  expect(emails).not.toContain('anna@example.ru')
})

test('consent given, withdrawn and unknown are told apart', async () => {
  const said = {
    agreed: { consentOn: '2026-03-05', consentSource: "=HYPERLINK('x')" },
    tookBack: { consentOn: '2026-03-05', consentWithdrawnOn: '2026-04-01' },
    sameDay: { consentOn: '2026-04-01', consentWithdrawnOn: '2026-04-01' },
    again: { consentOn: '2026-05-01', consentSource: 'Paper', consentWithdrawnOn: '2026-04-01' },
    never: {},
  }
  const accounts = Object.entries(said).map(([who, consent]) => ({
    lastName: who,
    language: 'en',
    email: `${who}@consent.example`,
    consentOn: null,
    consentSource: null,
    consentWithdrawnOn: null,
    ...consent,
  }))
  // Consent counts for all accounts with the same address.
  const shared = [
    { email: 'Agreed@consent.example', consentOn: '2026-02-01', consentWithdrawnOn: null },
    { email: 'never@consent.example; AGAIN@consent.example', consentOn: null },
    { email: 'two@consent.example', consentOn: '2026-03-01', consentWithdrawnOn: null },
    { email: 'TWO@consent.example', consentOn: null, consentWithdrawnOn: '2026-03-02' },
  ].map((one) => ({ lastName: 'Other', language: 'en', consentSource: null, ...one }))
  await app.db
    .insertInto('account')
    .values([...accounts, ...shared] as never)
    .execute()
  const listed = async (query: string) =>
    (await rowsOf(`language=russian&except=true${query}`))
      .filter(([email]) => String(email).endsWith('consent.example'))
      .map(([email, , , ...consent]) => [String(email).split('@')[0]!.toLowerCase(), ...consent])
  const [again, agreed] = [
    ['again', 'Given', '2026-05-01', 'Paper'],
    ['agreed', 'Given', '2026-03-05', "=HYPERLINK('x')"],
  ]
  expect(await listed('')).toEqual([
    again,
    agreed,
    ['never', 'Not given', null, null],
    ['sameday', 'Withdrawn', '2026-04-01', null],
    ['tookback', 'Withdrawn', '2026-04-01', null],
    ['two', 'Withdrawn', '2026-03-02', null],
  ])
  expect(await listed('&consented=true')).toEqual([again, agreed])
})

test('only an administrator exports addresses, and the export is logged', async () => {
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
  ['language=russian&consented=1', 'consented'],
])('%j is refused with the name of the parameter', async (query, name) => {
  const answer = await ask(query)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [name]])
})
