import type { Generated } from 'kysely'

export type SearchTables = {
  /** Some fifty of each person. */
  opened: { accountId: number; entity: string; recordId: number; openedOn: Generated<string> }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends SearchTables {}
}
