import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { freeStaysApi } from './freeStays.contract.ts'
import { readStayWish, searchFreeStays } from './freeStays.store.ts'

export function freeStayRoutes({ http, db }: Backend): void {
  serve(http, freeStaysApi, {
    searchFreeStays: ({ query, language }) => searchFreeStays(db, query, language),
    readStayWish: ({ query, language }) => readStayWish(db, query.text, language),
  })
}
