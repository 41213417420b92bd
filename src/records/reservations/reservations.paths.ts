import { searchParamsOf } from '#kit/http/searchParams.ts'

/** Spelled as in the specification. */
export const reservationPaths = {
  reservations: '/Reservations',
  addReservation: '/Reservations/Add',
  /** A new reservation with presets. */
  bookReservation: (of: {
    objectId?: number
    demandId?: number
    checkIn?: string
    duration?: number
    adults?: number
  }) => `/Reservations/Add?${searchParamsOf(of)}`,
  stayTimeline: (
    shown: { from?: string; days?: number; objectId?: number; page?: number } = {},
  ) => {
    const named = searchParamsOf(shown)
    return `/Reservations/Timeline${named.size > 0 ? `?${named}` : ''}`
  },
  stayCalendars: (objectId: number) => `/Reservations/Calendars/${objectId}`,
  staySeasons: (objectId: number) => `/Reservations/Seasons/${objectId}`,
  reservation: (id: number, mode?: 'edit') => `/Reservations/${id}${mode ? `?mode=${mode}` : ''}`,
} as const
