import type { StampColumns } from '#kit/db/columns.ts'

export type RuleTables = {
  rule: StampColumns & {
    key: string
    validFrom: string
    validUntil: string | null
    parameters: Record<string, unknown>
    law: string
    article: string | null
    source: string
    readOn: string
    textEn: string
    textEl: string
    textRu: string
    confirmedBy: string | null
    confirmedOn: string | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends RuleTables {}
}
