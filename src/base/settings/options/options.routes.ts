import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { optionsApi } from './options.contract.ts'
import { addOption, listOptions, orderOptions, saveOption } from './options.store.ts'

export const optionRoutes = ({ http, db }: Backend): void =>
  serve(http, optionsApi, {
    listOptions: async ({ actor }) => ({ items: await listOptions(db, actor.language) }),
    addOption: ({ body, actor }) => addOption(db, body, actor),
    saveOption: ({ body, actor }) => saveOption(db, body, actor),
    orderOptions: ({ body, actor }) => orderOptions(db, body, actor),
  })
