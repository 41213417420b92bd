// Makes an archive in a test, and reads what is in it.
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { unzip } from '#kit/sheets/unzip.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { workOnArchives } from '../work/archiveWork.ts'

export type ReadArchive = {
  names: string[]
  text: (name: string) => string
  bytes: (name: string) => Buffer
  lines: (table: string) => Record<string, unknown>[]
  description: () => {
    tables: { name: string; rows: number; fields: Record<string, unknown>[] }[]
    files: { count: number; missing: unknown[] }
  } & Record<string, unknown>
}

export const makeWaitingArchives = (app: TestApp): Promise<void> =>
  workOnArchives({ ...app, version: '1.2.3' })

export async function readArchive(archive: Buffer): Promise<ReadArchive> {
  const contents = await unzip(archive, { bytes: 500_000_000, entries: 100_000 })
  const bytes = (name: string) => contents.get(name)!
  const text = (name: string) => bytes(name).toString('utf8')
  return {
    names: [...contents.keys()],
    bytes,
    text,
    lines: (table) =>
      text(`json/${table}.jsonl`)
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    description: () => JSON.parse(text('description.json')),
  }
}

/** Requests an archive of the whole agency, makes it, and downloads it. */
export async function madeArchive(app: TestApp): Promise<ReadArchive> {
  const { id } = (await app.call('POST', '/api/archive/add')).json() as { id: number }
  await makeWaitingArchives(app)
  return readArchive((await app.call('GET', `/api/archive/file/${id}`)).rawPayload)
}

/** The same without a session. */
export const archiveMadeHere = async (app: TestApp): Promise<ReadArchive> =>
  readArchive(await archiveBytes(app, app.admin.accountId))

export async function archiveBytes(app: TestApp, createdById: number): Promise<Buffer> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO "archive" ("language", "createdById") VALUES ('en', ${createdById}) RETURNING "id"`.execute(
    app.db,
  )
  await makeWaitingArchives(app)
  const made = await app.db
    .selectFrom('archive')
    .select('file')
    .where('id', '=', rows[0]!.id)
    .executeTakeFirstOrThrow()
  return buffer(await app.files.read(made.file!))
}
