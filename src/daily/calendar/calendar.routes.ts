import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { calendarApi } from './calendar.contract.ts'
import { calendarPeople } from './calendarPeople.store.ts'
import { clashesOf } from './clashes.store.ts'
import { feedRoute } from './feed/feedRoute.ts'
import { planned } from './planned.store.ts'
import { routeSheet } from './route-sheet/routeSheet.store.ts'

/**
 * Two months of everybody are a heavy query: one at a time per person, so that other people's calls
 * run in between.
 */
const plans = new Gate({ atOnce: 8, waitingEach: 20, waiting: 200 })

export function calendarRoutes(backend: Backend): void {
  const { http, db } = backend
  serve(http, calendarApi, {
    planned: ({ body, actor, request, reply }) => {
      const people = body.people.map((id) => id || actor.accountId)
      return runInTurn(request, reply, plans, () => planned(db, { ...body, people }, actor))
    },
    clashesOf: async ({ query, actor }) => ({ items: await clashesOf(db, query, actor) }),
    calendarPeople: async ({ actor }) => ({
      own: actor.accountId,
      items: await calendarPeople(db, actor.accountId),
    }),
    routeSheet: ({ query: { day, person }, actor }) =>
      routeSheet(db, { day, person: person || actor.accountId }, actor),
  })
  feedRoute(backend)
}
