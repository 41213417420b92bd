// Attaches a file with packed photos to an import, before or after its rows are written.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput, conflict, notFound } from '#kit/http/problem.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import type { ImportState } from '../import.contract.ts'

type Stored = Pick<Backend, 'db' | 'files'>

/** Of a finished import the rows exist, so its photos are unpacked at once. */
const inTime: readonly ImportState[] = ['mapping', 'checked', 'done']

/** 409 while another file waits or the import is in progress; 400 if it is no ZIP. */
export async function addPhotoFile(
  { db, files }: Stored,
  id: number,
  { path, size }: ReceivedFile,
  actor: Actor,
): Promise<void> {
  if (!(await isArchive(path))) throw badInput({ file: ['import.photo.noArchive'] })
  await mustTake(db, id)
  const name = `${randomUUID()}.import`
  await files.write(name, createReadStream(path), 'application/zip')
  try {
    await db.transaction().execute(async (tx) => {
      await mustTake(tx, id)
      await sql`
        UPDATE "import" SET "photoFile" = ${name}, "photoFileSize" = ${size} WHERE "id" = ${id}
      `.execute(tx)
      await sql`
        UPDATE "import" SET "state" = 'photos', "startedById" = ${actor.accountId}, "fault" = NULL, "worked" = 0,
          "version" = "version" + 1
        WHERE "id" = ${id} AND "state" = 'done'
      `.execute(tx)
    })
  } catch (error) {
    await files.remove(name)
    throw error
  }
}

async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'PK\u0003\u0004'
  } finally {
    await file.close()
  }
}

async function mustTake(db: Db, id: number): Promise<void> {
  const found = await db
    .selectFrom('import')
    .select(['kind', 'state', 'photoFile'])
    .where('id', '=', id)
    .where('isThrownAway', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.kind !== 'properties') throw notFound()
  if (found.photoFile !== null || !inTime.includes(found.state)) throw conflict('import.notNow')
}
