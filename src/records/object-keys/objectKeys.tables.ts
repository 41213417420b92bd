import type { Generated } from 'kysely'
import type { ColumnsOf, StampColumns } from '#kit/db/columns.ts'
import type { objectKeyFields } from './objectKeys.contract.ts'

export type ObjectKeyTables = {
  /** Its ID is the object's. */
  objectKey: ColumnsOf<typeof objectKeyFields> & Omit<StampColumns, 'id'> & { id: number }
  objectKeyHistory: {
    id: Generated<number>
    objectId: number
    accountId: number
    givenAway: string
    received: string | null
    description: string | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ObjectKeyTables {}
}
