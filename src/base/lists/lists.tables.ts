import type { Generated } from 'kysely'

export type ListTables = {
  listChoice: {
    accountId: number
    list: string
    shown: string[]
    hidden: string[]
    order: string[]
    density: 'comfortable' | 'compact'
  }
  listView: {
    id: Generated<number>
    list: string
    name: string
    shared: Generated<boolean>
    /** JSON. */
    filters: Generated<string>
    sort: string | null
    columns: Generated<string>
    createdOn: Generated<string>
    createdById: number
    deletedOn: string | null
  }
  listDefault: { accountId: number; list: string; viewId: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ListTables {}
}
