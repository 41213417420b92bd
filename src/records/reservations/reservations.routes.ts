import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { stayCareApi } from './care/stayCare.contract.ts'
import { readStayCare, saveStayCare } from './care/stayCare.store.ts'
import { blankReservation } from './blankReservation.store.ts'
import { readReservation } from './readReservation.store.ts'
import { reservationFieldCalls } from './reservationFieldCalls.ts'
import { reservationListsApi } from './reservationLists.contract.ts'
import { searchReservations } from './reservationLists.store.ts'
import { reservationsApi } from './reservations.contract.ts'
import { deleteReservation, restoreReservation, saveReservation } from './reservations.store.ts'
import { seasonRoutes } from './seasons/seasons.routes.ts'

export function reservationRoutes(backend: Backend): void {
  const { http, db } = backend
  seasonRoutes(backend)
  const { translate } = backend
  const oneReservationField = reservationFieldCalls(backend)
  serve(http, stayCareApi, {
    stayCare: ({ params }) => readStayCare(db, params.id),
    saveStayCare: ({ body, actor }) => saveStayCare(db, body, { translate }, actor),
  })
  serve(http, reservationsApi, {
    addReservation: ({ query, actor }) => blankReservation(db, query, actor),
    editReservation: ({ params, language }) => readReservation(db, params.id, language),
    saveReservation: ({ body, actor }) => saveReservation(backend, body, actor),
    patchReservation: ({ params, body, actor }) =>
      oneReservationField.patch(db, params.id, body, actor),
    reservationFieldChoices: ({ query, actor }) => oneReservationField.choices(db, query, actor),
    deleteReservation: ({ params, actor }) => deleteReservation(db, params.id, actor),
    restoreReservation: ({ params, actor }) => restoreReservation(backend, params.id, actor),
  })
  serve(http, reservationListsApi, {
    searchReservations: ({ body, language }) => searchReservations(db, body, language),
  })
}
