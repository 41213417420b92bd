import { cutText } from '#kit/fields/cutText.ts'
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { receiveForm } from '#kit/files/receiveFiles.ts'
import { badInput } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { serve } from '#kit/http/serve.ts'
import type { Backend } from '#base/backend/backend.ts'
import { arrivalsApi, mostGigabytes } from './arrivals.contract.ts'
import { addArrival, deleteArrival, listArrivals } from './arrivals.store.ts'
import { mustHaveDiskSpace, retryArrival, takeBackArrival } from './arrivals.store.ts'
import { openArchive } from './contents/openArchive.ts'
import { ArchiveRefused } from './contents/refused.ts'
import { sayMessage } from './sayMessage.ts'
import { arrivalJobs, startArrival } from './work/arrivalWork.ts'

const most = mostGigabytes * 1_000_000_000

export function arrivalsRoutes(backend: Backend): void {
  const { http, db, files, translate } = backend
  arrivalJobs(backend)
  /** Uploads that are not archives are refused before they are stored. */
  const mustBeArchive = async (path: string, language: string) => {
    const say = (message: Message) => sayMessage(message, language, translate)
    const archive = await openArchive(path).catch((error: unknown) => {
      if (!(error instanceof ArchiveRefused)) throw error
      throw badInput({ file: [['arrival.because', { why: say(error.says) }]] })
    })
    await archive.close()
  }
  serve(http, arrivalsApi, {
    addArrival: async ({ request, actor }) => {
      const { language } = actor
      await mustHaveDiskSpace(db, { translate, language })
      return receiveForm(
        request,
        ['file'],
        async ({ files: [received, ...others] }) => {
          if (!received || others.length > 0)
            throw badInput({ file: [received ? 'arrival.oneFile' : 'problem.required'] })
          await mustBeArchive(received.path, language)
          const file = `${randomUUID()}.arrival`
          await files.write(file, createReadStream(received.path), 'application/zip')
          const { userName: fileName, size: fileSize } = received
          const added = await addArrival(
            db,
            { file, fileName: cutText(fileName, 300), fileSize },
            { actor, translate },
          ).catch(async (error: unknown) => {
            await files.remove(file)
            throw error
          })
          startArrival(backend)
          return added
        },
        most,
      )
    },
    listArrivals: ({ actor }) => listArrivals(db, { actor, translate }),
    takeBackArrival: async ({ body, actor }) => {
      await takeBackArrival(db, body.id, actor)
      startArrival(backend)
    },
    retryArrival: async ({ body, actor }) => {
      await retryArrival(db, body.id, { actor, translate })
      startArrival(backend)
    },
    deleteArrival: async ({ params }) => {
      const file = await deleteArrival(db, params.id)
      if (file) await files.remove(file)
    },
  })
}
