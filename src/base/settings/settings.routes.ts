import { accessDenied } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import { staff } from '#base/permissions/permissions.contract.ts'
import type { Backend } from '#base/backend/backend.ts'
import {
  addBranch,
  deleteBranch,
  listBranches,
  restoreBranch,
  saveBranch,
} from './branches.store.ts'
import { selectLists } from './selectLists.store.ts'
import { settingsApi } from './settings.contract.ts'

export const settingsRoutes = ({ http, db }: Backend) =>
  serve(http, settingsApi, {
    selectLists: async ({ query, actor, language }) => {
      const names = [...new Set(query.names.split(',').map((name) => name.trim()))]
      // Sources are accounts, which are for staff only.
      if (names.includes('source') && !staff.allows(actor)) throw accessDenied()
      return { lists: await selectLists(db, names, language) }
    },
    listBranches: ({ query }) => listBranches(db, query),
    addBranch: ({ body, actor }) => addBranch(db, body, actor),
    saveBranch: ({ body, actor }) => saveBranch(db, body, actor),
    deleteBranch: ({ params, actor }) => deleteBranch(db, params.id, actor),
    restoreBranch: ({ params, actor }) => restoreBranch(db, params.id, actor),
  })
