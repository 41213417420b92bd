// A reservation from the server, updated while it is shown.
import { callOf, deletedMarker, useAnswer } from '#kit/http/queries.ts'
import { reservationsApi } from './reservations.contract.ts'

export const useReservation = (id: number) =>
  useAnswer(
    reservationsApi.editReservation,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const { deleteReservation, saveReservation } = reservationsApi
        if (callOf(change, deleteReservation)?.sent.params.id === String(id)) return deletedMarker
        const saved = callOf(change, saveReservation)?.answer
        return saved?.id === known.id ? saved : undefined
      },
    },
  )
