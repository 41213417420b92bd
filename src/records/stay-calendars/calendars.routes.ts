import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { deleteBlock, restoreBlock, saveBlock } from './blocks.store.ts'
import { makeCalendarLink, revokeCalendarLink } from './calendarLinks.store.ts'
import { addressOfCalendar, calendarRoute } from './calendarRoute.ts'
import { blocksApi, calendarsApi } from './calendars.contract.ts'
import { calendarsOfObject } from './calendars.store.ts'
import { feedJob, fetchFeed } from './fetchFeeds.ts'
import { readFeedFile } from './feedFile.ts'
import { deleteFeed, readFeed, restoreFeed, saveFeed } from './feeds.store.ts'

/** External servers may be slow. */
const fetches = new Gate({ atOnce: 4, waitingEach: 5, waiting: 50 })

export function calendarRoutes(backend: Backend): void {
  const { http, db, publicUrl, reach } = backend
  calendarRoute(backend)
  feedJob(backend)
  serve(http, calendarsApi, {
    calendarsOfObject: ({ params, language }) => calendarsOfObject(db, params.id, language),
    makeCalendarLink: async ({ params, actor }) => ({
      link: addressOfCalendar(publicUrl, await makeCalendarLink(db, params.id, actor)),
    }),
    revokeCalendarLink: ({ params, actor }) => revokeCalendarLink(db, params.id, actor),
    saveFeed: ({ body, actor }) => saveFeed(db, body, actor, reach),
    deleteFeed: ({ params, actor }) => deleteFeed(db, params.id, actor),
    restoreFeed: ({ params, actor }) => restoreFeed(db, params.id, actor),
    fetchFeed: async ({ params, request, reply }) => {
      await runInTurn(request, reply, fetches, () => fetchFeed(backend, params.id))
      return readFeed(db, params.id)
    },
    readFeedFile: async ({ params, request }) => {
      await readFeedFile(backend, params.id, request)
      return readFeed(db, params.id)
    },
  })
  serve(http, blocksApi, {
    saveBlock: ({ body, actor }) => saveBlock(db, body, actor),
    deleteBlock: ({ params, actor }) => deleteBlock(db, params.id, actor),
    restoreBlock: ({ params, actor }) => restoreBlock(db, params.id, actor),
  })
}
