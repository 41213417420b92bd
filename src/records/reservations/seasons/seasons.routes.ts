import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { quoteStay } from './quote.store.ts'
import { seasonsApi } from './seasons.contract.ts'
import {
  copySeasons,
  deleteSeason,
  restoreSeason,
  saveSeason,
  seasonsOfObject,
} from './seasons.store.ts'

export function seasonRoutes({ http, db }: Backend): void {
  serve(http, seasonsApi, {
    seasonsOfObject: ({ params, language }) => seasonsOfObject(db, params.id, language),
    saveSeason: ({ body, actor }) => saveSeason(db, body, actor),
    deleteSeason: ({ params, actor }) => deleteSeason(db, params.id, actor),
    restoreSeason: ({ params, actor }) => restoreSeason(db, params.id, actor),
    copySeasons: ({ params, body, actor }) => copySeasons(db, params.id, body.fromObjectId, actor),
    quoteStay: ({ query }) => quoteStay(db, query),
  })
}
