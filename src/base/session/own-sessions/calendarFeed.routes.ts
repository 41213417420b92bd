import { serve } from '#kit/http/serve.ts'
import type { Call } from '#kit/http/serve.ts'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { sendMailSoon } from '#kit/mail/mailJob.ts'
import type { Backend } from '#base/backend/backend.ts'
import { bearerOf } from '../sign-in/authenticate.ts'
import { calendarFeedApi } from './calendarFeed.contract.ts'
import { calendarFeed, renewCalendarFeed, revokeCalendarFeed } from './calendarFeed.store.ts'
import type { Note } from '../sign-in/signInLog.ts'

export function calendarFeedRoutes(backend: Backend, note: Note): void {
  const { http, db, publicUrl } = backend
  const context = { db, post: backend, note }
  const callerOf = ({ actor, request }: Pick<Call<Endpoint>, 'actor' | 'request'>) => ({
    actor,
    token: bearerOf(request) ?? '',
    address: request.ip,
  })
  serve(http, calendarFeedApi, {
    calendarFeed: ({ actor }) => calendarFeed(db, actor.accountId),
    renewCalendarFeed: async (call) => {
      const token = await renewCalendarFeed(context, callerOf(call))
      sendMailSoon(backend)
      return { url: `${publicUrl}/calendar/${token}.ics` }
    },
    revokeCalendarFeed: async (call) => {
      await revokeCalendarFeed(context, callerOf(call))
      sendMailSoon(backend)
    },
  })
}
