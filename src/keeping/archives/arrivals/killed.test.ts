// A server is killed while it imports an archive: nothing is stored, and another server starts again.
// @module-tag faults
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import server from '../../../../scripts/serverProcess.json' with { type: 'json' }
import { smallWorld } from '#app/testing/smallWorld.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { openFileStore } from '#kit/files/openFileStore.ts'
import { endedWithTests } from '#kit/testing/childProcesses.ts'
import { archiveOf, digests, listed } from './testing/arriving.ts'
import { workOnArrivals } from './work/arrivalWork.ts'

const [people, files] = [3000, 20]

let app: TestApp
let archive: Buffer
let before: Record<string, string>

beforeAll(async () => {
  const [from, empty] = await Promise.all([testApp(), testApp()])
  app = empty
  archive = await archiveWith(from)
  await from.close()
  before = await digests(app)
})
afterAll(() => app.close())

/** An archive with so many people that the import takes a while. */
async function archiveWith(from: TestApp): Promise<Buffer> {
  const { db } = from
  await sql.raw(smallWorld).execute(db)
  await sql`
    INSERT INTO "account" ("lastName", "firstName", "phone", "createdById")
    SELECT 'Kalfas', 'Nikos ' || n, '69' || 30000000 + n, 1 FROM generate_series(1, ${people}) n`.execute(
    db,
  )
  for (let at = 0; at < files; at++) {
    const systemName = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}.txt`
    await from.files.write(systemName, Readable.from([`paper ${at}`]), 'text/plain')
    await sql`
      INSERT INTO "file" ("systemName", "userName", "contentType", "size", "parentKind", "parentId")
      VALUES (${systemName}, 'paper.txt', 'text/plain', ${`paper ${at}`.length}, 'Object', 9001)`.execute(
      db,
    )
  }
  return archiveOf(from)
}

/** Starts the import in another process, and kills it once its transaction has written something. */
async function killInTheMiddle(folder: string) {
  const program = fileURLToPath(new URL('testing/workAlone.ts', import.meta.url))
  const given = JSON.stringify({ connection: app.connection, folder })
  const child = endedWithTests(
    spawn(process.execPath, [...server.arguments, program, given], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const ended = once(child, 'exit')
  while (!(await isWriting())) await wait(5)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  await expect.poll(isWriting).toBe(false)
}

/** Whether the long transaction is running. */
async function isWriting(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()
      AND "backend_xid" IS NOT NULL AND "xact_start" < clock_timestamp() - interval '100 milliseconds'`.execute(
    app.db,
  )
  return rows.length > 0
}

test('after its server is killed, an import starts again on another server and is complete', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'estia-arriving-'))
  const store = await openFileStore(undefined, folder)
  await store.write('sent.arrival', Readable.from([archive]), 'application/zip')
  await sql`
    INSERT INTO "arrival" ("fileName", "file", "fileSize", "createdById")
    VALUES ('sent.zip', 'sent.arrival', ${archive.length}, ${app.admin.accountId})`.execute(app.db)
  await killInTheMiddle(folder)
  expect(await digests(app)).toEqual(before)
  // While the killed server may still be alive, no other server takes over.
  await workOnArrivals({ ...app, files: store })
  expect((await listed(app)).items[0]).toMatchObject({ state: 'working' })
  const left = await namesIn(folder)
  expect(left.length).toBeGreaterThan(files)
  await sql`UPDATE "arrival" SET "workerUntil" = now() - interval '1 second' WHERE "state" = 'working'`.execute(
    app.db,
  )
  await workOnArrivals({ ...app, files: store })
  expect((await listed(app)).items[0]).toMatchObject({ state: 'done', fault: null })
  // No files of the first try, nor the archive itself, are left.
  const { rows } = await sql<{ name: string }>`SELECT "systemName" AS "name" FROM "file"`.execute(
    app.db,
  )
  const known = new Set(rows.map(({ name }) => name))
  expect((await namesIn(folder)).filter((name) => !known.has(name))).toEqual([])
  await rm(folder, { recursive: true })
})

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
