// The days on which a property is taken, for booking portals: `/calendar/stays/{token}.ics`.
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

/** Contains nothing about guests, because portals show it to everybody. */
const calendarOf = (name: string, days: readonly TakenDays[], publicUrl: string): string =>
  ical({
    // The library does not escape the name.
    name: escape(name, false),
    prodId: { company: 'Estia', product: 'Stays', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    events: days.map(({ kind, id, version, from, till, modifiedOn }) => ({
      id: ownUid(kind, id, publicUrl),
      sequence: version,
      stamp: new Date(modifiedOn),
      start: new Date(`${from}T00:00:00Z`),
      // The end is exclusive: the day on which the property is free again.
      end: new Date(`${till}T00:00:00Z`),
      allDay: true,
      summary: kind === 'stay' ? 'Reserved' : 'Not available',
    })),
  }).toString()
