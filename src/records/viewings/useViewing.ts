// A viewing from the server, updated while it is shown.
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { viewingsApi } from './viewings.contract.ts'

export const useViewing = (id: number) =>
  useAnswer(
    viewingsApi.editViewing,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const deleted = callOf(change, viewingsApi.deleteViewing)
        if (deleted?.sent.params.id === String(known.id)) return deletedMarker
        const saved = callOf(change, viewingsApi.saveViewing)?.answer
        return saved?.id === known.id ? saved : undefined
      },
    },
  )
