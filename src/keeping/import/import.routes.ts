import { createReadStream } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { id as idSchema } from '#kit/fields/schema.ts'
import { receiveForm } from '#kit/files/receiveFiles.ts'
import type { ReceivedFile } from '#kit/files/receiveFiles.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput, conflict } from '#kit/http/problem.ts'
import type { Message } from '#kit/i18n/messages.ts'
import { serve } from '#kit/http/serve.ts'
import { sendSheet } from '#kit/sheets/sendSheet.ts'
import type { Backend } from '#base/backend/backend.ts'
import { importApi, importKindName } from './import.contract.ts'
import { addImport, listImports, moveImport, viewImport } from './import.store.ts'
import { targetsMustExist, mappingMustBeValid } from './mapping/mappingMustBeValid.ts'
import { rememberMapping } from './mapping/remembered.store.ts'
import { addPhotoFile } from './photos/photoFile.store.ts'
import { mostPhotoGigabytes } from './photos/photos.contract.ts'
import { importPhotos } from './photos/photos.store.ts'
import { columnValues } from './rows/columnValues.store.ts'
import { correctRow } from './rows/correctRow.store.ts'
import { refusedSheet } from './rows/refusedSheet.ts'
import { importRow, importRows } from './rows/rows.store.ts'
import { importStays, originOf } from './rows/stays.store.ts'
import { importJobs, startWork } from './work/importWork.ts'
import { limits } from './work/readFile.store.ts'
import { throwAway } from './work/throwAway.store.ts'

function oneFile([received, ...others]: readonly ReceivedFile[]): ReceivedFile {
  if (!received || others.length > 0)
    throw badInput({ file: [received ? 'import.oneFile' : 'problem.required'] })
  return received
}

const formFields = z.strictObject({ kind: importKindName })
const photoFields = z.strictObject({ id: z.coerce.number<string>().pipe(idSchema) })
const beforeRun = ['mapping', 'checking', 'checked'] as const

export function importRoutes(backend: Backend): void {
  const { http, db, files, translate } = backend
  importJobs(backend)
  const viewed = async (id: number) => {
    startWork(backend)
    return viewImport(db, id)
  }
  serve(http, importApi, {
    addImport: ({ request, actor }) =>
      receiveForm(request, ['file'], async ({ fields, files: all }) => {
        const received = oneFile(all)
        if (received.size > limits.bytes)
          throw badInput({ file: [['import.tooLarge', { max: limits.bytes / 1_000_000 }]] })
        const { kind } = parse(formFields, fields)
        const file = `${randomUUID()}.import`
        await files.write(file, createReadStream(received.path), 'application/octet-stream')
        const added = await addImport(
          db,
          { kind, file, fileName: received.userName, fileSize: received.size },
          actor,
        )
        startWork(backend)
        return added
      }),
    listImports: ({ query }) => listImports(db, query),
    viewImport: ({ params }) => viewImport(db, params.id),
    saveSource: async ({ body: { chosen, ...which }, actor }) => {
      await moveImport(db, which, { from: beforeRun, to: 'reading', source: chosen }, actor)
      return viewed(which.id)
    },
    saveMapping: async ({ body: { mapping, ...which }, actor }) => {
      const { kind, mapping: before } = await viewImport(db, which.id)
      if (before === null) throw conflict('import.notNow')
      const changed = { ...before, ...mapping }
      targetsMustExist(kind, changed)
      await moveImport(db, which, { from: beforeRun, to: 'mapping', mapping: changed }, actor)
      return viewed(which.id)
    },
    columnValues: ({ body }) => columnValues(db, body),
    checkImport: async ({ body, actor }) => {
      const { kind, source, fileName, mapping } = await viewImport(db, body.id)
      if (mapping === null) throw conflict('import.notNow')
      mappingMustBeValid(kind, mapping)
      await moveImport(db, body, { from: ['mapping', 'checked'], to: 'checking' }, actor)
      await rememberMapping(db, kind, { fileName, headers: source.headers, mapping })
      return viewed(body.id)
    },
    importRows: ({ body, actor }) => importRows({ db, translate, actor }, body),
    mendRow: async ({ body, actor }) => {
      if (!(await correctRow(db, body, actor))) startWork(backend)
      return importRow({ db, translate, actor }, body.id, body.number)
    },
    runImport: async ({ body, actor }) => {
      await moveImport(db, body, { from: ['checked', 'done'], to: 'running' }, actor)
      return viewed(body.id)
    },
    undoImport: async ({ body, actor }) => {
      await moveImport(db, body, { from: ['running', 'photos', 'done'], to: 'undoing' }, actor)
      return viewed(body.id)
    },
    importStays: ({ body, actor: { language } }) => {
      const say = (message: Message) => translate(language, message)
      return importStays(db, body, { language, say })
    },
    importPhotos: ({ body, actor: { language } }) =>
      importPhotos(db, body, { language, say: (message) => translate(language, message) }),
    addPhotoFile: ({ request, actor }) =>
      receiveForm(
        request,
        ['file'],
        async ({ fields, files: all }) => {
          const received = oneFile(all)
          const { id } = parse(photoFields, fields)
          await addPhotoFile(backend, id, received, actor)
          return viewed(id)
        },
        mostPhotoGigabytes * 1_000_000_000,
      ),
    retryPhotos: async ({ body, actor }) => {
      await moveImport(db, body, { from: ['done'], to: 'photos' }, actor)
      return viewed(body.id)
    },
    refusedRows: async ({ params, request, reply, language }) => {
      const sheet = await refusedSheet(db, params.id, (message) => translate(language, message))
      await sendSheet(request, reply, sheet)
    },
    deleteImport: ({ params }) => throwAway(backend, params.id),
    originOf: ({ query }) => originOf(db, query),
  })
}
