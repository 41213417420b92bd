import type { StampColumns } from '#kit/db/columns.ts'

export type MailTemplateTables = {
  mailTemplate: StampColumns & {
    name: string
    isAdvertising: boolean
    mayRewrite: boolean
    subjectEn: string
    textEn: string
    subjectEl: string
    textEl: string
    subjectRu: string
    textRu: string
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends MailTemplateTables {}
}
