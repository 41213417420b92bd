import type { Generated } from 'kysely'
import type { StampColumns } from '#kit/db/columns.ts'

export type AlertTables = {
  alert: StampColumns & {
    date: Generated<string>
    source: string
    content: string
    notes: string | null
    /** Null while unread. */
    readedOn: string | null
    readedById: number | null
    objectId: Generated<number | null>
  }
}
