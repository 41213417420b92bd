// Enquiries of programs through the public form wait in the tray, and have no effect until the
// office accepts them.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { postEnquiry, sendEnquiry, tokenIn } from '#app/testing/enquiryForm.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { newFormToken } from '#outside/publishing/site/formToken.store.ts'
import { epochMs } from '#kit/clock.ts'
import { mostWaiting } from './tray.contract.ts'
import type { TrayRow } from './tray.contract.ts'
import { sweepTray } from './tray.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const table of ['signInFailure', 'doubtfulEnquiry', 'mailQueue'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(app.db)
  await sql`UPDATE "enquiry" SET "sentOn" = "sentOn" - interval '2 days'`.execute(app.db)
})

let visitors = 0
const visitor = (fields: Record<string, string> = {}) => ({
  name: 'Eleni Markou',
  email: `visitor${visitors++}@example.com`,
  phone: '',
  message: 'Is the flat by the sea still to be had?',
  consent: 'yes',
  website: '',
  ...fields,
})
const seconds = () => Math.floor(epochMs() / 1000)
const thanked = '/site/en/enquiry/sent'
const page = async () => (await app.http.inject({ url: '/site/en/enquiry' })).body
const inTray = async (as: Person = app.admin) =>
  (await app.call('POST', '/api/enquiryTray/search', { payload: {}, as })).json() as {
    items: TrayRow[]
    totalRows: number
  }
const waiting = async () => (await inTray()).items[0]!
const take = (id: number, as = app.admin) => app.call('POST', `/api/enquiryTray/take/${id}`, { as })
const change = async (what: 'throwAway' | 'bringBack', ...ids: number[]) =>
  (await app.call('POST', `/api/enquiryTray/${what}`, { payload: { ids } })).json().ids as number[]
const made = async () => {
  const { rows } = await sql`
    SELECT ${sql.join(
      ['account', 'lead', 'alert', 'activity', 'mailQueue', 'enquiry'].map(
        (table) => sql`(SELECT count(*) FROM ${sql.table(table)}) AS ${sql.ref(table)}`,
      ),
    )}`.execute(app.db)
  return rows[0] as Record<string, number>
}

test('600 enquiries of a program create no account, lead or alert, and an honest visitor still gets through', async () => {
  // Half of them have no token, half a token that was used before.
  const token = tokenIn(await page())
  await postEnquiry(app, visitor({ token }))
  const before = await made()
  for (let at = 0; at < 600; at += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, one) =>
        postEnquiry(app, visitor({ name: `Program ${at + one}`, ...(one % 2 && { token }) }), {
          from: one % 4 ? `203.0.113.${at / 20}` : `2001:db8:${one}:${at}::${at + one}`,
        }),
      ),
    )
    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(new Set([thanked]))
  }
  expect(await made()).toEqual(before)
  expect((await inTray()).totalRows).toBe(600)

  const honest = await sendEnquiry(app, visitor({ name: 'Honest Visitor' }))
  expect(honest.headers.location).toBe(thanked)
  expect(await made()).toMatchObject({
    account: before['account']! + 1,
    lead: before['lead']! + 1,
    alert: before['alert']! + 1,
  })
})

test('limits one home network (/64) and one customer with many homes (/48)', async () => {
  const status = async (from: string) => (await postEnquiry(app, visitor(), { from })).statusCode
  for (let home = 0; home < 4; home++) {
    for (let at = 0; at < 30; at++)
      expect(await status(`2001:db8:7:${home}:${at}::${at}`)).toBe(303)
    expect(await status(`2001:db8:7:${home}:abcd::1`)).toBe(429)
  }
  expect(await status('2001:db8:7:ffff::1')).toBe(429)
  expect(await status('2001:db8:8::1')).toBe(303)
})

describe('doubtful enquiries', () => {
  test.each<[string, () => Promise<Record<string, string>>, string[]]>([
    ['no token', async () => ({}), ['noToken']],
    ['a forged token', async () => ({ token: `1.1.${'a'.repeat(16)}.x` }), ['noToken']],
    [
      'a changed token',
      async () => ({ token: (await newFormToken(app)).replace(/^\d+/, '1') }),
      ['noToken'],
    ],
    [
      'a filled-in hidden field',
      async () => ({ token: await newFormToken(app), website: 'https://x.example' }),
      ['trap'],
    ],
    [
      'a token from the future',
      async () => ({ token: await newFormToken(app, seconds() + 60) }),
      ['tooFast'],
    ],
    [
      'a message full of links',
      async () => ({
        token: await newFormToken(app),
        message: 'http://a.example http://b.example http://c.example',
      }),
      ['links'],
    ],
  ])('%s: the visitor is thanked, and the enquiry waits', async (_, fields, doubts) => {
    const before = await made()
    const sent = visitor(await fields())
    expect((await postEnquiry(app, sent)).headers.location).toBe(thanked)
    const { items, totalRows } = await inTray()
    expect(totalRows).toBe(1)
    const { name, email, message } = sent
    expect(items[0]).toMatchObject({ name, email, message, phone: null, doubts })
    expect(await made()).toEqual(before)
  })

  test('a token used a second time is doubtful, and the same enquiry sent again waits once', async () => {
    const token = tokenIn(await page())
    const before = await made()
    await postEnquiry(app, visitor({ token }))
    const second = visitor({ token })
    await Promise.all([1, 2, 3].map(() => postEnquiry(app, second)))
    expect((await made())['lead']).toBe(before['lead']! + 1)
    expect((await inTray()).items).toMatchObject([{ doubts: ['reused'], email: second.email }])
  })

  test('sending one page several times makes one lead', async () => {
    const before = await made()
    const sent = visitor({ token: tokenIn(await page()) })
    await Promise.all([1, 2, 3].map(() => postEnquiry(app, sent)))
    expect((await made())['lead']).toBe(before['lead']! + 1)
    expect((await inTray()).totalRows).toBe(0)
  })

  test('the sixth enquiry of one contact and the thirty-first of all wait', async () => {
    const before = await made()
    const send = async (at: number, fields: Record<string, string>) =>
      postEnquiry(
        app,
        { ...visitor(), message: `Question ${at}`, ...fields, token: await newFormToken(app) },
        { from: `198.51.100.${at}` },
      )
    for (let at = 0; at < 6; at++) await send(at, { email: 'often@example.com' })
    expect((await inTray()).items).toMatchObject([{ doubts: ['often'], message: 'Question 5' }])
    for (let at = 6; at < 32; at++) await send(at, {})
    expect((await made())['lead']).toBe(before['lead']! + 30)
    expect((await waiting()).doubts).toEqual(['many'])
  })
})

describe('the page of the form', () => {
  test('asks to send again after more than a day, and keeps the enquiry meanwhile', async () => {
    const sent = visitor({ message: 'Written yesterday' })
    const yesterday = seconds() - 25 * 60 * 60
    const token = await newFormToken(app, yesterday, yesterday)
    const answer = await postEnquiry(app, { ...sent, token })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store'])
    expect(answer.body).toContain('Please press “Send” once more')
    expect(answer.body).toContain('Written yesterday')
    expect((await inTray()).items).toMatchObject([{ doubts: ['tooOld'] }])
    const before = await made()
    const again = await postEnquiry(app, { ...sent, token: tokenIn(answer.body) })
    expect(again.headers.location).toBe(thanked)
    expect((await made())['lead']).toBe(before['lead']! + 1)
    expect((await inTray()).totalRows).toBe(0)
  })

  test('keeps the time at which it was opened when it is shown again with errors', async () => {
    const token = await newFormToken(app, seconds() - 100)
    const { body } = await postEnquiry(app, visitor({ token, message: '' }))
    expect(tokenIn(body)).not.toBe(token)
    expect(tokenIn(body).split('.')[0]).toBe(token.split('.')[0])
  })

  test('is private to the visitor, and cached until it is sent', async () => {
    const get = (tag?: string) =>
      app.http.inject({ url: '/site/en', headers: tag ? { 'if-none-match': tag } : {} })
    const [first, second] = [await get(), await get()]
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect(tokenIn(first.body)).not.toBe(tokenIn(second.body))
    const tag = String(first.headers.etag)
    const kept = await get(`W/"other", ${tag}`)
    expect([kept.statusCode, kept.headers.etag, kept.body]).toEqual([304, tag, ''])
    await postEnquiry(app, visitor({ token: tokenIn(first.body) }))
    const fresh = await get(tag)
    expect(fresh.statusCode).toBe(200)
    expect(tokenIn(fresh.body)).toMatch(/^\d+\.\d+\./)
    const thanks = await app.http.inject({ url: thanked })
    expect(thanks.headers['cache-control']).toBe('public, no-cache')
  })

  test('waits in the tray if it is filled in too fast', async () => {
    const slow = await testApp({ enquirySeconds: 3 })
    try {
      const leads = async () =>
        (await slow.call('POST', '/api/lead/search', { payload: {} })).json().totalRows as number
      const count = async () => (await slow.call('GET', '/api/enquiryTray/count')).json() as number
      await sendEnquiry(slow, visitor())
      expect([await leads(), await count()]).toEqual([0, 1])
      const token = await newFormToken(slow, seconds() - 4)
      await postEnquiry(slow, visitor({ token }))
      expect([await leads(), await count()]).toEqual([1, 1])
    } finally {
      await slow.close()
    }
  })
})

describe('the office', () => {
  const doubtful = async (fields = {}) => {
    await postEnquiry(app, visitor(fields))
    return waiting()
  }

  test('accepts an enquiry, with everything that follows from one', async () => {
    const { id, email, sentOn } = await doubtful({ message: 'Not a program after all' })
    const before = await made()
    const answer = await take(id, app.branchEmployee)
    expect(answer.statusCode).toBe(200)
    const { leadId } = answer.json() as { leadId: number }
    const lead = (await app.call('GET', `/api/lead/view/${leadId}`)).json()
    expect(lead.description).toContain('Not a program after all')
    const after = await made()
    for (const table of ['account', 'lead', 'alert', 'activity', 'enquiry'])
      expect([table, after[table]]).toEqual([table, before[table]! + 1])
    app.outbox.length = 0
    await app.sendMail()
    expect(app.outbox.map(({ to }) => to)).toEqual([
      'office@estia.test',
      // The employee whose turn it is to get a lead.
      expect.stringContaining('@'),
      email,
    ])
    const kept = await app.db
      .selectFrom('enquiry')
      .select('sentOn')
      .where('leadId', '=', leadId)
      .executeTakeFirstOrThrow()
    expect(kept.sentOn).toBe(sentOn)
    expect((await inTray()).totalRows).toBe(0)
    const logged = await app.call('POST', '/api/actionLog', {
      payload: { entity: 3, entityId: leadId },
    })
    expect(logged.json().items[0]).toMatchObject({
      action: 'takeEnquiry',
      actionById: app.branchEmployee.accountId,
    })
  })

  test('makes one lead when two people accept the same enquiry at once', async () => {
    const { id } = await doubtful()
    const before = await made()
    const answers = await Promise.all([take(id), take(id, app.employee), take(id)])
    const again = await take(id)
    const leads = [...answers, again].map((answer) => (answer.json() as { leadId: number }).leadId)
    expect(new Set(leads).size).toBe(1)
    expect((await made())['lead']).toBe(before['lead']! + 1)
  })

  test('accepts an enquiry that the visitor has sent again meanwhile as the same lead', async () => {
    const sent = visitor()
    await postEnquiry(app, { ...sent, website: 'filled in by the browser' })
    const { id } = await waiting()
    await sql`UPDATE "doubtfulEnquiry" SET "fingerprint" = 'as before'`.execute(app.db)
    await sendEnquiry(app, sent)
    const before = await made()
    expect((await take(id)).statusCode).toBe(200)
    expect((await made())['lead']).toBe(before['lead'])
  })

  test('discards several, restores them, and cannot accept a discarded one', async () => {
    const ids = [(await doubtful()).id, (await doubtful()).id, (await doubtful()).id]
    const [first, second, third] = ids as [number, number, number]
    expect(await change('throwAway', first, second, 1_000_000)).toEqual([first, second])
    expect(await change('throwAway', second)).toEqual([])
    expect((await inTray()).items.map(({ id }) => id)).toEqual([third])
    expect((await app.call('GET', '/api/enquiryTray/count')).json()).toBe(1)
    expect((await take(first)).statusCode).toBe(409)
    expect(await change('bringBack', first, third)).toEqual([first])
    expect((await inTray()).items.map(({ id }) => id)).toEqual([third, first])
    await take(third)
    expect(await change('throwAway', third)).toEqual([])
    const { items } = (
      await app.call('POST', '/api/actionLog', { payload: { entity: 63, entityId: first } })
    ).json()
    expect(items).toMatchObject([
      { action: 'restore', entityText: 'Doubtful enquiry', data: [] },
      { action: 'delete', actionById: app.admin.accountId, message: null },
    ])
  })

  test('lists the newest first, in pages, and finds by name', async () => {
    for (const name of ['Beta', 'Alpha', 'Gamma']) await doubtful({ name })
    const names = async (payload: object) => {
      const answer = await app.call('POST', '/api/enquiryTray/search', { payload })
      return (answer.json() as { items: TrayRow[] }).items.map(({ name }) => name)
    }
    expect(await names({ perPage: 2 })).toEqual(['Gamma', 'Alpha'])
    expect(await names({ perPage: 2, currentPage: 2 })).toEqual(['Beta'])
    expect(await names({ sortBy: 'name' })).toEqual(['Alpha', 'Beta', 'Gamma'])
  })

  test('is all staff, including branches; clients and visitors are refused', async () => {
    const { id } = await doubtful()
    const status = async (as: Person | null) => {
      const answers = [
        await app.call('POST', '/api/enquiryTray/search', { payload: {}, as }),
        await app.call('GET', '/api/enquiryTray/count', { as }),
        await app.call('POST', '/api/enquiryTray/throwAway', { payload: { ids: [id] }, as }),
        await app.call('POST', '/api/enquiryTray/bringBack', { payload: { ids: [id] }, as }),
        await app.call('POST', `/api/enquiryTray/take/${id}`, { as }),
      ]
      return [...new Set(answers.map(({ statusCode }) => statusCode))]
    }
    expect(await status(app.client)).toEqual([403])
    expect(await status(null)).toEqual([401])
    expect(await status(app.branchEmployee)).toEqual([200])
  })
})

test('discarded and accepted enquiries are deleted after thirty days, waiting ones are not', async () => {
  for (const name of ['Thrown', 'Taken', 'Waiting', 'Thrown lately'])
    await postEnquiry(app, visitor({ name }))
  const age = (column: string, name: string, days: number) =>
    sql`UPDATE "doubtfulEnquiry" SET ${sql.ref(column)} = now() - ${days} * interval '1 day' WHERE "name" = ${name}`.execute(
      app.db,
    )
  await age('thrownOn', 'Thrown', 31)
  await age('takenOn', 'Taken', 31)
  await age('sentOn', 'Waiting', 31)
  await age('thrownOn', 'Thrown lately', 29)
  expect(await sweepTray(app.db)).toBe(2)
  const left = await app.db.selectFrom('doubtfulEnquiry').select('name').orderBy('id').execute()
  expect(left.map(({ name }) => name)).toEqual(['Waiting', 'Thrown lately'])
})

test('the tray stays within its limit, and prefers enquiries from our own pages', async () => {
  await sql`
    INSERT INTO "doubtfulEnquiry" ("sentOn", "language", "name", "email", "message", "consent", "fingerprint", "doubts")
    SELECT now() - n * interval '1 second', 'en', CASE n WHEN ${mostWaiting} THEN 'Oldest of all' ELSE 'Program' END,
      'a@example.com', '', '', n::text,
      CASE n WHEN ${mostWaiting} THEN ARRAY['many'] ELSE ARRAY['noToken'] END
    FROM generate_series(1, ${mostWaiting}::integer) n`.execute(app.db)
  await postEnquiry(app, visitor({ name: 'One more' }))
  const { items, totalRows } = await inTray()
  expect(totalRows).toBe(mostWaiting)
  expect([items[0]!.name, items.at(-1)!.name]).toEqual(['One more', 'Oldest of all'])
})
