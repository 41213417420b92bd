import { answeringAs, serve } from '#kit/http/serve.ts'
import { sendFile } from '#kit/files/sendFile.ts'
import type { Backend } from '#base/backend/backend.ts'
import { archivesApi } from './archives.contract.ts'
import { addArchive, deleteArchive, downloadArchive } from './archives.store.ts'
import { listArchives, retryArchive } from './archives.store.ts'
import { numbersOfView } from './numbersOfView.ts'
import { archiveJobs, startWork } from './work/archiveWork.ts'

export function archivesRoutes(backend: Backend): void {
  const { http, db, files } = backend
  archiveJobs(backend)
  serve(http, archivesApi, {
    addArchive: async ({ actor }) => {
      const added = await addArchive(db, { list: null, recordIds: [] }, actor)
      startWork(backend)
      return added
    },
    addViewArchive: async (call) => {
      const { body, actor } = call
      const recordIds = await numbersOfView(body, actor, answeringAs(http, call))
      const added = await addArchive(db, { list: body.list, recordIds }, actor)
      startWork(backend)
      return added
    },
    listArchives: ({ actor }) => listArchives(db, actor),
    downloadArchive: async ({ params, actor, request, reply }) => {
      const { file, size, createdOn } = await downloadArchive(db, params.id, actor)
      await sendFile(request, reply, files, {
        systemName: file,
        size,
        contentType: 'application/zip',
        userName: `estia-${createdOn.slice(0, 10)}.zip`,
      })
    },
    retryArchive: async ({ body, actor }) => {
      await retryArchive(db, body.id, actor)
      startWork(backend)
    },
    deleteArchive: async ({ params, actor }) => {
      const file = await deleteArchive(db, params.id, actor)
      if (file) await files.remove(file)
    },
  })
}
