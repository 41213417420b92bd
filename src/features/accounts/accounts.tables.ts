import type { ColumnType, Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { accountFields } from './accountFields.contract.ts'

/** Made by the database from other columns; never written. */
type Made = ColumnType<string, never, never>

export type AccountTables = {
  account: ColumnsOf<typeof accountFields> &
    StampColumns & {
      role: string | null
      isClientDate: Generated<string | null>
      isOwnerDate: Generated<string | null>
      mergedIntoId: number | null
      name: Made
      searchName: Made
      searchLastName: Made
      searchPhone: Made
      searchEmail: Made
    }
}
