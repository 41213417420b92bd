import { z } from 'zod'
import { receiveForm } from '#kit/files/receiveFiles.ts'
import { parse } from '#kit/http/parse.ts'
import { badInput } from '#kit/http/problem.ts'
import { serve } from '#kit/http/serve.ts'
import { sendSheet } from '#kit/sheets/sendSheet.ts'
import type { Backend } from '#base/backend/backend.ts'
import { changeTexts, listChanges, undoChange } from './changeTexts.store.ts'
import { importTexts, shownChange } from './importTexts.ts'
import { localizationApi } from './localization.contract.ts'
import { readOwnTexts } from '#base/backend/ownTexts.store.ts'
import { packedTexts } from './packedTexts.ts'
import { changedTextsOf } from './shownTexts.ts'
import { workbookOf } from './textWorkbook.ts'

const formFields = z.strictObject({ preview: localizationApi.importTexts.query.shape.preview })

export function localizationRoutes({ http, db, texts }: Backend): void {
  const { bundled } = texts
  const packed = packedTexts(db, bundled)
  serve(http, localizationApi, {
    localization: ({ query }) => packed(query),
    exportTexts: async ({ request, reply }) =>
      void (await sendSheet(request, reply, workbookOf(bundled, await readOwnTexts(db)))),
    importTexts: ({ request, query, actor, language }) =>
      receiveForm(request, ['file', 'files'], async ({ fields, files: [file, ...others] }) => {
        if (!file || others.length > 0)
          throw badInput({ file: [file ? 'localization.oneFile' : 'problem.required'] })
        const { preview = query.preview ?? false } = parse(formFields, fields)
        return importTexts({ db, texts }, file, { preview, actor, language })
      }),
    changedTexts: async () => ({ items: changedTextsOf(bundled, await readOwnTexts(db)) }),
    listChanges: async () => ({ items: await listChanges(db) }),
    restoreTexts: async ({ body, actor }) => {
      const { changes, id } = await changeTexts(db, {
        actor,
        changesOf: (own) =>
          body.texts.flatMap(({ key, localizationCulture }) => {
            const before = own[localizationCulture][key]
            return before === undefined ? [] : [{ key, localizationCulture, before, after: null }]
          }),
      })
      await texts.follow()
      return { applied: true, changes: changes.map(shownChange(bundled)), errors: [], id }
    },
    undoChange: async ({ params, actor }) => {
      await undoChange(db, params.id, actor)
      await texts.follow()
    },
  })
}
