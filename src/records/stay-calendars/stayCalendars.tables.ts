import type { ColumnType, Generated } from 'kysely'
import type { StampColumns } from '#kit/db/columns.ts'
import type { BlockKind } from './calendarFields.contract.ts'
import type { Problem } from './calendarProblems.contract.ts'

/** Maintained by the database from other columns and rows; never written. */
type Computed<T> = ColumnType<T, never, never>

export type StayCalendarTables = {
  stayFeed: StampColumns & {
    objectId: number
    name: string
    url: string | null
    dueOn: string | null
    triedOn: string | null
    fetchedOn: string | null
    failure: string | null
    failures: Generated<number>
    problems: Generated<Problem[]>
    problemCount: Generated<number>
    lostCount: Generated<number>
    freeEvents: Generated<number>
    alertId: Generated<number | null>
  }
  stayBlock: StampColumns & {
    objectId: number
    feedId: number | null
    uid: string | null
    kind: Generated<BlockKind>
    from: string
    till: string
    summary: string | null
    vanished: Generated<boolean>
    clashes: Generated<boolean>
  }
  stayLink: {
    id: Generated<number>
    objectId: number
    tokenHash: Buffer
    createdOn: Generated<string>
    createdById: number | null
  }
  occupancy: {
    objectId: Computed<number>
    days: Computed<string>
    reservationId: Computed<number | null>
    blockId: Computed<number | null>
    party: Computed<number>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends StayCalendarTables {}
}
