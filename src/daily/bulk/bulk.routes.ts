import { answeringAs, serve } from '#kit/http/serve.ts'
import { sendSheet } from '#kit/sheets/sendSheet.ts'
import type { Backend } from '#base/backend/backend.ts'
import { assignMany, unassignMany } from './assignMany.ts'
import { bulkApi } from './bulk.contract.ts'
import { deleteMany, restoreMany } from './deleteMany.ts'
import { sheetOfList } from './exportList.ts'
import { publishMany } from './publishMany.ts'

export function bulkRoutes(backend: Backend): void {
  const { http, translate, replicas } = backend
  serve(http, bulkApi, {
    deleteMany: ({ body, actor }) => deleteMany(backend, body, actor),
    restoreMany: ({ body, actor }) => restoreMany(backend, body, actor),
    assignMany: ({ body, actor }) => assignMany(backend, body, actor),
    unassignMany: ({ body, actor }) => unassignMany(backend, body, actor),
    publishMany: ({ body, actor }) => publishMany(backend, body, actor),
    exportList: async (call) => {
      const { body, language, request, reply } = call
      const say = (key: string) => translate(language, key)
      const answering = answeringAs(http, call)
      await replicas.reading(async () => {
        const sheet = await sheetOfList(body, call.actor, { answering, say })
        await sendSheet(request, reply, { ...sheet, fileName: 'Export.xlsx' })
      })
    },
  })
}
