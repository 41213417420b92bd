import { serve } from '#kit/http/serve.ts'
import { harmless } from '#kit/sheets/harmless.ts'
import { sendSheet } from '#kit/sheets/sendSheet.ts'
import type { Backend } from '../../backend.ts'
import { languageList } from '../places.ts'
import { dataExportApi } from './dataExport.contract.ts'
import { noteExport, streamAddressees } from './dataExport.store.ts'
import type { Addressee } from './dataExport.store.ts'

const codes = { russian: 'ru' } as const

export function dataExportRoutes({ http, db, translate }: Backend): void {
  serve(http, dataExportApi, {
    exportEmails: async ({ query, actor, language, request, reply }) => {
      const except = query.except === 'true'
      await noteExport(db, actor, `E-mails: ${except ? 'all but ' : ''}${query.language}`)
      const column = (name: string, width: number) => ({
        title: translate(language, `dataExport.${name}`),
        width,
      })
      const addressees = streamAddressees(db, { language: codes[query.language], except })
      return void sendSheet(request, reply, {
        fileName: except ? 'Emails-other.xlsx' : 'Emails-russian.xlsx',
        name: 'E-mails',
        columns: [
          column('email', 36),
          column('name', 36),
          column('language', 18),
          column('consent', 18),
        ],
        rows: rowsOf(addressees, language),
      })
    },
  })
}

async function* rowsOf(addressees: AsyncIterable<Addressee>, language: string) {
  const names = new Map(languageList(language).map(({ value, text }) => [value, text]))
  for await (const { email, name, language: spoken, consent } of addressees)
    yield [harmless(email), harmless(name), names.get(spoken ?? '') ?? spoken, consent]
}
