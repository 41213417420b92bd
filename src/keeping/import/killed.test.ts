// A server that is killed during an import leaves nothing half-written or duplicated, and another one resumes.
// @module-tag faults
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import server from '../../../scripts/serverProcess.json' with { type: 'json' }
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { endedWithTests } from '#kit/testing/childProcesses.ts'
import { importing } from './testing/importing.ts'
import { workOnImports } from './work/importWork.ts'

let app: TestApp
let imports: ReturnType<typeof importing>
beforeAll(async () => {
  app = await testApp()
  imports = importing(app)
})
afterAll(() => app.close())

const people = 4000
const file = () =>
  [
    'Number,Last name,First name,Phone',
    ...Array.from({ length: people }, (_, at) => `${at},Kalfas,Nikos ${at},69${30_000_000 + at}`),
  ].join('\n')

/** Starts the work in another process and kills it after some batches. */
async function killInTheMiddle(id: number) {
  const program = fileURLToPath(new URL('testing/workAlone.ts', import.meta.url))
  const child = endedWithTests(
    spawn(process.execPath, [...server.arguments, program, JSON.stringify(app.connection)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const ended = once(child, 'exit')
  while ((await imports.view(id)).worked === 0) await wait(5)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** Transactions of a killed process end once the database notices. */
const nobodyWrites = () =>
  expect
    .poll(async () => {
      const { rows } = await sql<{ busy: number }>`
        SELECT count(*)::integer AS "busy" FROM pg_stat_activity
        WHERE "datname" = current_database() AND "pid" <> pg_backend_pid() AND "state" LIKE 'idle in transaction%'
      `.execute(app.db)
      return rows[0]!.busy
    })
    .toBe(0)

async function written(id: number) {
  const { rows } = await sql<Record<'accounts' | 'rows' | 'changes' | 'undone', number>>`
    SELECT
      (SELECT count(*)::integer FROM "account" WHERE "lastName" = 'Kalfas' AND "deletedOn" IS NULL) AS "accounts",
      (SELECT count(*)::integer FROM "importRow" WHERE "importId" = ${id} AND "isDone") AS "rows",
      (SELECT count(*)::integer FROM "importChange" WHERE "importId" = ${id}) AS "changes",
      (SELECT count(*)::integer FROM "importChange" WHERE "importId" = ${id} AND "undone" = 'undone') AS "undone"
  `.execute(app.db)
  return rows[0]!
}

const start = async (name: 'run' | 'undo', id: number) => {
  const { version } = await imports.view(id)
  const payload = { id, version }
  const answer = await app.call('POST', `/api/import/${name}`, { payload })
  expect(answer.statusCode).toBe(200)
}

const forgetLease = (id: number) =>
  sql`UPDATE "import" SET "workerUntil" = now() - interval '1 second' WHERE "id" = ${id}`.execute(
    app.db,
  )

test('an import resumes after its server is killed, without duplicates', async () => {
  const { id } = await imports.send('people', file())
  await imports.map(id, { system: 'Killed' })
  expect((await imports.check(id)).counts.new).toBe(people)

  await start('run', id)
  await killInTheMiddle(id)
  await nobodyWrites()
  const half = await written(id)
  expect(half.rows).toBeGreaterThan(0)
  expect(half).toMatchObject({ accounts: half.rows, changes: half.rows })
  // Nobody else works on it while it may still be alive.
  await workOnImports(app)
  expect(await written(id)).toEqual(half)
  await forgetLease(id)
  expect(await imports.work(id)).toMatchObject({ state: 'done', written: { added: people } })
  expect(await written(id)).toMatchObject({ accounts: people, rows: people, changes: people })

  await start('undo', id)
  await killInTheMiddle(id)
  await nobodyWrites()
  const back = await written(id)
  expect(back.undone).toBeGreaterThan(0)
  expect(back.accounts).toBe(people - back.undone)
  await forgetLease(id)
  expect(await imports.work(id)).toMatchObject({
    state: 'undone',
    written: { undone: people, stays: 0 },
  })
  expect((await written(id)).accounts).toBe(0)
})
