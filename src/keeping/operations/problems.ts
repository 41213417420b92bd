// What is wrong, in the order of how much it matters.
import { instantNow, isRecent } from '#kit/clock.ts'
import type { Operations, Problem } from './operations.contract.ts'

export const problemOf = (
  kind: Problem['kind'],
  more: Partial<Omit<Problem, 'kind'>> = {},
): Problem => ({ kind, count: null, since: null, disk: null, error: null, ...more })

export const hoursAgo = (hours: number): string => instantNow(-hours * 3_600_000)

/** Milliseconds that a job may wait for a server that is free. */
const longestWait = 900_000

type Known = Pick<Operations, 'replicas' | 'disks' | 'jobs' | 'mails' | 'calendars'>

export function problemsOf(known: Known, ofBackup: readonly Problem[]): Problem[] {
  const { replicas, disks, jobs, mails, calendars } = known
  const full = tightest(disks, 'full')
  const low = tightest(disks, 'low')
  const sum = (queues: typeof jobs, of: (queue: (typeof jobs)[number]) => number) =>
    queues.reduce((all, each) => all + of(each), 0)
  const leftOut = replicas.filter(
    (replica) => replica.leftOut && replica.leftOut !== 'primary',
  ).length
  const failed = sum(jobs, (queue) => queue.failed)
  const late = jobs.filter(({ oldestOn }) => oldestOn && !isRecent(oldestOn, longestWait))
  return [
    ...(full
      ? [problemOf('roomFull', { disk: full })]
      : low
        ? [problemOf('roomLow', { disk: low })]
        : []),
    ...ofBackup,
    ...(leftOut ? [problemOf('replicasLeftOut', { count: leftOut })] : []),
    ...(failed ? [problemOf('jobsFailed', { count: failed, since: newest(jobs) })] : []),
    ...(late.length
      ? [
          problemOf('jobsStuck', {
            count: sum(late, (queue) => queue.waiting),
            since: oldest(late),
          }),
        ]
      : []),
    ...(mails.delayed
      ? [problemOf('mailsDelayed', { count: mails.delayed, since: mails.oldestOn })]
      : []),
    ...(mails.undelivered ? [problemOf('mailsUndelivered', { count: mails.undelivered })] : []),
    ...(calendars.old ? [problemOf('calendarsOld', { count: calendars.old })] : []),
  ]
}

function tightest(disks: Operations['disks'], state: 'low' | 'full'): Problem['disk'] {
  const [first] = disks
    .filter((disk) => disk.state === state)
    .toSorted((one, other) => one.freeBytes - other.freeBytes)
  return first ? { path: first.path, freeBytes: first.freeBytes, stopBytes: first.stopBytes } : null
}

const newest = (jobs: Operations['jobs']) =>
  jobs
    .flatMap(({ failed, failedOn }) => (failed && failedOn ? [failedOn] : []))
    .toSorted()
    .at(-1) ?? null
const oldest = (jobs: Operations['jobs']) =>
  jobs.flatMap(({ oldestOn }) => oldestOn ?? []).toSorted()[0] ?? null
