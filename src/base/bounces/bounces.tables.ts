import type { Generated, GeneratedAlways } from 'kysely'
import type { BounceReason } from './bounceReason.ts'

export type BounceTables = {
  mailBounce: {
    address: string
    reason: BounceReason
    isPermanent: GeneratedAlways<boolean>
    status: string | null
    said: string | null
    source: 'smtp' | 'notice'
    firstOn: string
    lastOn: string
    times: Generated<number>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends BounceTables {}
}
