import { isMissing } from '#kit/files/fileStore.ts'
import { receiveFiles } from '#kit/files/receiveFiles.ts'
import { sendFile } from '#kit/files/sendFile.ts'
import { thumbnail } from '#kit/files/thumbnail.ts'
import type { PictureSide } from '#kit/files/thumbnail.ts'
import { notFound } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import type { Call } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { addFiles } from './addFiles.ts'
import { filesApi, uploadParts } from './files.contract.ts'
import { acceptFile } from './acceptFile.store.ts'
import { deleteFile, getFile, listFiles, restoreFile, setParent } from './files.store.ts'
import { measureJobs } from './measureFiles.ts'
import { reorderFiles } from './orderFiles.store.ts'
import { pictureTurn } from './pictureTurns.ts'
import { fileJobs } from './sweepFiles.ts'

export function filesRoutes(backend: Backend) {
  const { http, db, files } = backend
  fileJobs(backend)
  measureJobs(backend)
  serve(http, filesApi, {
    listFiles: async ({ query, actor }) => ({
      items: await listFiles(db, query.parent, query.parentId, actor),
    }),
    addFiles: ({ request, actor }) =>
      receiveFiles(request, uploadParts, (received) => addFiles(db, files, received, actor)),
    getFile: async (call) => {
      const file = await getFile(db, call.params.systemName, call.actor)
      const size = call.query?.size ?? 'full'
      if (size !== 'full') await sendSmaller(call, files, file, sides[size])
      else await sendFile(call.request, call.reply, files, file)
    },
    deleteFile: async ({ params, actor }) => void (await deleteFile(db, params.systemName, actor)),
    restoreFile: ({ params, actor }) => restoreFile(db, params.systemName, actor),
    acceptFile: ({ params, actor }) => acceptFile(db, params.systemName, actor),
    setParent: async ({ body, actor }) => ({ items: await setParent(db, body, actor) }),
    reorderFiles: async ({ body, actor }) => ({ items: await reorderFiles(db, body, actor) }),
  })
}

type File = Awaited<ReturnType<typeof getFile>>

/** Longest sides of reduced pictures, in pixels. */
const sides = { thumb: 320, large: 1600 } as const

/** 404 for files that are no picture that can be reduced. */
async function sendSmaller(
  { request, reply }: Call<typeof filesApi.getFile>,
  store: Backend['files'],
  file: File,
  side: PictureSide,
) {
  const tag = `"${file.systemName}-${side}"`
  reply.headers({ etag: tag, 'cache-control': 'no-store' })
  if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
  const turn = pictureTurn(request, reply)
  const small = await thumbnail(store, file, side, turn).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  if (!small) throw notFound()
  return reply.type('image/webp').send(small)
}
