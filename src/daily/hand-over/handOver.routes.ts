import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { handOverApi } from './handOver.contract.ts'
import { handOver, workOf } from './handOver.store.ts'

import { leaveApi } from './leave/leave.contract.ts'
import { leave, lookAtLeaver } from './leave/leave.store.ts'

export function handOverRoutes(backend: Backend): void {
  serve(backend.http, handOverApi, {
    workOf: ({ params, actor }) => workOf(backend.db, params.id, actor),
    handOver: ({ body, actor }) => handOver(backend, body, actor),
  })
  serve(backend.http, leaveApi, {
    lookAtLeaver: ({ params, actor }) => lookAtLeaver(backend.db, params.id, actor),
    leave: ({ params, body, actor }) => leave(backend.db, params.id, body.lastDay, actor),
  })
}
