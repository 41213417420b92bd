import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { blankViewing } from './blankViewing.store.ts'
import { onSiteApi } from './onSite/onSite.contract.ts'
import { viewingOnSite } from './onSite/onSite.store.ts'
import { viewingClashes } from './viewingClashes.store.ts'
import { viewingField } from './viewingField.ts'
import { searchViewings } from './viewingList.store.ts'
import { viewingsApi } from './viewings.contract.ts'
import { deleteViewing, editViewing, restoreViewing, saveViewing } from './viewings.store.ts'

export function viewingRoutes({ http, db, translate }: Backend): void {
  serve(http, viewingsApi, {
    searchViewings: async ({ body, actor }) => {
      const { results, ...viewings } = await searchViewings(db, body, actor)
      const none = { value: 0, text: translate(actor.language, 'viewing.noResult'), parent: null }
      return { ...viewings, options: { results: [none, ...results] } }
    },
    viewingClashes: async ({ body, actor }) => ({ items: await viewingClashes(db, body, actor) }),
    addViewing: ({ query, actor }) => blankViewing(db, query, actor),
    editViewing: ({ params, actor }) => editViewing(db, params.id, actor),
    saveViewing: ({ body, actor }) => saveViewing(db, body, actor),
    patchViewing: ({ params, body, actor }) => viewingField.patch(db, params.id, body, actor),
    viewingFieldChoices: ({ query, actor }) => viewingField.choices(db, query, actor),
    deleteViewing: ({ params, actor }) => deleteViewing(db, params.id, actor),
    restoreViewing: ({ params, actor }) => restoreViewing(db, params.id, actor),
  })
  serve(http, onSiteApi, {
    viewingOnSite: ({ params, actor }) => viewingOnSite(db, params.id, actor),
  })
}
