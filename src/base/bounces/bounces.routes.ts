import { receiveForm } from '#kit/files/receiveFiles.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { bouncesApi, noticeMegabytes } from './bounces.contract.ts'
import { clearBounce, findBounces } from './bounces.store.ts'
import { readNotices } from './readNotices.store.ts'

export function bouncesRoutes(backend: Backend): void {
  const { http, db, translate } = backend
  serve(http, bouncesApi, {
    findBounces: async ({ body, actor, language }) => ({
      items: await findBounces(db, body.addresses, { actor, language, translate }),
    }),
    clearBounce: ({ body, actor }) => clearBounce(db, body.address, actor),
    readNotices: ({ request, actor, language }) =>
      receiveForm(
        request,
        ['files'],
        ({ files }) => readNotices(backend, files, { actor, language }),
        noticeMegabytes * 2 ** 20,
      ),
  })
}
