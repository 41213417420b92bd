// When an object is taken, for booking portals: `/calendar/stays/{token}.ics`, open to who has the address.
import ical, { escape, ICalCalendarMethod } from 'ical-generator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kit/http/problem.ts'
import { countTry, limitsOfFeed, limitsOfUnknownFeed } from '#base/session/sign-in/tries.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { objectOfLink, takenDays } from './calendarLinks.store.ts'
import type { TakenDays } from './calendarLinks.store.ts'
import { ownUid } from './ownUid.ts'

type Request = FastifyRequest<{ Params: { token: string } }>
type Parts = Pick<Backend, 'db' | 'publicUrl'>

export const calendarRoute = (backend: Backend): void =>
  void backend.http.get('/calendar/stays/:token.ics', (request: Request, reply) =>
    sendCalendar(backend, request, reply),
  )

async function sendCalendar({ db, publicUrl }: Parts, request: Request, reply: FastifyReply) {
  reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const { token } = request.params
  const object = await objectOfLink(db, token)
  if (!object) {
    await countTry(db, limitsOfUnknownFeed(request.ip))
    throw notFound()
  }
  await countTry(db, limitsOfFeed(token))
  const days = await takenDays(db, object.id)
  return reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', 'inline; filename="stays.ics"')
    .send(calendarOf(object.name, days, publicUrl))
}

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
