import type { Generated } from 'kysely'

export type MailTables = {
  sentLetter: { id: Generated<number>; key: string; sentOn: Generated<string> }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends MailTables {}
}
