import type { Generated } from 'kysely'

export type CalendarTables = {
  calendarFeed: { accountId: number; tokenHash: Buffer; createdOn: Generated<string> }
}
