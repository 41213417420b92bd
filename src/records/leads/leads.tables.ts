import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { leadFields } from './leadFields.contract.ts'

/** Maintained by the database from other columns and rows; never written. */
type ReadOnlyColumn<T> = ColumnType<T, never, never>

export type LeadTables = {
  lead: ColumnsOf<typeof leadFields> &
    StampColumns & {
      assignedNames: ReadOnlyColumn<string | null>
      assignedIds: ReadOnlyColumn<number[]>
      accountName: ReadOnlyColumn<string | null>
      typeKey: ReadOnlyColumn<number>
      budgetRangeMin: ReadOnlyColumn<number | null>
      budgetRangeMax: ReadOnlyColumn<number | null>
      hasNextStep: ReadOnlyColumn<boolean>
      lastViewingOn: ReadOnlyColumn<string | null>
      notedOn: ReadOnlyColumn<string | null>
      touchedOn: ReadOnlyColumn<string>
      answeredOn: ReadOnlyColumn<string | null>
      searchText: ReadOnlyColumn<string>
      searchLastName: ReadOnlyColumn<string>
    }
  leadRule: { id: Generated<number>; own: string; enquiries: string; answerWithin: number }
  leadTaker: { id: Generated<number>; accountId: number }
  leadTurn: { id: Generated<number>; accountId: number; takenOn: string }
  leadObject: { leadId: number; objectId: number; position: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends LeadTables {}
}
