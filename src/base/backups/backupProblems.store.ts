// Finds the problems of the backups that administrators must know about.
import { epochMs } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan, BackupSending } from '#base/backend/backupPlan.ts'
import { codeIn, lastRuns } from './runs.store.ts'
import type { LastRuns } from './runs.store.ts'

export type BackupProblem = {
  reason:
    | ('never' | 'old' | 'failed' | 'notProven' | 'differs' | 'notSent')
    | ('refused' | 'lowSpace')
  /** A message of a program, in English; empty if there is none. */
  said: string
  /** Hours since the last success; null if there never was one. */
  hours: number | null
}

/** `code`: of `errorCode`; null without an error. */
type FoundProblem = BackupProblem & { code: string | null }

/** Hours after which a nightly backup or proof counts as missed. */
const longest = 26
/** Hours that unsent data may wait. */
const longestUnsent = 0.05

export async function backupProblems(
  db: Db,
  plan: BackupPlan,
  { trouble, refused }: Pick<BackupSending, 'trouble' | 'refused'>,
  lowSpace: string | null = null,
): Promise<FoundProblem[]> {
  const wrong: FoundProblem[] = []
  const add = (reason: BackupProblem['reason'], more: Partial<FoundProblem> = {}) =>
    wrong.push({ reason, said: '', code: null, hours: null, ...more })
  if (refused) add('refused', { said: refused.host })
  if (lowSpace !== null) add('lowSpace', { said: lowSpace })
  if (trouble && hoursSince(trouble.since) > longestUnsent)
    add('notSent', { said: trouble.why, code: trouble.code, hours: hoursSince(trouble.since) })
  const base = await lastRuns(db, 'base')
  const hours = base.good === null ? null : hoursSince(base.good)
  if (base.ended?.ok === false) add('failed', { ...failureOf(base.ended), hours })
  else if (hours === null) add('never')
  else if (hours > longest) add('old', { hours })
  // The first proof follows in the night after the first backup.
  if (!plan.embedded || base.good === null) return wrong
  const proof = await lastRuns(db, 'proof')
  const provenHours = proof.good === null ? null : hoursSince(proof.good)
  if (proof.ended?.ok === false) add('differs', { ...failureOf(proof.ended), hours: provenHours })
  else if ((provenHours ?? hoursSince(base.first!)) > longest)
    add('notProven', { hours: provenHours })
  return wrong
}

export const hoursSince = (instant: string): number => (epochMs() - Date.parse(instant)) / 3_600_000

function failureOf({ error, facts }: NonNullable<LastRuns['ended']>) {
  const { differing } = facts
  const differences = Array.isArray(differing) ? differing.slice(0, 5).join('; ') : ''
  return { said: error ?? differences, code: codeIn(facts) }
}
