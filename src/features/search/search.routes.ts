import { serve } from '#kit/http/serve.ts'
import { mustOpen, titlesOf } from '#features/records/records.store.ts'
import type { Backend } from '../backend.ts'
import { addOpened, listOpened } from './opened/opened.store.ts'
import { openedApi } from './opened/opened.contract.ts'
import { related, relatedPayments } from './related.store.ts'
import { searchApi } from './search.contract.ts'
import { search, searchAccounts, similarAccounts, takeAccountSample } from './search.store.ts'

export function searchRoutes({ http, db, jobs }: Backend): void {
  jobs.define('takeAccountSample', () => takeAccountSample(db))
  jobs.schedule('takeAccountSample', '53 * * * *')
  serve(http, openedApi, {
    listOpened: async ({ actor }) => ({ items: await listOpened(db, actor) }),
    addOpened: ({ body, actor }) => addOpened(db, body, actor),
  })
  serve(http, searchApi, {
    search: async ({ query, actor }) => ({ items: await search(db, query.searchStr, actor) }),
    titleOfRecord: async ({ query, actor }) => {
      await mustOpen(db, query, actor)
      const [title] = await titlesOf(db, [query], 'id', actor.language)
      return { title: title! }
    },
    related: async ({ query, actor }) => {
      const [items, payments] = await Promise.all([
        related(db, query.of, actor),
        relatedPayments(db, query.of, actor),
      ])
      return { items, payments }
    },
    searchAccounts: async ({ query, actor }) => ({
      items: await searchAccounts(db, query.searchStr, query.filter, actor),
    }),
    similarAccounts: async ({ query, actor }) => ({
      items: await similarAccounts(db, query, actor),
    }),
  })
}
