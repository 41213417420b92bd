import type { Generated } from 'kysely'

export type AssignmentTables = {
  assignment: {
    parentKind: string
    parentId: number
    accountId: number
    createdOn: Generated<string>
    createdById: number | null
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends AssignmentTables {}
}
