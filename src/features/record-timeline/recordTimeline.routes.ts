import { serve } from '#kit/http/serve.ts'
import type { Backend } from '../backend.ts'
import { recordTimelineApi } from './recordTimeline.contract.ts'
import { listTimeline } from './recordTimeline.store.ts'

export function recordTimelineRoutes({ http, db }: Backend): void {
  serve(http, recordTimelineApi, {
    listTimeline: ({ query, actor }) => listTimeline(db, query, actor),
  })
}
