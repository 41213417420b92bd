// The support bundle contains no user input and no personal data: every text column of every table gets a unique value, which
// must not be in it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { instantNow } from '#kit/clock.ts'
import { createJobs } from '#kit/jobs/createJobs.ts'
import { unzip } from '#kit/sheets/unzip.ts'
import type { BackupPlan } from '#base/backend/backupPlan.ts'
import { smallWorld } from '#app/testing/smallWorld.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'

/** Personal data in three alphabets, with addresses, phones and file names. */
const personal = [
  'Papadopoulou',
  'Παπαδοπούλου',
  'Никифорова',
  'maria.k@example.gr',
  '6971234567',
  '697-123-45-67',
  'Tsimiski',
  'Τσιμισκή',
  'AB1234567',
  'passport-scan.pdf',
  'Καλημέρα',
  'smtp.maria-homes.gr',
  '10.20.30.40',
  'GR1601101250000000012300695',
  'secret-token',
  '54621',
]
const errors = [
  ...personal.map((word) => `connection to ${word} failed, open '${word}' "${word}" <${word}>`),
  ...personal,
]

let app: TestApp
let contents: Map<string, Buffer>
const markers: string[] = []

beforeAll(async () => {
  app = await testApp({
    geocoder: { url: 'https://geo.maria-homes.gr/search?key=secret-token', userAgent: 'Estia' },
  })
  await sql.raw(smallWorld).execute(app.db)
  await startJobs()
  await addRows('marked')
  await markAll()
  await addRows('quoting')
  // Last, so that the values are realistic.
  await sql`UPDATE "account" SET "role" = 'admin', "deletedOn" = NULL WHERE "id" = ${app.admin.accountId}`.execute(
    app.db,
  )
  contents = await bundle()
})
afterAll(() => app.close())

/** Creates the tables of the job queues. */
async function startJobs() {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS "name"`.execute(app.db)
  const jobs = createJobs({
    connection: { ...inject('templateDatabase'), database: rows[0]!.name },
    onError: () => {},
  })
  jobs.define('sendMail', async () => {})
  await jobs.start()
  await jobs.stop()
}

/** Fills the tables that the page reads. */
async function addRows(batch: string) {
  for (const [at, error] of errors.entries()) {
    const output = {
      message: error,
      code: error,
      constraint: error,
      stack: `${error} at /src/kit/${error}.ts:1:1`,
    }
    await sql`
      INSERT INTO pgboss.job ("name", "state", "completed_on", "data", "output")
      VALUES ('sendMail', 'failed', now(), ${JSON.stringify({ to: error })}::jsonb, ${JSON.stringify(output)}::jsonb)
    `.execute(app.db)
    await sql`
      INSERT INTO pgboss.queue SELECT (q.r).* FROM (
        SELECT jsonb_populate_record(q, jsonb_build_object('name', ${`${batch} ${at} ${error}`}::text)) AS r
        FROM pgboss.queue q WHERE "name" = 'sendMail') q`.execute(app.db)
    await sql`
      INSERT INTO pgboss.job ("name", "state", "completed_on", "output")
      VALUES (${`${batch} ${at} ${error}`}, 'failed', now(), ${JSON.stringify({ value: { message: error } })}::jsonb)
    `.execute(app.db)
    await sql`
      INSERT INTO "mailQueue" ("to", "subject", "text", "tries", "failedOn", "failure", "entity", "entityId", "dueOn", "givenUpOn")
      VALUES (${error}, ${error}, ${error}, 1, now(), ${error}, ${error}, 1,
        CASE WHEN ${at % 2 === 0} THEN 'infinity' ELSE now() + interval '1 hour' END::timestamptz,
        CASE WHEN ${at % 2 === 0} THEN now() END)`.execute(app.db)
    await sql`
      INSERT INTO "backupRun" ("kind", "finishedOn", "ok", "error", "facts")
      VALUES (${at % 2 ? 'base' : 'proof'}, now(), false, ${error}, ${JSON.stringify({ differing: [error] })}::jsonb)
    `.execute(app.db)
    await sql`
      INSERT INTO "stayFeed" ("objectId", "name", "url", "failure", "createdOn", "dueOn")
      VALUES (9001, ${error.slice(0, 100)}, ${error}, ${error}, now() - interval '3 days', now())`.execute(
      app.db,
    )
    await sql`
      INSERT INTO "file" ("systemName", "userName", "contentType", "size")
      VALUES (${`stored-file-${batch}-${at}`}, ${error}, ${error}, 1)`.execute(app.db)
  }
}

/** Writes a unique word into each column that accepts one; columns with check constraints may refuse it. */
async function markAll() {
  const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
    SELECT c."table_name" AS "table", c."column_name" AS "column", c."data_type" AS "type"
    FROM information_schema.columns c JOIN information_schema.tables t USING ("table_schema", "table_name")
    WHERE c."table_schema" = 'public' AND t."table_type" = 'BASE TABLE' AND c."is_generated" = 'NEVER'
      AND c."data_type" IN ('text', 'character varying', 'json', 'jsonb')
      AND c."table_name" NOT IN ('migration', 'functionFile') -- which the program alone writes, with names of its files
    ORDER BY 1, 2`.execute(app.db)
  for (const [at, { table, column, type }] of columns.entries()) {
    const marker = `Marker${at}Of${'abcdefghij'[at % 10]}Person`
    const value = type.startsWith('json') ? JSON.stringify({ marker }) : marker
    const changed = await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${value}`
      .execute(app.db)
      .then(({ numAffectedRows }) => Number(numAffectedRows ?? 0))
      .catch(() => 0)
    if (changed > 0) markers.push(marker)
  }
}

async function bundle(): Promise<Map<string, Buffer>> {
  const url = '/api/operations/bundle'
  const answer = await app.call('GET', url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/zip')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="estia-support-\d{4}-\d\d-\d\d\.zip"$/,
  )
  return unzip(answer.rawPayload, { bytes: 50_000_000, entries: 100 })
}

const wholeText = () =>
  [...contents].map(([name, content]) => `${name}\n${content.toString('utf8')}`).join('\n')
const read = (name: string) => JSON.parse(contents.get(`${name}.json`)!.toString('utf8'))

test('the bundle contains no text that anybody has entered', () => {
  expect(markers.length).toBeGreaterThan(100)
  const text = wholeText().toLowerCase()
  expect(markers.filter((marker) => text.includes(marker.toLowerCase()))).toEqual([])
})

test('the bundle contains no people, servers or folders quoted by errors', () => {
  const text = wholeText().toLowerCase()
  expect(personal.filter((word) => text.includes(word.toLowerCase()))).toEqual([])
  expect(text).not.toMatch(/@/)
  expect(text).not.toContain('estia.test')
})

test('the bundle contains queues, mails, sizes, indexes, migrations and settings', () => {
  expect([...contents.keys()].toSorted()).toEqual([
    'connections.json',
    'disabledTriggers.json',
    'functions.json',
    'indexes.json',
    'machine.json',
    'migrations.json',
    'operations.json',
    'postgresSettings.json',
    'settings.json',
    'tables.json',
  ])
  const operations = read('operations')
  expect(operations.mails.undelivered).toBe(errors.length)
  expect(operations.mails.failures.length).toBeGreaterThan(0)
  expect(operations.calendars.old).toBe(2 * errors.length)
  const queue = operations.jobs.find(({ name }: { name: string }) => name === 'sendMail')
  expect(queue).toMatchObject({ failed: 2 * errors.length, error: { code: null, place: null } })
  expect(operations.services.geocoder).toBe(true)
  expect(read('tables').map(({ table }: { table: string }) => table)).toContain('account')
  expect(read('indexes').map(({ index }: { index: string }) => index)).toContain('mailQueueDue')
  expect(read('migrations').length).toBeGreaterThan(5)
})

test("the bundle contains the names of settings, but not their values or the machine's name", async () => {
  const secret = 'smtps://maria:password@smtp.maria-homes.gr'
  const { sendBundle } = await import('./sendBundle.ts')
  const chunks: Buffer[] = []
  const reply = {
    header: () => reply,
    type: () => reply,
    send: async (stream: AsyncIterable<Buffer>) => {
      for await (const chunk of stream) chunks.push(chunk)
    },
  }
  const backup = { url: '/backups/of/maria', key: null, embedded: '/home/maria/db' }
  const room = {
    ...app.room,
    all: () => [
      {
        holds: 'files',
        path: '/home/maria/files',
        state: 'low' as const,
        freeBytes: 1,
        totalBytes: 2,
        stopBytes: 1,
      },
    ],
  }
  const backend = {
    ...app,
    room,
    replicas: { ...app.replicas, now: () => [{ name: 'db.maria-homes.gr', leftOut: null }] },
    publicUrl: secret,
    secretsKey: secret,
    backup: backup as unknown as BackupPlan,
    backupSending: () => ({
      sentOn: null,
      trouble: { since: instantNow(-7_200_000), why: secret, code: secret },
      refused: { host: secret, on: instantNow() },
      restorable: null,
    }),
    server: { ...app.server, settings: [{ name: 'SMTP_URL', isSet: true }] },
  }
  await sendBundle(backend, reply as never)
  const archive = await unzip(Buffer.concat(chunks), { bytes: 50_000_000, entries: 100 })
  const text = [...archive.values()].join('\n').toLowerCase()
  expect(text).not.toContain('maria')
  expect(text).not.toContain('password')
  expect(JSON.parse(archive.get('settings.json')!.toString())).toEqual([
    { name: 'SMTP_URL', isSet: true },
  ])
})
