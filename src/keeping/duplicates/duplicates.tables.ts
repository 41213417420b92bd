import type { Generated } from 'kysely'

export type DuplicateTables = {
  duplicatePair: {
    id: Generated<number>
    kind: 'Account' | 'Object'
    lowId: number
    highId: number
    score: number
    reasons: string[]
    holds: Generated<boolean>
    foundOn: Generated<string>
    decision: 'notTheSame' | 'later' | null
    decidedOn: string | null
    decidedById: number | null
    carriedFromId: number | null
  }
  duplicateKey: { of: number; key: string; recordId: number }
  duplicateSkipped: { of: number; key: string; recordId: number }
  duplicateRun: {
    id: Generated<number>
    kind: 'Account' | 'Object'
    changedSince: string
    startedOn: Generated<string>
    phase: Generated<'keys' | 'pairs'>
    doneId: Generated<number>
    finishedOn: string | null
    workerId: string | null
    workerUntil: string | null
    tries: Generated<number>
  }
}

declare module '#base/backend/tables.ts' {
  interface Tables extends DuplicateTables {}
}
