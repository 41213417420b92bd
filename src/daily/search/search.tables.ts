import type { Generated } from 'kysely'

export type SearchTables = {
  /** About fifty rows per person. */
  opened: { accountId: number; entity: string; recordId: number; openedOn: Generated<string> }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends SearchTables {}
}
