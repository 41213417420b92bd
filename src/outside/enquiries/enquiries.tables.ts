import type { Generated } from 'kysely'
import type { Doubt } from './tray/doubts.contract.ts'

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
  doubtfulEnquiry: {
    id: Generated<number>
    sentOn: Generated<string>
    language: string
    name: string
    email: string | null
    phone: string | null
    message: string
    reference: string | null
    consent: string
    fingerprint: string
    doubts: Doubt[]
    thrownOn: string | null
    thrownById: number | null
    takenOn: string | null
    takenById: number | null
    leadId: number | null
  }
  siteSource: { id: Generated<number>; accountId: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends EnquiryTables {}
}
