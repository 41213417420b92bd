// When an object is taken, for booking portals: `/calendar/stays/{token}.ics`, open to who has the address.
import ical, { escape, ICalCalendarMethod } from 'ical-generator'
import type { FastifyRequest } from 'fastify'
import { openFeed } from '#base/session/links/links.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { objectOfLink, takenDays } from './calendarLinks.store.ts'
import type { TakenDays } from './calendarLinks.store.ts'
import { ownUid } from './ownUid.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

export const calendarRoute = ({ http, db, publicUrl }: Backend): void =>
  void http.get('/calendar/stays/:token.ics', async (request: Request, reply) => {
    const { id, name } = await openFeed(db, request, reply, (hash) => objectOfLink(db, hash))
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="stays.ics"')
      .send(calendarOf(name, await takenDays(db, id), publicUrl))
  })

export const addressOfCalendar = (publicUrl: string, token: string): string =>
  `${publicUrl}/calendar/stays/${token}.ics`

/** Nothing of who stays there: portals show it to anybody. */
const calendarOf = (name: string, days: readonly TakenDays[], publicUrl: string): string =>
  ical({
    // Which the library writes as it is.
    name: escape(name, false),
    prodId: { company: 'Estia', product: 'Stays', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: days.map(({ kind, id, version, from, till, modifiedOn }) => ({
      id: ownUid(kind, id, publicUrl),
      sequence: version,
      stamp: new Date(modifiedOn),
      start: new Date(`${from}T00:00:00Z`),
      // The day on which it is free again: the end of days is not part of them.
      end: new Date(`${till}T00:00:00Z`),
      allDay: true,
      summary: kind === 'stay' ? 'Reserved' : 'Not available',
    })),
  }).toString()
