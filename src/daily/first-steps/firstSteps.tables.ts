import type { Generated } from 'kysely'

export type FirstStepsTables = {
  skippedStep: {
    name: string
    accountId: number | null
    skippedOn: Generated<string>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends FirstStepsTables {}
}
