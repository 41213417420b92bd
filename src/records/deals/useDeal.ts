// A deal from the server, updated while it is shown.
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { dealsApi } from './deals.contract.ts'

export const useDeal = (id: number) =>
  useAnswer(
    dealsApi.editDeal,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const deleted = callOf(change, dealsApi.deleteDeal)
        if (deleted?.sent.params.id === String(known.id)) return deletedMarker
        const saved = callOf(change, dealsApi.saveDeal)?.answer
        return saved?.id === known.id ? saved : undefined
      },
    },
  )
