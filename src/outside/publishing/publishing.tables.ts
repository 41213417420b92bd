import type { Generated } from 'kysely'

export type PublishingTables = {
  usedFormToken: { token: string; usedOn: Generated<string> }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends PublishingTables {}
}
