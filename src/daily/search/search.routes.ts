import { serve } from '#kit/http/serve.ts'
import { findApi } from '#base/register/find.contract.ts'
import { mustOpen, titlesOf } from '#base/register/records.store.ts'
import type { Backend } from '#base/backend/backend.ts'
import { addOpened, listOpened } from './opened/opened.store.ts'
import { openedApi } from './opened/opened.contract.ts'
import { related, relatedPayments } from './related.store.ts'
import { searchApi } from './search.contract.ts'
import { searchAccounts } from '#records/accounts/pickAccounts.store.ts'
import { search, takeAccountSample } from './search.store.ts'

export function searchRoutes({ http, db, jobs }: Backend): void {
  jobs.define('takeAccountSample', () => takeAccountSample(db))
  jobs.schedule('takeAccountSample', '53 * * * *')
  serve(http, openedApi, {
    listOpened: async ({ actor }) => ({ items: await listOpened(db, actor) }),
    addOpened: ({ body, actor }) => addOpened(db, body, actor),
  })
  serve(http, findApi, {
    search: async ({ query, actor }) => ({ items: await search(db, query.searchStr, actor) }),
    titleOfRecord: async ({ query, actor }) => {
      await mustOpen(db, query, actor)
      const [title] = await titlesOf(db, [query], 'id', actor.language)
      return { title: title! }
    },
    searchAccounts: async ({ query, actor }) => ({
      items: await searchAccounts(db, query, actor),
    }),
  })
  serve(http, searchApi, {
    related: async ({ query, actor }) => {
      const [items, payments] = await Promise.all([
        related(db, query.of, actor),
        relatedPayments(db, query.of, actor),
      ])
      return { items, payments }
    },
  })
}
