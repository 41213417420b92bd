import { receiveForm } from '#kit/files/receiveFiles.ts'
import { parse } from '#kit/http/parse.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { documentFileParts, documentUpdate, documentsApi } from './documents.contract.ts'
import { deleteDocument, editDocument, restoreDocument, saveDocument } from './documents.store.ts'
import { listDocuments } from './readDocument.store.ts'

export function documentRoutes({ http, db, files }: Backend): void {
  serve(http, documentsApi, {
    listDocuments: ({ query }) => listDocuments(db, query),
    editDocument: ({ params, actor }) => editDocument(db, params.id, actor),
    saveDocument: ({ request, actor }) =>
      receiveForm(request, documentFileParts, ({ fields, files: received }) =>
        saveDocument(db, parse(documentUpdate, fields), actor, { store: files, received }),
      ),
    deleteDocument: ({ params, actor }) => deleteDocument(db, params.id, actor),
    restoreDocument: ({ params, actor }) => restoreDocument(db, params.id, actor),
  })
}
