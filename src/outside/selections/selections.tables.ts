import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { Mark } from './selections.contract.ts'
import type { selectionFields } from './selectionFields.contract.ts'

export type SelectionTables = {
  selection: ColumnsOf<typeof selectionFields> &
    StampColumns & {
      leadId: number
      /** Made by the database, so that no log contains it. */
      token: ColumnType<string, never, never>
      revokedOn: string | null
      sentOn: string | null
      sentTo: string | null
      undeliveredOn: string | null
      openings: Generated<number>
      openedOn: string | null
      activityId: number | null
      alertId: number | null
    }
  selectionObject: {
    selectionId: number
    objectId: number
    position: number
    mark: Mark | null
    markedOn: string | null
  }
  selectionMessage: {
    id: Generated<number>
    selectionId: number
    objectId: number | null
    text: string
    writtenOn: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends SelectionTables {}
}
