import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { restoreFromTrash } from './restoreFromTrash.ts'
import { trashJobs } from './emptyTrash.ts'
import { trashApi } from './trash.contract.ts'
import { listTrash } from './trash.store.ts'

export function trashRoutes(backend: Backend): void {
  trashJobs(backend)
  serve(backend.http, trashApi, {
    listTrash: ({ query, actor }) => listTrash(backend.db, query, actor),
    restoreFromTrash: ({ body, actor }) => restoreFromTrash(backend, body, actor),
  })
}
