import { serve } from '#kit/http/serve.ts'
import type { Backend } from '../../backend.ts'
import { deleteBlock, restoreBlock, saveBlock } from './blocks.store.ts'
import { blocksApi } from './calendars.contract.ts'

export function calendarRoutes({ http, db }: Backend): void {
  serve(http, blocksApi, {
    saveBlock: ({ body, actor }) => saveBlock(db, body, actor),
    deleteBlock: ({ params, actor }) => deleteBlock(db, params.id, actor),
    restoreBlock: ({ params, actor }) => restoreBlock(db, params.id, actor),
  })
}
