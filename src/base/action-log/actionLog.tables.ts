import type { Generated } from 'kysely'
import type { Diff } from '#kit/db/diff.ts'

export type ActionLogTables = {
  actionLog: {
    id: Generated<number>
    date: Generated<string>
    actionById: number | null
    action: string
    entity: string
    entityId: number
    version: number | null
    message: string | null
    data: Diff | null
  }
  actionLogTotal: { day: string; entity: string; actionById: number; total: number }
  actionLogCounted: { id: Generated<number>; totalsUntil: string }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ActionLogTables {}
}
