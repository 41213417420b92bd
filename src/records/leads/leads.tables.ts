import type { ColumnType } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { leadFields } from './leadFields.contract.ts'

/** Made by the database from other columns and rows; never written. */
type Made<T> = ColumnType<T, never, never>

export type LeadTables = {
  lead: ColumnsOf<typeof leadFields> &
    StampColumns & {
      accountName: Made<string | null>
      typeKey: Made<number>
      budgetRangeMin: Made<number | null>
      budgetRangeMax: Made<number | null>
      hasNextStep: Made<boolean>
      lastViewingOn: Made<string | null>
      notedOn: Made<string | null>
      touchedOn: Made<string>
      answeredOn: Made<string | null>
      searchText: Made<string>
      searchLastName: Made<string>
    }
  leadObject: { leadId: number; objectId: number; position: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends LeadTables {}
}
