import { call } from '#kit/http/call.ts'
import { refreshed, useAnswer } from '#kit/http/queries.ts'
import type { ParentKind } from '#base/register/records.contract.ts'
import { filesApi } from './files.contract.ts'
import type { FileLink } from './files.contract.ts'

/** The files of a record and the actions on them. `known` files save the first request. */
export function useFilesOf(kind: ParentKind, id: number, known?: readonly FileLink[]) {
  const query = useAnswer(
    filesApi.listFiles,
    { query: { parent: kind, parentId: String(id) } },
    { ...(known && { initialData: { items: [...known] } }) },
  )
  return {
    query,
    attach: async (files: readonly FileLink[]) => {
      const fileNames = files.map(({ systemName }) => systemName)
      const body = { entityType: kind, id, fileNames }
      await call(filesApi.setParent, { body }, { quiet: true })
      // The response may be outdated: several uploads may be running, and responses can arrive out of order.
      await refreshed()
    },
    remove: async ({ systemName }: FileLink) => {
      await call(filesApi.deleteFile, { params: { systemName } })
      await refreshed()
    },
    restore: async ({ systemName }: FileLink) => {
      await call(filesApi.restoreFile, { params: { systemName } })
      await refreshed()
    },
  }
}
