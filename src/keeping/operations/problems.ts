// Finds the problems of the installation, most serious first.
import { instantNow, isRecent } from '#kit/clock.ts'
import type { Operations, Problem } from './operations.contract.ts'

export const problemOf = (
  kind: Problem['kind'],
  more: Partial<Omit<Problem, 'kind'>> = {},
): Problem => ({ kind, count: null, since: null, disk: null, error: null, ...more })

export const hoursAgo = (hours: number): string => instantNow(-hours * 3_600_000)

/** Milliseconds that a job may wait for a free server. */
const longestWait = 900_000

export function problemsOf(
  { replicas, disks, jobs, mails, calendars }: Omit<Operations, 'problems'>,
  ofBackup: readonly Problem[],
  /** When the provider of mail took its consent back. */
  consentLostOn: string | null,
): Problem[] {
  const tightest = disks
    .filter(({ state }) => state !== 'plenty')
    .toSorted(
      (one, other) => one.state.localeCompare(other.state) || one.freeBytes - other.freeBytes,
    )
    .map(({ state, path, freeBytes, stopBytes }) =>
      problemOf(state === 'full' ? 'roomFull' : 'roomLow', {
        disk: { path, freeBytes, stopBytes },
      }),
    )
  const leftOut = replicas.filter((each) => each.leftOut && each.leftOut !== 'primary').length
  const failed = jobs.filter((queue) => queue.failed > 0)
  const late = jobs.filter(({ oldestOn }) => oldestOn && !isRecent(oldestOn, longestWait))
  const counted: [Problem['kind'], count: number, since?: string | null][] = [
    ['replicasLeftOut', leftOut],
    ['jobsFailed', sum(failed, 'failed'), sorted(failed, 'failedOn').at(-1)],
    ['jobsStuck', sum(late, 'waiting'), sorted(late, 'oldestOn')[0]],
    ['mailsDelayed', mails.delayed, mails.oldestOn],
    ['mailsUndelivered', mails.undelivered],
    ['calendarsOld', calendars.old],
  ]
  return [
    ...tightest.slice(0, 1),
    ...ofBackup,
    ...(consentLostOn ? [problemOf('mailConsentLost', { since: consentLostOn })] : []),
    ...counted
      .filter(([, count]) => count > 0)
      .map(([kind, count, since = null]) => problemOf(kind, { count, since })),
  ]
}

type Jobs = Operations['jobs']

const sum = (queues: Jobs, key: 'failed' | 'waiting') =>
  queues.reduce((all, queue) => all + queue[key], 0)
const sorted = (queues: Jobs, key: 'failedOn' | 'oldestOn') =>
  queues.flatMap((queue) => queue[key] ?? []).toSorted()
