import { sql } from 'kysely'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { RecordsOnServer } from '#base/register/recordsOnServer.ts'
import { shortened } from '#base/register/titleParts.ts'
import { documentHits } from './documentHits.store.ts'
import { deleteDocument, restoreDocument, saveDocument } from './documents.store.ts'
import { documentFields } from './documentFields.contract.ts'

export const documentRecord: RecordsOnServer['Document'] = {
  fields: documentFields,
  title: () => sql`"Document"."name"`,
  detail: () => sql`nullif(${shortened(sql`"Document"."description"`)}, '')`,
  rules: { open: (actor) => staff.allows(actor), change: (actor) => staff.allows(actor) },
  restore: { run: ({ db }, id, actor) => restoreDocument(db, id, actor) },
  putBack: { save: ({ db }, input, actor) => saveDocument(db, input, actor) },
  hits: documentHits,
  remove: deleteDocument,
}
