import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { actionLogApi } from '#base/action-log/actionLog.contract.ts'
import { searchActionLog } from './actionLog.store.ts'
import { countDaysOver } from '#base/action-log/countEntries.store.ts'
import { putBack } from './putBack.store.ts'

export function actionLogRoutes(backend: Backend): void {
  const { jobs } = backend
  jobs.define('countActionLog', () => countDaysOver(backend.db))
  jobs.schedule('countActionLog', '11 3 * * *')
  serve(backend.http, actionLogApi, {
    searchActionLog: ({ body, actor }) => searchActionLog(backend, body, actor.language),
    putBack: ({ params, body, actor }) => putBack(backend, params.id, body, actor),
  })
}
