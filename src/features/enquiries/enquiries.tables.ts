import type { Generated } from 'kysely'

export type EnquiryTables = {
  enquiry: {
    id: Generated<number>
    sentOn: Generated<string>
    leadId: number
    objectId: number | null
    language: string
    name: string
    email: string | null
    phone: string | null
    message: string
    consent: string
    fingerprint: string
  }
  siteSource: { id: Generated<number>; accountId: number }
}
