// What administrators must know of the backups.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { epochMs } from '#kit/clock.ts'
import type { Db } from '#base/backend/backend.ts'
import type { BackupPlan, BackupSending } from '#base/backend/backupPlan.ts'
import { ofThisPlace } from './lastRuns.store.ts'

export type Wrong = {
  reason:
    | ('never' | 'old' | 'failed' | 'notProven' | 'differs' | 'notSent')
    | ('refused' | 'lowSpace')
  /** What a program said, in English; empty where there is nothing. */
  said: string
  /** Hours since it was right; null if it never was. */
  hours: number | null
}

type Run = { startedOn: string; finishedOn: string | null; ok: boolean | null; said: string }

/** Hours after which a nightly backup or proof is missed. */
const longest = 26
/** Hours that what was written may wait. */
const longestUnsent = 0.05

export async function whatIsWrong(
  db: Db,
  plan: BackupPlan,
  { trouble, refused }: Pick<BackupSending, 'trouble' | 'refused'>,
  lowSpace: string | null = null,
): Promise<Wrong[]> {
  const wrong: Wrong[] = []
  if (refused) wrong.push({ reason: 'refused', said: refused.host, hours: null })
  if (lowSpace !== null) wrong.push({ reason: 'lowSpace', said: lowSpace, hours: null })
  if (trouble && hoursSince(trouble.since) > longestUnsent)
    wrong.push({ reason: 'notSent', said: trouble.why, hours: hoursSince(trouble.since) })
  const base = await newestRuns(db, 'base')
  if (base.last && base.last.ok === false)
    wrong.push({ reason: 'failed', said: base.last.said, hours: hoursOf(base.good) })
  else if (!base.good) wrong.push({ reason: 'never', said: '', hours: null })
  else if (hoursOf(base.good)! > longest)
    wrong.push({ reason: 'old', said: '', hours: hoursOf(base.good) })
  // The first proof follows in the night after the first backup.
  if (!plan.embedded || !base.good) return wrong
  const proof = await newestRuns(db, 'proof')
  if (proof.last?.ok === false)
    wrong.push({ reason: 'differs', said: proof.last.said, hours: hoursOf(proof.good) })
  else if (hoursSince((proof.good ?? base.first)!.startedOn) > longest)
    wrong.push({ reason: 'notProven', said: '', hours: hoursOf(proof.good) })
  return wrong
}

const hoursSince = (instant: string) => (epochMs() - Date.parse(instant)) / 3_600_000
const hoursOf = (run: Run | undefined) => (run ? hoursSince(run.finishedOn ?? run.startedOn) : null)

/** At this place: the newest that ended, the newest that succeeded, and the first of all. */
async function newestRuns(db: Db, kind: 'base' | 'proof') {
  const runs = db
    .selectFrom('backupRun')
    .select(['startedOn', 'finishedOn', 'ok', 'error', 'facts'])
    .where('kind', '=', kind)
    .where(sql<SqlBool>`(${ofThisPlace} OR "facts"->>'placeId' IS NULL AND "ok" IS NOT TRUE)`)
    .limit(1)
  const read = async (query: typeof runs): Promise<Run | undefined> => {
    const run = await query.executeTakeFirst()
    return run && { ...run, said: run.error ?? differing(run.facts) }
  }
  return {
    last: await read(runs.where('ok', 'is not', null).orderBy('startedOn', 'desc')),
    good: await read(runs.where('ok', '=', true).orderBy('startedOn', 'desc')),
    first: await read(runs.orderBy('startedOn')),
  }
}

const differing = ({ differing: lines }: Record<string, unknown>): string =>
  Array.isArray(lines) ? lines.slice(0, 5).join('; ') : ''
