import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { handOverApi } from './handOver.contract.ts'
import { handOver, workOf } from './handOver.store.ts'

export function handOverRoutes(backend: Backend): void {
  serve(backend.http, handOverApi, {
    workOf: ({ params, actor }) => workOf(backend.db, params.id, actor),
    handOver: ({ body, actor }) => handOver(backend, body, actor),
  })
}
