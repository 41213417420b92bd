// Files about clients are kept some years after the end of the deal, and then forgotten by themselves.
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { addDays, agencyDay, agencyToday } from '#kit/clock.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import { findTexts } from '#keeping/personal-data/sweepTexts.store.ts'
import { forgetKnownClients } from './forgetKnownClients.store.ts'
import { complete, knowingIn } from './testing/knowing.ts'

let app: TestApp
let known: ReturnType<typeof knowingIn>
let years: number
beforeAll(async () => {
  app = await testApp()
  known = knowingIn(app)
  const row = app.db.selectFrom('rule').select('parameters').where('key', '=', 'knowYourClient')
  years = ((await row.executeTakeFirstOrThrow()).parameters as { yearsKept: number }).yearsKept
})
afterAll(() => app.close())

/** The same day so many years later; of the 29th of February the 28th. */
function lastDay(end: string, later: number): string {
  const [year, rest] = [Number(end.slice(0, 4)) + later, end.slice(4)]
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}${rest === '-02-29' && !isLeap ? '-02-28' : rest}`
}

const isThere = async (id: number) =>
  (await app.call('GET', `/api/KnownClient/edit/${id}`)).statusCode === 200
const won = (endDate: string) => ({ dealStage: 5, endDate })
const setDeal = (id: number, values: object) =>
  app.db.updateTable('deal').set(values).where('id', '=', id).execute()

describe('the time of forgetting', () => {
  test.each([
    ['2024-02-29', '2029-02-28'],
    ['2023-02-28', '2028-02-28'],
    ['2020-12-31', '2025-12-31'],
    ['1996-02-29', '2001-02-28'],
  ])('a deal that ended on %s is kept until %s', (end, until) =>
    expect(lastDay(end, 5)).toBe(until),
  )

  test('is the day after so many years, on any day, also on leap days', async () => {
    const leapDays = fc.integer({ min: 475, max: 540 }).map((four) => `${four * 4}-02-29`)
    const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
    const isReal = (day: string) => addDays(day, 0) === day
    const ends = fc.oneof(anyDay, leapDays.filter(isReal))
    const kept = app.db
      .selectFrom('rule')
      .select(['id', 'parameters', 'validFrom'])
      .where('key', '=', 'knowYourClient')
    const rule = await kept.executeTakeFirstOrThrow()
    const setRule = (values: object) =>
      app.db.updateTable('rule').set(values).where('id', '=', rule.id).execute()
    await fc.assert(
      fc.asyncProperty(ends, fc.integer({ min: 1, max: 30 }), async (end, yearsKept) => {
        await setRule({
          validFrom: '1850-01-01',
          parameters: { ...(rule.parameters as object), yearsKept },
        })
        const { id: dealId } = await app.db
          .insertInto('deal')
          .values({ dealStage: 5, endDate: end } as never)
          .returning('id')
          .executeTakeFirstOrThrow()
        await known.insertClient({ dealId, accountId: app.client.accountId })
        const until = lastDay(end, yearsKept)
        expect(await forgetKnownClients(app, until)).toBe(0)
        expect(await forgetKnownClients(app, addDays(until, 1))).toBe(1)
      }),
      { numRuns: 60 },
    )
    await setRule({ validFrom: rule.validFrom, parameters: rule.parameters })
  })

  test('is shown with the file', async () => {
    const { client } = await known.addComplete(won('2024-02-29'))
    expect(client.keptUntil).toBe('2029-02-28')
    expect((await known.addComplete()).client.keptUntil).toBeNull()
  })

  test('counts from the last day that is known of a won deal, and from the last change of a lost one', async () => {
    const late = addDays(agencyToday(), years * 366)
    const { id, dealId } = await known.addComplete({ dealType: 1, ...won(agencyDay(-4000)) })
    await setDeal(dealId, { rentExpiration: agencyDay(10) })
    await forgetKnownClients(app)
    expect(await isThere(id)).toBe(true)
    const lost = await known.addComplete({ dealStage: 6, endDate: agencyDay(-4000) })
    await forgetKnownClients(app)
    expect(await isThere(lost.id)).toBe(true)
    await forgetKnownClients(app, addDays(late, 12))
    expect([await isThere(id), await isThere(lost.id)]).toEqual([false, false])
  })

  test('never comes for an open deal; of a deleted one it counts from its deletion', async () => {
    const open = await known.addComplete({ dealStage: 2, startDate: agencyDay(-9000) })
    const deleted = await known.addComplete({ dealStage: 2 })
    await app.call('DELETE', `/api/Deal/${deleted.dealId}`)
    await forgetKnownClients(app)
    expect(await isThere(deleted.id)).toBe(true)
    await forgetKnownClients(app, addDays(agencyToday(), years * 366 + 1))
    expect([await isThere(open.id), await isThere(deleted.id)]).toEqual([true, false])
  })

  test('does not come without a rule', async () => {
    const { id } = await known.addComplete(won('2000-01-01'))
    const set = (deletedOn: string | null) =>
      app.db.updateTable('rule').set({ deletedOn }).where('key', '=', 'knowYourClient').execute()
    await set('2020-01-01T00:00:00Z')
    expect(await forgetKnownClients(app)).toBe(0)
    await set(null)
    expect(await isThere(id)).toBe(true)
    await forgetKnownClients(app)
    expect(await isThere(id)).toBe(false)
  })
})

test('what is forgotten is gone: file, documents and their contents, checks, and what the log said', async () => {
  const { id, dealId, file } = await known.addComplete(won('2000-01-01'))
  await known.save({
    id,
    isCompany: true,
    name: 'Ξεχασμένη Ωραιοζήλη',
    owners: [{ name: 'Ωραιοζήλη', percent: 100, bornOn: '1960-01-01', established: 'ΓΕΜΗ' }],
  })
  const removed = await known.attach(id, 'wrong', 'forgotten.txt')
  await app.call('DELETE', `/api/files/${removed.systemName}`)
  expect((await known.check(await known.edit(id))).statusCode).toBe(200)
  expect(await forgetKnownClients(app)).toBe(1)
  expect(await isThere(id)).toBe(false)
  for (const { systemName } of [file, removed]) {
    await expect(app.files.read(systemName)).rejects.toThrow('ENOENT')
    expect((await app.call('GET', `/api/files/${systemName}`)).statusCode).toBe(404)
  }
  expect(await findTexts(app.db, '(Ωραιοζήλη|forgotten\\.txt)')).toEqual({})
  const { rows } = await sql<{ count: number }>`
    SELECT (SELECT count(*) FROM "knownClientOwner" WHERE "knownClientId" = ${id})
      + (SELECT count(*) FROM "knownClientCheck" WHERE "knownClientId" = ${id})
      + (SELECT count(*) FROM "file" WHERE "systemName" IN (${file.systemName}, ${removed.systemName})) AS "count"
  `.execute(app.db)
  expect(rows[0]!.count).toBe(0)
  const { items } = (await known.post('/api/actionLog', { entity: 29, entityId: id })).json<{
    items: { action: string; data: unknown[] }[]
  }>()
  expect(items[0]).toMatchObject({ action: 'forget', actionBy: null })
  expect(items.flatMap(({ data }) => data)).toEqual([])
  expect((await app.call('GET', `/api/KnownClient/of/${dealId}`)).json().items).toMatchObject([
    { id: null },
  ])
})

describe('a person who is erased', () => {
  const addKnown = async (deal: object) => {
    const accountId = await known.addPerson({ firstName: 'Χ', lastName: 'Σβησμένου' })
    const dealId = await known.addDeal([accountId], deal)
    const { id } = (
      await known.save({ dealId, accountId, ...complete, name: 'Σβησμένου Χ' })
    ).json<{ id: number }>()
    return { accountId, dealId, id, file: await known.attach(id, 'kept scan') }
  }
  const erase = (accountId: number) =>
    known.post(`/api/personalData/erase/${accountId}`, { name: 'Σβησμένου Χ', anyway: true })

  test('keeps the file as long as the law demands, and loses it by itself', async () => {
    const { accountId, dealId, id, file } = await addKnown({ dealStage: 6 })
    const until = lastDay(agencyToday(), years)
    const answer = await erase(accountId)
    expect([answer.statusCode, answer.json()]).toEqual([200, { retained: { count: 1, until } }])
    expect(await known.edit(id)).toMatchObject({ name: 'Σβησμένου Χ', files: [{}] })
    expect((await app.call('GET', `/api/files/${file.systemName}`)).body).toBe('kept scan')
    expect(await findTexts(app.db, 'Σβησμένου')).toEqual({})
    expect(await forgetKnownClients(app, until)).toBe(0)
    expect(await forgetKnownClients(app, addDays(until, 1))).toBe(1)
    expect(await isThere(id)).toBe(false)
    await expect(app.files.read(file.systemName)).rejects.toThrow('ENOENT')
    await app.db.deleteFrom('dealAccount').where('dealId', '=', dealId).execute()
  })

  test('is told at least how long, while the deal is open', async () => {
    const { accountId } = await addKnown({ dealStage: 1 })
    const { retained } = (await app.call('GET', `/api/personalData/${accountId}`)).json()
    expect(retained).toEqual({ count: 1, until: lastDay(agencyToday(), years) })
  })

  test('receives what is known of them, without the judgement of the agency', async () => {
    const { accountId, id } = await addKnown({ dealStage: 1 })
    await known.save({ id, risk: 3, riskWords: 'Pays too much', moneyWords: 'From my aunt' })
    const answer = await known.post(`/api/personalData/takeOut/${accountId}`, {})
    const files = await unzip(answer.rawPayload, { bytes: 10_000_000, entries: 100 })
    const page = files.get('index.html')!.toString()
    expect(page).toContain('From my aunt')
    expect(page).toContain('ΑΚ 123456')
    expect(page).not.toMatch(/Pays too much|Risk/)
    expect([...files.keys()]).toContainEqual(expect.stringContaining('identity.txt'))
  })
})
