import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { objectAccountFields } from './people/objectAccounts.contract.ts'
import type { objectFields } from './objectFields.contract.ts'

/** Maintained by the database from other columns and rows; never written. */
type ReadOnlyColumn<T> = ColumnType<T, never, never>

export type ObjectTables = {
  object: Omit<ColumnsOf<typeof objectFields>, 'orientation'> &
    StampColumns & {
      orientation: Generated<number[]>
      referenceNumber: Generated<string>
      published: Generated<boolean>
      publishError: string | null
      publishedOn: string | null
      publishDue: Generated<boolean>
      isBlank: Generated<boolean>
      ownerId: ReadOnlyColumn<number | null>
      ownerName: ReadOnlyColumn<string | null>
      salePriceNow: ReadOnlyColumn<number | null>
      rentPriceNow: ReadOnlyColumn<number | null>
      typeKey: ReadOnlyColumn<number>
      searchTitle: ReadOnlyColumn<string>
      status: ReadOnlyColumn<string>
      featureBits: ReadOnlyColumn<string>
      mandateDays: ReadOnlyColumn<string>
    }
  objectAccount: Omit<ColumnsOf<typeof objectAccountFields>, 'relation'> &
    StampColumns & { objectId: number; accountId: number; relation: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ObjectTables {}
}
