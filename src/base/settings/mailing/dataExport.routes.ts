import { serve } from '#kit/http/serve.ts'
import { sendSheet } from '#kit/sheets/sendSheet.ts'
import type { Backend } from '#base/backend/backend.ts'
import { languageList } from '../places.ts'
import { dataExportApi } from './dataExport.contract.ts'
import { noteExport, streamAddressees } from './dataExport.store.ts'
import type { Addressee } from './dataExport.store.ts'

const codes = { russian: 'ru' } as const

export function dataExportRoutes({ http, db, translate, replicas }: Backend): void {
  serve(http, dataExportApi, {
    exportEmails: async ({ query, actor, language, request, reply }) => {
      const [except, consented] = [query.except === 'true', query.consented === 'true']
      const which = `${except ? 'all but ' : ''}${query.language}${consented ? ', who agreed' : ''}`
      await noteExport(db, actor, `E-mails: ${which}`)
      const column = (name: string, width: number) => ({
        title: translate(language, `dataExport.${name}`),
        width,
      })
      const addressees = streamAddressees(db, {
        language: codes[query.language],
        except,
        consented,
      })
      const sheet = {
        fileName: except ? 'Emails-other.xlsx' : 'Emails-russian.xlsx',
        name: 'E-mails',
        columns: [
          column('email', 36),
          column('name', 36),
          column('language', 18),
          column('consent', 18),
          column('consentOn', 16),
          column('consentSource', 28),
        ],
        rows: rowsOf(addressees, language, (consent) =>
          translate(language, `dataExport.consent.${consent}`),
        ),
      }
      await replicas.reading(() => sendSheet(request, reply, sheet))
    },
  })
}

async function* rowsOf(
  addressees: AsyncIterable<Addressee>,
  language: string,
  textOf: (consent: Addressee['consent']) => string,
) {
  const names = new Map(languageList(language).map(({ value, text }) => [value, text]))
  for await (const { email, name, language: spoken, consent, since, source } of addressees)
    yield [email, name, names.get(spoken ?? '') ?? spoken, textOf(consent), since, source]
}
