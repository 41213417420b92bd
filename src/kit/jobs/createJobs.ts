// Jobs with pg-boss, in the schema `pgboss` of our database.
import { randomBytes } from 'node:crypto'
import { DatabaseError } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { DatabaseConnection } from '../db/open.ts'
import { isLostConnection } from '../errors/lostConnection.ts'
import { PreparedClient, refuseStandby } from '../db/preparedClient.ts'
import { timeZone } from '../clock.ts'
import { tracedRun, tracedSend } from '../tracing/traceJobs.ts'
import { catchUpClock } from './catchUpClock.ts'
import { JobFailed } from './jobFailed.ts'
import type { JobOptions, Jobs } from './jobs.ts'

export type JobsOptions = {
  connection: DatabaseConnection
  /** Called when a job fails, and when the database cannot be reached. */
  onError: (error: unknown, job?: string) => void
  /** Called after each run of a job, with the seconds that it took. */
  onRun?: (job: string, seconds: number, isDone: boolean) => void
  /** Polling interval in seconds of a free server while PostgreSQL can't notify it of new jobs. */
  pollSeconds?: number
  /** The same while PostgreSQL can: polling then finds jobs that have become due, such as retries. */
  restSeconds?: number
  /** Interval in seconds at which it checks whether the clock was set back. */
  clockSeconds?: number
  /** Interval in seconds at which it checks for jobs of dead servers. */
  watchSeconds?: number
  /** Milliseconds without a response after which a connection is closed: PostgreSQL may be frozen or gone. */
  silence?: number
}

/** Seconds between two heartbeats of a server that runs a job. */
const refreshSeconds = 15

/** A failed job is retried after 1, 2, 4, … minutes. */
const queue = {
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  // A server that runs a job sends heartbeats. After this silence another server takes the job. A running job may take
  // as long as it needs, up to a day, which is the longest limit in pg-boss.
  heartbeatSeconds: 90,
  expireInSeconds: 24 * 60 * 60,
  // A sent job wakes the servers at once, so idle ones poll rarely: twenty queues would make ten statements a second.
  notify: true,
}

type JobHandler = (data: never) => Promise<void>

/** Connects on `start` or on the first `send`. A server that only sends jobs need not start. */
export function createJobs({
  connection,
  onError,
  onRun = () => {},
  pollSeconds = 2,
  restSeconds = 30,
  clockSeconds = 60,
  watchSeconds = 60,
  silence = 60_000,
}: JobsOptions): Jobs {
  const works = new Map<string, { run: JobHandler } & JobOptions>()
  const queues = new Map<string, Promise<void>>()
  const crons = new Map<string, string>()
  let opened: Promise<PgBoss> | undefined
  let clock: NodeJS.Timeout | undefined
  const open = () => {
    opened ??= openBoss(connection, { silence, watchSeconds, onError })
    opened.catch(() => (opened = undefined))
    return opened
  }
  const mustBeDefined = (name: string) => {
    if (!works.has(name)) throw new Error(`There is no job named ${name}`)
  }
  const createQueue = (boss: PgBoss, name: string) => {
    const policy = works.get(name)?.oneWaiting ? 'short' : 'standard'
    const created = queues.get(name) ?? createUpToDate(boss, name, policy)
    queues.set(name, created)
    created.catch(() => queues.delete(name))
    return created
  }
  const work = async (boss: PgBoss, name: string, run: JobHandler) => {
    await createQueue(boss, name)
    const rest = Math.max(restSeconds, pollSeconds)
    const intervals = {
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: rest,
      heartbeatRefreshSeconds: refreshSeconds,
    }
    const worker: Promise<string> = boss.work(name, intervals, async ([job]) => {
      // One notification may stand for several jobs, so look for the next one right after this one.
      boss.notifyWorker(await worker)
      const begun = performance.now()
      const ended = (isDone: boolean) => onRun(name, (performance.now() - begun) / 1000, isDone)
      try {
        // The type of the data is known only where the job is defined and sent.
        await tracedRun(name, job?.data as object | undefined, (data) => run(data as never))
        ended(true)
      } catch (error) {
        ended(false)
        onError(error, name)
        throw new JobFailed(error)
      }
    })
    await worker
  }
  return {
    define(name, run, options) {
      if (works.has(name)) throw new Error(`There are two jobs named ${name}`)
      works.set(name, { run, ...options })
    },
    schedule(name, cron) {
      mustBeDefined(name)
      crons.set(name, cron)
    },
    async send(name, data = {}) {
      mustBeDefined(name)
      await tracedSend(name, data, async (sent) => {
        const boss = await open()
        await createQueue(boss, name)
        await boss.send(name, sent)
      })
    },
    async start() {
      const boss = await open()
      for (const [name, { run }] of works) await work(boss, name, run)
      for (const { name } of await boss.getSchedules())
        if (!crons.has(name)) await boss.unschedule(name)
      for (const [name, cron] of crons)
        await boss.schedule(name, cron, {}, { tz: timeZone, missed: 'once' })
      await catchUpClock(boss)
      clearInterval(clock)
      clock = setInterval(() => void catchUpClock(boss).catch(onError), clockSeconds * 1000).unref()
    },
    async stop() {
      clearInterval(clock)
      const boss = await opened?.catch(() => undefined)
      opened = undefined
      await boss?.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

async function createUpToDate(boss: PgBoss, name: string, policy: 'short' | 'standard') {
  await boss.createQueue(name, { ...queue, policy })
  // pg-boss does not change an existing queue, so update those of earlier versions, which had no notifications and a
  // limit of a quarter of an hour.
  const made = await boss.getQueue(name)
  const { notify, heartbeatSeconds, expireInSeconds } = queue
  if (
    made?.notify !== notify ||
    made.heartbeatSeconds !== heartbeatSeconds ||
    made.expireInSeconds !== expireInSeconds
  )
    await boss.updateQueue(name, { notify, heartbeatSeconds, expireInSeconds })
}

/** Prefix of the names of connections that run jobs; the rest identifies the server. */
export const jobsName = 'jobs '

async function openBoss(
  connection: DatabaseConnection,
  {
    silence,
    watchSeconds,
    onError,
  }: Required<Pick<JobsOptions, 'silence' | 'watchSeconds' | 'onError'>>,
): Promise<PgBoss> {
  // Loaded only when needed: it is large.
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    ...connection,
    ...ofPool(silence),
    schema: 'pgboss',
    max: 2,
    useListenNotify: true,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    notifyHeartbeatIntervalMs: Math.min(10_000, silence),
    notifyHeartbeatTimeoutMs: Math.min(5_000, silence),
  })
  boss.on('error', onceInAWhile(onError))
  return boss.start()
}

/** Milliseconds within which lost connections count as one failure. */
const sameLoss = 30_000

/** Reports a lost database once: until it is back, every queue fails every two seconds. */
function onceInAWhile(onError: (error: unknown) => void): (error: unknown) => void {
  let toldOn: number | undefined
  return (thrown) => {
    const error = asError(thrown)
    if (isLostConnection(error) || isLostListener(error)) {
      if (toldOn !== undefined && performance.now() - toldOn < sameLoss) return
      toldOn = performance.now()
    }
    onError(error)
  }
}

/** The connection that listens for jobs throws pg-boss's own errors. */
const isLostListener = (error: unknown) =>
  error instanceof Error && error.message.startsWith('LISTEN/NOTIFY ')

type Thrown = { message: string; severity?: string }

/** pg-boss passes errors of queues on as plain objects with the same properties. */
function asError(thrown: unknown): unknown {
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return thrown
  const { message, severity } = thrown as Thrown
  const isOfDatabase = severity !== undefined
  return Object.assign(
    isOfDatabase ? new DatabaseError(message, message.length, 'error') : new Error(message),
    thrown,
  )
}

/** Options that pg-boss passes to its pool. */
const ofPool = (silence: number) => ({
  application_name: `${jobsName}${randomBytes(4).toString('hex')}`,
  Client: PreparedClient,
  silence,
  keepAlive: true,
  onConnect: refuseStandby,
})
