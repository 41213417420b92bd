import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { listOpenRecords } from './openRecords.store.ts'
import { recordTimelineApi } from './recordTimeline.contract.ts'
import { listTimeline } from './recordTimeline.store.ts'

export function recordTimelineRoutes({ http, db }: Backend): void {
  serve(http, recordTimelineApi, {
    listOpenRecords: ({ query, actor }) => listOpenRecords(db, query, actor),
    listTimeline: ({ query, actor }) => listTimeline(db, query, actor),
  })
}
