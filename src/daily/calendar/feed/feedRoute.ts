// A person's calendar feed at a secret address: `/calendar/{token}.ics`.
import type { FastifyRequest } from 'fastify'
import { noteUseOfFeed, readerOfFeed } from '#base/session/own-sessions/calendarFeed.store.ts'
import { openFeed } from '#base/session/links/links.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { feedCalendar } from './feedCalendar.ts'
import { feedActivities, feedViewings } from './feedEvents.store.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

/** Needs no session: the address alone gives access until it is renewed or revoked. */
export const feedRoute = ({ http, db, translate, publicUrl }: Backend): void =>
  void http.get('/calendar/:token.ics', async (request: Request, reply) => {
    const reader = await openFeed(db, request, reply, (hash) => readerOfFeed(db, hash))
    const [viewings, activities] = await Promise.all([
      feedViewings(db, reader),
      feedActivities(db, reader),
      noteUseOfFeed(db, reader.accountId),
    ])
    const t = (message: Parameters<typeof translate>[1]) => translate(reader.language, message)
    const calendar = feedCalendar(viewings, activities, { publicUrl, name: reader.name, t })
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="estia.ics"')
      .send(calendar)
  })
