import type { ColumnType, Generated } from 'kysely'

export type MatchMailTables = {
  /** Maintained by triggers, see keepMatchMails.sql. */
  offerHistory: { objectId: number; service: number; since: string; price: number | null }
  /** Rows are maintained by triggers on leads. */
  matchSending: {
    leadId: number
    every: number
    since: string
    doneOn: string
    dueOn: ColumnType<string, never, never>
  }
  matchSent: {
    leadId: number
    objectId: number
    service: number
    price: number
    sentOn: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends MatchMailTables {}
}
