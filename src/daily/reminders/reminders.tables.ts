import type { Generated } from 'kysely'

export type ReminderTables = {
  reminder: {
    kind: string
    recordId: number
    dueDay: string
    /** Days before the due day; negative for days after it. */
    step: number
    madeOn: Generated<string>
    overOn: string | null
  }
  reminderStep: { kind: string; step: number }
  reminderRun: { kind: string; doneTill: string | null }
  reminderSilence: { id: Generated<number>; accountId: number }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends ReminderTables {}
}
