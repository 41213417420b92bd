// Sends a document to the server as a form.
import { call } from '#kit/http/call.ts'
import type { CallOptions } from '#kit/http/call.ts'
import type { FileLink } from '#base/files/files.contract.ts'
import { documentsApi } from './documents.contract.ts'
import type { Document } from './documents.contract.ts'

/** A document being edited, with uploaded files that are not attached yet. */
export type EditedDocument = Document & { filesNew: readonly FileLink[] }

export const edited = (document: Document): EditedDocument => ({ ...document, filesNew: [] })

/** Sends the changed fields; `id` only for a stored document. */
export async function saveDocument(
  patch: Partial<Omit<EditedDocument, 'id'>> & { id?: number },
  options: CallOptions,
): Promise<EditedDocument> {
  const { id, version, name, description, filesNew } = patch
  const parts = {
    id,
    version,
    name,
    description,
    filesNew: filesNew?.map(({ systemName }) => systemName).join(','),
  }
  const body = new FormData()
  for (const [part, value] of Object.entries(parts))
    if (value !== undefined) body.append(part, `${value ?? ''}`)
  return edited(await call(documentsApi.saveDocument, { body }, options))
}
