import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { objectKeysApi } from './objectKeys.contract.ts'
import { editObjectKey, listObjectKeys, saveObjectKey } from './objectKeys.store.ts'

export function objectKeyRoutes({ http, db }: Backend): void {
  serve(http, objectKeysApi, {
    listObjectKeys: ({ query }) => listObjectKeys(db, query),
    editObjectKey: ({ params }) => editObjectKey(db, params.id),
    saveObjectKey: ({ body, actor }) => saveObjectKey(db, body, actor),
  })
}
