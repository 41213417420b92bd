// The e-mail addresses of the agency's contacts, as a workbook for mailings.
import { z } from 'zod'
import { file, get } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

const flag = z.enum(['true', 'false']).default('false')

export const dataExportApi = {
  /**
   * Contacts who speak the language, or with `except=true` all others. With `consented=true`, only those who have
   * agreed to mailings; otherwise each row shows the consent.
   */
  exportEmails: get('/api/DataExport', {
    may: admin,
    query: z.strictObject({ language: z.literal('russian'), except: flag, consented: flag }),
    answer: file,
  }),
}
