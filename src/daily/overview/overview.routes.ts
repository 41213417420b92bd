import { Gate } from '#kit/http/overload/gate.ts'
import { runInTurn } from '#kit/http/overload/inTurn.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { overviewApi } from './overview.contract.ts'
import { listWaitingExpenses } from './waitingExpenses.store.ts'
import { getOverview } from './overview.store.ts'

/** Heavy query: requests of one person from several tabs run one after another. */
const overviews = new Gate({ atOnce: 3, waitingEach: 5, waiting: 50 })

export function overviewRoutes({ http, db, replicas }: Backend): void {
  serve(http, overviewApi, {
    listWaitingExpenses: ({ query, language }) => listWaitingExpenses(db, query, language),
    getOverview: ({ query, language, request, reply }) =>
      runInTurn(request, reply, overviews, () =>
        replicas.reading(() => getOverview(db, query, language)),
      ),
  })
}
