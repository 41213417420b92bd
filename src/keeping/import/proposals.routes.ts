import { serve } from '#kit/http/serve.ts'
import type { Message } from '#kit/i18n/messages.ts'
import type { Backend } from '#base/backend/backend.ts'
import { viewImport } from './import.store.ts'
import { readMappingFile } from './mapping/readMappingFile.ts'
import { getMappingFile, takeMappingFile } from './mapping/mappingFile.store.ts'
import { proposeAgain } from './mapping/proposeAgain.store.ts'
import { proposalsApi } from './proposals.contract.ts'
import { previewRows } from './rows/preview.store.ts'

export function proposalRoutes(backend: Backend): void {
  const { http, db, translate } = backend
  serve(http, proposalsApi, {
    previewRows: ({ body, actor }) => previewRows({ db, translate, actor }, body.id),
    proposeAnew: async ({ body, actor }) => {
      await proposeAgain(backend, body, { actor })
      return viewImport(db, body.id)
    },
    getMappingFile: ({ params }) => getMappingFile(db, params.id),
    takeMappingFile: ({ body: { text, fileName, ...which }, actor }) => {
      const file = readMappingFile(text)
      const say = (message: Message) => translate(actor.language, message)
      return takeMappingFile(backend, which, { file, fileName, actor, say })
    },
  })
}
