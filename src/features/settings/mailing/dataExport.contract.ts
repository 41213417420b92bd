// The e-mail addresses of the agency's contacts, as a workbook for mailings.
import { z } from 'zod'
import { file, get } from '#kit/http/endpoint.ts'
import { admin } from '#features/session/permissions.contract.ts'

export const dataExportApi = {
  /** Those who speak the language, or with `except=true` everybody else. */
  exportEmails: get('/api/DataExport', {
    may: admin,
    query: z.strictObject({
      language: z.literal('russian'),
      except: z.enum(['true', 'false']).default('false'),
    }),
    answer: file,
  }),
}
