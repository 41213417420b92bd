import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { timelineApi } from './timeline.contract.ts'
import { timeline } from './timeline.store.ts'

export function timelineRoutes({ http, db }: Backend): void {
  serve(http, timelineApi, {
    timeline: ({ body, language }) => timeline(db, body, language),
  })
}
