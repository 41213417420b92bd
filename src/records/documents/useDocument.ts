import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { documentsApi } from './documents.contract.ts'

/** A document from the server, updated while it is shown. */
export const useDocument = (id: number) =>
  useAnswer(
    documentsApi.editDocument,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const deleted = callOf(change, documentsApi.deleteDocument)
        if (deleted?.sent.params.id === String(known.id)) return deletedMarker
        const saved = callOf(change, documentsApi.saveDocument)?.answer
        return saved?.id === known.id ? saved : undefined
      },
    },
  )
