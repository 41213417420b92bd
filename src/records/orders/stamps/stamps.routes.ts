import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { stampActs } from './stampActs.store.ts'
import { timestampSettingsApi } from './timestampSettings.contract.ts'
import {
  readTimestampSettings,
  saveTimestampSettings,
  tryTimestamp,
} from './timestampSettings.store.ts'

/** A service may be slow. */
const outside = new Gate({ atOnce: 3, waitingEach: 2, waiting: 10 })

export function stampRoutes(backend: Backend): void {
  const { http, db, jobs, reach } = backend
  jobs.define('stampActs', async () => void (await stampActs(backend)), { oneWaiting: true })
  jobs.schedule('stampActs', '* * * * *')
  serve(http, timestampSettingsApi, {
    getTimestampSettings: () => readTimestampSettings(db),
    saveTimestampSettings: ({ body, actor }) => saveTimestampSettings(db, body, actor, reach),
    tryTimestamp: ({ body, actor, language, request, reply }) =>
      runInTurn(request, reply, outside, () =>
        tryTimestamp(backend, body, { actor, language, address: request.ip }),
      ),
  })
}
