import type { Generated } from 'kysely'

export type PublishingTables = {
  usedFormToken: { token: string; usedOn: Generated<string> }
}
