import type { ColumnType, Generated } from 'kysely'
import type { StampColumns } from '#kit/db/columns.ts'
import type { AlertText } from './alertText.ts'

export type AlertTables = {
  alert: StampColumns & {
    date: Generated<string>
    source: string
    content: string
    notes: string | null
    /** Null while unread. */
    readedOn: string | null
    readedById: number | null
    /** Kind and ID of the record that it is about, and the section of its screen. */
    entity: Generated<string | null>
    entityId: Generated<number | null>
    part: Generated<string | null>
    accountId: Generated<number | null>
    said: Generated<AlertText | null>
    /** Shown to administrators only. */
    forAdministrators: Generated<boolean>
    searchText: ColumnType<string, never, never>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends AlertTables {}
}
