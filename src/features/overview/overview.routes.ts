import { serve } from '#kit/http/serve.ts'
import type { Backend } from '../backend.ts'
import { overviewApi } from './overview.contract.ts'
import { listWaitingExpenses } from './waitingExpenses.store.ts'
import { getOverview } from './overview.store.ts'

export function overviewRoutes({ http, db }: Backend): void {
  serve(http, overviewApi, {
    listWaitingExpenses: ({ query, language }) => listWaitingExpenses(db, query, language),
    getOverview: ({ query, language }) => getOverview(db, query, language),
  })
}
