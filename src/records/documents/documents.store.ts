// Triggers on "document": totalsAdded, totalsRemoved and totalsChanged maintain the number of documents
// (keepTotals.sql).
import { addOnce } from '#kit/db/addOnce.ts'
import { requestedChanges } from '#kit/db/requestedChanges.ts'
import { add, lock, restore, save, softDelete } from '#kit/db/save.ts'
import type { FileStore } from '#kit/files/fileStore.ts'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { badInput } from '#kit/http/problem.ts'
import { entityOf } from '#base/backend/entity.ts'
import { addFiles } from '#base/files/addFiles.ts'
import { attachFiles } from '#base/files/attachFiles.store.ts'
import { mustChange, mustOpen, mustRestore } from '#base/register/records.store.ts'
import type { Db } from '#base/backend/backend.ts'
import { documentFields } from './documentFields.contract.ts'
import type { Document, DocumentUpdate } from './documents.contract.ts'
import { readDocument } from './readDocument.store.ts'

const documentEntity = entityOf({ table: 'document', entity: 'Document', fields: documentFields })

/** 404 when it does not exist or was deleted. */
export async function editDocument(db: Db, id: number, actor: Actor): Promise<Document> {
  await mustOpen(db, { entity: 'Document', id }, actor)
  return readDocument(db, id)
}

type Upload = { store: FileStore; received: readonly ReceivedFile[] }

/** Adds a document, or updates the one with the input's ID; new files follow its existing ones. */
export async function saveDocument(
  db: Db,
  { filesNew = [], ...input }: DocumentUpdate,
  actor: Actor,
  upload?: Upload,
): Promise<Document> {
  const received = upload?.received ?? []
  const { id } = input
  const name = input.name ?? received[0]?.userName ?? (await nameOf(db, filesNew[0]))
  if (!name && (id === undefined || input.name === null))
    throw badInput({ name: ['problem.required'] })
  if (id !== undefined) await mustChange(db, { entity: 'Document', id }, actor)
  const added =
    upload && received.length > 0 ? await addFiles(db, upload.store, received, actor) : []
  const files = [...filesNew, ...added.map(({ systemName }) => systemName)]
  return db.transaction().execute(async (tx) => {
    const values = { ...input, ...(input.name === null && name && { name }) }
    const attached = async (stored: number) => {
      await attachFiles(tx, 'Document', stored, files, actor, { field: 'filesNew' })
      return stored
    }
    const stored =
      id === undefined
        ? await addOnce(tx, documentEntity, actor, async () =>
            attached(await add(tx, documentEntity, { ...textsOf(values), name: name! }, actor)),
          )
        : await attached(await change(tx, id, values, actor))
    return readDocument(tx, stored)
  })
}

const textsOf = ({ description = null }: DocumentUpdate) => ({ description })

/** The user's name of an uploaded file. */
async function nameOf(db: Db, systemName: string | undefined): Promise<string | undefined> {
  if (systemName === undefined) return undefined
  const file = db.selectFrom('file').select('userName').where('systemName', '=', systemName)
  return (await file.executeTakeFirst())?.userName
}

async function change(tx: Db, id: number, input: DocumentUpdate, actor: Actor): Promise<number> {
  const row = await lock(tx, documentEntity, id)
  await save(tx, documentEntity, row, {
    actor,
    changes: async (before) => {
      const current = () => readDocument(tx, id)
      const { name, ...changes } = await requestedChanges(
        tx,
        documentEntity,
        before,
        input,
        current,
      )
      return { ...changes, ...(name != null && { name }) }
    },
  })
  return id
}

export const deleteDocument = (db: Db, id: number, actor: Actor): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await mustChange(tx, { entity: 'Document', id }, actor)
    await softDelete(tx, documentEntity, id, actor)
  })

export const restoreDocument = (db: Db, id: number, actor: Actor): Promise<Document> =>
  db.transaction().execute(async (tx) => {
    await mustRestore(tx, { entity: 'Document', id }, actor)
    await restore(tx, documentEntity, id, actor)
    return readDocument(tx, id)
  })
