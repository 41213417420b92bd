// Accepts a damaged picture (one that cannot be decoded completely) after a user has looked at it.
import { log } from '#kit/db/save.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { accessDenied, notFound } from '#kit/http/problem.ts'
import type { Db } from '#base/backend/backend.ts'
import type { FileLink } from './files.contract.ts'
import { findFile } from './files.store.ts'

/** Does nothing if the file is not marked as damaged. */
export const acceptFile = (db: Db, systemName: string, actor: Actor): Promise<FileLink> =>
  db.transaction().execute(async (tx) => {
    const file = await findFile(tx, systemName, actor, true)
    if (file.deletedOn) throw notFound()
    if (!file.mayChange) throw accessDenied()
    const { id, userName, damaged } = file
    if (!damaged) return { systemName, userName }
    await tx.updateTable('file').set({ damaged: false }).where('id', '=', id).execute()
    const data = { attributes: { damaged: false }, previous: { damaged } }
    const of = { entity: 'File' } as const
    await log(tx, { of, id, action: 'update', version: null, actor, data })
    return { systemName, userName }
  })
