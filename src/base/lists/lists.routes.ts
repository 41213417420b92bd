import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { listsApi } from './lists.contract.ts'
import { listChoices, saveListChoice } from './lists.store.ts'

import { listViewsApi } from './views/listViews.contract.ts'
import {
  addListView,
  deleteListView,
  listViews,
  restoreListView,
  saveListView,
  setDefaultView,
} from './views/listViews.store.ts'

export function listRoutes({ http, db }: Backend): void {
  serve(http, listsApi, {
    listChoices: async ({ actor }) => ({ items: await listChoices(db, actor) }),
    saveListChoice: ({ body, actor }) => saveListChoice(db, body, actor),
  })
  serve(http, listViewsApi, {
    listViews: async ({ actor }) => ({ items: await listViews(db, actor) }),
    addListView: ({ body, actor }) => addListView(db, body, actor),
    saveListView: ({ body, actor }) => saveListView(db, body, actor),
    deleteListView: ({ params, actor }) => deleteListView(db, params.id, actor),
    restoreListView: ({ params, actor }) => restoreListView(db, params.id, actor),
    setDefaultView: ({ body, actor }) => setDefaultView(db, body, actor),
  })
}
