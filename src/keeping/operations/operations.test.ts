import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { instantNow } from '#kit/clock.ts'
import { errorCode } from '#kit/errors/errorCode.ts'
import { createJobs } from '#kit/jobs/createJobs.ts'
import { noJobs } from '#kit/jobs/noJobs.ts'
import { queueMail } from '#kit/mail/mailQueue.ts'
import { MailRefused } from '#kit/mail/mailRefused.ts'
import { eventually } from '#kit/testing/eventually.ts'
import { logNumberOf } from '#base/action-log/actionLog.contract.ts'
import type { BackupPlan, BackupSending } from '#base/backend/backupPlan.ts'
import { buildBackend } from '#app/buildBackend.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { Person, TestApp } from '#app/testing/testApp.ts'
import { el } from './messages/el.ts'
import { en } from './messages/en.ts'
import type { Operations, Problem } from './operations.contract.ts'
import { getOperations } from './operations.store.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await sql`TRUNCATE "mailQueue"`.execute(app.db)
  await sql`DELETE FROM "backupRun"`.execute(app.db)
})

const read = async (): Promise<Operations> => {
  const answer = await app.call('GET', '/api/operations')
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, ''])
  return answer.json()
}
const kinds = (problems: readonly Problem[]) => problems.map(({ kind }) => kind)
const retry = (of: 'retryJobs' | 'retryMails', payload?: object, as: Person = app.admin) =>
  app.call('POST', `/api/operations/${of}`, { payload, as })

test('only administrators may see the page, retry and get the bundle', async () => {
  for (const as of [app.employee, app.branchEmployee, app.client, null])
    for (const [method, path] of [
      ['GET', '/api/operations'],
      ['GET', '/api/operations/bundle'],
      ['POST', '/api/operations/retryMails'],
      ['POST', '/api/operations/retryJobs'],
    ] as const) {
      const payload = path.endsWith('Jobs') ? { queue: 'sendMail' } : undefined
      const { statusCode } = await app.call(method, path, { as, payload })
      expect([path, as?.username, statusCode]).toEqual([path, as?.username, as ? 403 : 401])
    }
})

test('the page shows the release, sizes and numbers of sessions', async () => {
  const shown = await read()
  expect(shown.product).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    commit: app.server.commit,
    schema: expect.stringMatching(/^\d{4}$/),
    node: process.versions.node,
    postgres: expect.stringMatching(/^\d+/),
    isEmbedded: false,
    startedOn: expect.any(String),
    servers: null,
    migration: expect.stringMatching(/^\d{4}_\w+\.sql$/),
  })
  expect(shown.sizes.database).toBeGreaterThan(1_000_000)
  expect(shown.sizes.tables).toHaveLength(10)
  expect(shown.sizes.files).toEqual({ count: 0, bytes: 0, isEstimate: false })
  expect(shown.sessions).toEqual(
    ['admin', 'client', 'employee'].map((who) => ({
      who,
      newestOn: expect.any(String),
      sessions: who === 'employee' ? 2 : 1,
      people: who === 'employee' ? 2 : 1,
    })),
  )
})

test('files are counted, and estimated if there are many', async () => {
  await sql`
    INSERT INTO "file" ("systemName", "userName", "contentType", "size")
    SELECT 'stored-file-number-' || i, 'a.pdf', 'application/pdf', 1000 FROM generate_series(1, 40) i
  `.execute(app.db)
  expect((await read()).sizes.files).toEqual({ count: 40, bytes: 40_000, isEstimate: false })
  await sql`
    INSERT INTO "file" ("systemName", "userName", "contentType", "size")
    SELECT 'stored-file-number-' || i, 'a.pdf', 'application/pdf', 1000 FROM generate_series(41, 30000) i
  `.execute(app.db)
  await sql`ANALYZE "file"`.execute(app.db)
  const { count, bytes, isEstimate } = (await read()).sizes.files
  expect(isEstimate).toBe(true)
  expect(bytes).toBe(count * 1000)
  expect(count).toBeGreaterThan(29_000)
  expect(count).toBeLessThan(31_000)
  await sql`TRUNCATE "file" CASCADE`.execute(app.db)
})

describe('backups', () => {
  const plan = {
    url: '/backups/of/maria',
    key: null,
    embedded: '/data/db',
    keep: {},
    run: async () => {},
  } as unknown as BackupPlan
  const placeId = '00000000-0000-4000-8000-000000000001'
  const withPlan = (trouble: BackupSending['trouble'] = null) =>
    getOperations(
      {
        ...app,
        backup: plan,
        backupSending: () => ({
          sentOn: instantNow(-5000),
          trouble,
          refused: null,
          restorable: null,
        }),
      },
      'en',
    )
  const run = (kind: string, hoursAgo: number, ok: boolean, error?: NodeJS.ErrnoException) =>
    sql`
      WITH place AS (
        INSERT INTO "backupPlace" ("where", "placeId") VALUES ('/backups', ${placeId})
        ON CONFLICT ("only") DO UPDATE SET "placeId" = excluded."placeId"
      )
      INSERT INTO "backupRun" ("kind", "startedOn", "finishedOn", "ok", "error", "facts")
      VALUES (${kind}, now() - ${hoursAgo} * interval '1 hour', now() - ${hoursAgo} * interval '1 hour', ${ok}, ${error?.message ?? null},
        jsonb_build_object('placeId', ${placeId}::text, 'keyId', NULL, 'code', ${error ? errorCode(error) : null}::text))
    `.execute(app.db)

  test('that are not set up are the first problem', async () => {
    const shown = await read()
    expect(kinds(shown.problems)).toEqual(['filesBackupOff'])
    expect(shown.backup).toMatchObject({ isOn: false, place: null, runs: [] })
    const embedded = { ...app, server: { ...app.server, isEmbedded: true } }
    expect(kinds((await getOperations(embedded, 'en')).problems)).toEqual(['backupOff'])
  })

  test('in good order are no problem', async () => {
    await run('base', 5, true)
    await run('proof', 3, true)
    const { problems, backup } = await withPlan()
    expect(problems).toEqual([])
    expect(backup).toMatchObject({
      isOn: true,
      withDatabase: true,
      isSealed: false,
      place: 'folder',
      trouble: null,
      sentOn: expect.any(String),
    })
    expect(backup.runs.map(({ kind, ok }) => [kind, ok])).toEqual([
      ['base', true],
      ['proof', true],
    ])
  })

  test('that are old, unproven or failed are problems, with error code and solution', async () => {
    await run('base', 30, true)
    expect(kinds((await withPlan()).problems)).toEqual(['backup.old', 'backup.notProven'])
    const denied = new Error("EACCES: permission denied, open '/backups/of/maria'")
    await run('base', 1, false, Object.assign(denied, { code: 'EACCES' }))
    const { problems, backup } = await withPlan({
      since: instantNow(-3_600_000),
      why: 'Maria is away',
      code: 'system:EHOSTUNREACH',
    })
    expect(kinds(problems)).toEqual(['backup.notSent', 'backup.failed', 'backup.notProven'])
    expect(problems[1]!.error).toMatchObject({
      code: 'EACCES',
      text: en['operations.error.fileDenied'],
    })
    expect(backup.trouble!.error.code).toBe('EHOSTUNREACH')
    expect(JSON.stringify({ problems, backup }).toLowerCase()).not.toContain('maria')
  })
})

describe('mail', () => {
  test('that was not accepted is a problem, and is sent by a retry', async () => {
    await queueMail(app.db, [
      { to: 'late@example.com', subject: 'Homes', text: 'Two' },
      { to: 'gone@example.com', subject: 'Homes', text: 'Two' },
    ])
    await app.sendMail({
      send: async ({ to }) => {
        if (to.startsWith('gone'))
          throw new MailRefused(
            'User unknown',
            Object.assign(new Error(), {
              responseCode: 550,
              response: '550 5.1.1 <gone@example.com>: User unknown',
            }),
          )
        throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:25'), { code: 'ECONNREFUSED' })
      },
    })
    const shown = await read()
    expect(kinds(shown.problems)).toEqual(['filesBackupOff', 'mailsDelayed', 'mailsUndelivered'])
    expect(shown.mails).toMatchObject({ waiting: 1, delayed: 1, undelivered: 1 })
    expect(shown.mails.failures.map(({ error }) => error?.code).toSorted()).toEqual([
      '550 5.1.1',
      'ECONNREFUSED',
    ])
    const greek = (await getOperations(app, 'el')).mails.failures.map(({ error }) => error?.text)
    expect(greek).toContain(el['operations.error.notReached'])
    const answers = await Promise.all([retry('retryMails'), retry('retryMails')])
    expect(answers.map((answer) => answer.json().retried).toSorted()).toEqual([0, 1])
    app.outbox.length = 0
    await app.sendMail()
    expect(app.outbox.map(({ to }) => to)).toEqual(['late@example.com'])
    expect((await read()).mails).toMatchObject({ waiting: 0, delayed: 0, undelivered: 1 })
    const entity = logNumberOf('Operations')
    const log = await app.call('POST', '/api/actionLog', { payload: { entity } })
    expect(log.json().items).toEqual([
      expect.objectContaining({
        actionText: 'Tried again',
        entityText: 'Operations',
        message: 'mails: 1',
        actionById: app.admin.accountId,
      }),
    ])
  })
})

describe('jobs', () => {
  test('that failed are problems with time and reason, and run when retried', async () => {
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS "name"`.execute(
      app.db,
    )
    const jobs = createJobs({
      connection: { ...inject('templateDatabase'), database: rows[0]!.name },
      onError: () => {},
      pollSeconds: 0.5,
      // Polling is so slow that only a notification runs the job in time.
      restSeconds: 3600,
    })
    let isBroken = true
    let runs = 0
    jobs.define('print', async () => {
      if (isBroken)
        await sql`INSERT INTO "user" ("accountId", "username", "passwordHash") VALUES (-1, 'maria@x.gr', '')`.execute(
          app.db,
        )
      runs++
    })
    jobs.schedule('print', '0 3 1 1 *')
    try {
      await jobs.start()
      await jobs.send('print')
      const print = async () => (await read()).jobs.find(({ name }) => name === 'print')
      await eventually(async () => expect(await print()).toMatchObject({ retrying: 1 }))
      await sql`UPDATE pgboss.job SET "state" = 'failed', "completed_on" = now() WHERE "name" = 'print'`.execute(
        app.db,
      )
      expect(kinds((await read()).problems)).toContain('jobsFailed')
      expect(await print()).toMatchObject({
        failed: 1,
        failedOn: expect.any(String),
        nextOn: expect.stringMatching(/^\d{4}-01-01T01:00:00.000Z$/),
        error: {
          code: '23503',
          constraint: 'user_accountId_fkey',
          text: en['operations.error.program'],
          place: expect.stringMatching(/^src\/keeping\/operations\/operations\.test\.ts:\d+$/),
        },
      })
      expect((await read()).product.servers).toBe(1)
      isBroken = false
      expect((await retry('retryJobs', { queue: 'print' })).json()).toEqual({ retried: 1 })
      expect((await retry('retryJobs', { queue: 'print' })).json()).toEqual({ retried: 0 })
      await eventually(() => expect(runs).toBe(1))
      await eventually(async () => expect(await print()).toMatchObject({ failed: 0, error: null }))
      expect(kinds((await read()).problems)).not.toContain('jobsFailed')
    } finally {
      await jobs.stop()
    }
  })

  test('that no server runs are problems', async () => {
    await sql`
      INSERT INTO pgboss.job ("name", "start_after") VALUES ('print', now() - interval '20 minutes')`.execute(
      app.db,
    )
    const { problems } = await read()
    expect(problems.find(({ kind }) => kind === 'jobsStuck')).toMatchObject({ count: 1 })
    await sql`DELETE FROM pgboss.job`.execute(app.db)
  })
})

test('a calendar that was not read for a day is a problem, with a link to its property', async () => {
  const { id } = (await app.call('GET', '/api/object/add')).json() as { id: number }
  await sql`
    INSERT INTO "stayFeed" ("objectId", "name", "url", "fetchedOn", "failure", "dueOn") VALUES
      (${id}, 'Airbnb', 'https://a.example/x.ics', now() - interval '25 hours', 'unreachable', now()),
      (${id}, 'Booking', 'https://b.example/x.ics', now() - interval '10 minutes', NULL, now()),
      (${id}, 'From a file', NULL, now() - interval '90 days', NULL, NULL)
  `.execute(app.db)
  const { problems, calendars } = await read()
  expect(problems.find(({ kind }) => kind === 'calendarsOld')).toMatchObject({ count: 1 })
  expect(calendars).toMatchObject({
    count: 2,
    old: 1,
    feeds: [
      { objectId: id, name: 'Airbnb', isOld: true, failure: 'unreachable' },
      { objectId: id, name: 'Booking', isOld: false, failure: null },
    ],
  })
})

test('the fullest disk is a problem, with its free space', async () => {
  const folder = (holds: string, state: 'plenty' | 'low' | 'full', freeBytes: number) => ({
    holds,
    state,
    freeBytes,
    path: `/${holds}`,
    totalBytes: 10_000,
    stopBytes: 500,
  })
  const room = {
    ...app.room,
    all: () => [
      folder('files', 'low', 900),
      folder('log', 'full', 300),
      folder('data', 'full', 400),
    ],
  }
  const { problems, disks } = await getOperations({ ...app, room }, 'en')
  expect(disks).toHaveLength(3)
  expect(problems[0]).toMatchObject({
    kind: 'roomFull',
    disk: { path: '/log', freeBytes: 300, stopBytes: 500 },
  })
})

test('a replica that is left out is a problem with its reason; a primary among them is not', async () => {
  const replicas = {
    ...app.replicas,
    now: () => [
      { name: 'db1:5432', leftOut: 'primary' as const },
      { name: 'db2:5432', leftOut: 'behind' as const },
      { name: 'db3:5432', leftOut: null },
    ],
  }
  const shown = await getOperations({ ...app, replicas }, 'en')
  expect(shown.replicas).toEqual([
    { name: 'db1:5432', leftOut: 'primary' },
    { name: 'db2:5432', leftOut: 'behind' },
    { name: 'db3:5432', leftOut: null },
  ])
  expect(shown.problems.find(({ kind }) => kind === 'replicasLeftOut')).toMatchObject({ count: 1 })
})

test('every job has a readable name', async () => {
  const names: string[] = []
  const jobs = { ...noJobs, define: (name: string) => void names.push(name) }
  const { http } = await buildBackend({ ...app, jobs, agency: app.agency.defaults, logger: false })
  await http.close()
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !Object.hasOwn(en, `operations.job.${name}`))).toEqual([])
})
