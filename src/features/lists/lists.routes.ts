import { serve } from '#kit/http/serve.ts'
import type { Backend } from '../backend.ts'
import { listsApi } from './lists.contract.ts'
import { listChoices, saveListChoice } from './lists.store.ts'

export function listRoutes({ http, db }: Backend): void {
  serve(http, listsApi, {
    listChoices: async ({ actor }) => ({ items: await listChoices(db, actor) }),
    saveListChoice: ({ body, actor }) => saveListChoice(db, body, actor),
  })
}
