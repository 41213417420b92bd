// A person's calendar feed at a secret address: `/calendar/{token}.ics`.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '#kit/http/problem.ts'
import { noteUseOfFeed, readerOfFeed } from '#base/session/own-sessions/calendarFeed.store.ts'
import { countTry, limitsOfFeed, limitsOfUnknownFeed } from '#base/session/sign-in/tries.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { feedCalendar } from './feedCalendar.ts'
import { feedActivities, feedViewings } from './feedEvents.store.ts'

type Request = FastifyRequest<{ Params: { token: string } }>

/** Needs no session: the address alone gives access until it is renewed or revoked. */
export const feedRoute = (backend: Backend): void =>
  void backend.http.get('/calendar/:token.ics', (request: Request, reply) =>
    sendFeed(backend, request, reply),
  )

async function sendFeed(
  { db, translate, publicUrl }: Backend,
  request: Request,
  reply: FastifyReply,
) {
  reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const { token } = request.params
  const reader = await readerOfFeed(db, token)
  // Unknown, revoked and malformed tokens get the same answer.
  if (!reader) {
    await countTry(db, limitsOfUnknownFeed(request.ip))
    throw notFound()
  }
  await countTry(db, limitsOfFeed(token))
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
}
