// The e-mail addresses of the agency's contacts, as a workbook for mailings.
import { z } from 'zod'
import { file, get } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'

const flag = z.enum(['true', 'false']).default('false')

export const dataExportApi = {
  /**
   * Those who speak the language, or with `except=true` everybody else. With `consented=true` only who has agreed
   * to be written to; else each address says whether it has.
   */
  exportEmails: get('/api/DataExport', {
    may: admin,
    query: z.strictObject({ language: z.literal('russian'), except: flag, consented: flag }),
    answer: file,
  }),
}
