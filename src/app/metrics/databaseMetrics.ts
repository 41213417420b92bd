// Metrics from the database: jobs, mails, sessions, calendars, backups.
import type { Registry } from 'prom-client'
import { epochMs } from '#kit/clock.ts'
import type { Backend } from '#base/backend/backend.ts'
import { databaseReading } from './databaseReading.ts'
import type { Reading } from './databaseReading.ts'
import { gaugesIn } from './gauges.ts'

/** Returns a function that updates them; unknown values are left out. */
export function databaseMetrics(
  registry: Registry,
  backend: Pick<Backend, 'db' | 'log' | 'backup'>,
): () => Promise<void> {
  const gauge = gaugesIn(registry)
  const read = databaseReading(backend)
  const up = gauge(
    'estia_database_up',
    'Whether the database answered the last look (1) or not (0)',
  )
  const sessions = gauge('estia_sessions', 'Sessions that are open')
  const tellJobs = jobMetrics(gauge)
  const tellMails = mailMetrics(gauge)
  const tellFeeds = feedMetrics(gauge)
  const tellBackups = backupMetrics(gauge, backend.backup)
  return async () => {
    const reading = await read()
    up.set(reading ? 1 : 0)
    sessions.clear()
    if (reading) sessions.set(sum(reading.sessions.map((kind) => kind.sessions)))
    tellJobs(reading?.queues)
    tellMails(reading?.mails)
    tellFeeds(reading?.feeds)
    tellBackups(reading)
  }
}

type MakeGauge = ReturnType<typeof gaugesIn>

function jobMetrics(gauge: MakeGauge) {
  const jobs = gauge('estia_jobs', 'Background jobs by queue and state', ['queue', 'state'])
  const oldest = gauge(
    'estia_job_oldest_waiting_seconds',
    'How long the oldest job of the queue could have run',
    ['queue'],
  )
  return (queues: Reading['queues']) => {
    jobs.clear()
    oldest.clear()
    for (const { name: queue, waiting, running, failed, oldestOn } of queues ?? []) {
      jobs.set({ queue, state: 'waiting' }, waiting)
      jobs.set({ queue, state: 'running' }, running)
      jobs.set({ queue, state: 'failed' }, failed)
      oldest.set({ queue }, secondsSince(oldestOn))
    }
  }
}

function mailMetrics(gauge: MakeGauge) {
  const mails = gauge(
    'estia_mails',
    'Mails that wait, were refused for now and are tried again, or were given up within a week',
    ['state'],
  )
  const oldest = gauge('estia_mail_oldest_waiting_seconds', 'Age of the oldest mail that waits')
  return (known: Reading['mails']) => {
    mails.clear()
    oldest.clear()
    if (!known) return
    mails.set({ state: 'waiting' }, known.waiting)
    mails.set({ state: 'delayed' }, known.delayed)
    mails.set({ state: 'given_up' }, known.undelivered)
    oldest.set(secondsSince(known.oldestOn))
  }
}

function feedMetrics(gauge: MakeGauge) {
  const feeds = gauge('estia_stay_feeds', 'Calendars of other sites that are fetched', ['state'])
  const oldest = gauge(
    'estia_stay_feed_oldest_read_seconds',
    'Time since the calendar that waits longest was read',
  )
  return (known: Reading['feeds']) => {
    feeds.clear()
    oldest.clear()
    if (!known) return
    feeds.set({ state: 'read' }, known.count - known.failing)
    feeds.set({ state: 'failing' }, known.failing)
    if (known.oldest !== null) oldest.set(known.oldest)
  }
}

function backupMetrics(gauge: MakeGauge, backup: Backend['backup']) {
  const isOn = gauge('estia_backup_enabled', 'Whether backups and their proofs are set up', [
    'kind',
  ])
  const good = gauge(
    'estia_backup_last_success_timestamp_seconds',
    'When the last good backup (base), or the last restore that was right (proof), ended',
    ['kind'],
  )
  isOn.set({ kind: 'base' }, backup ? 1 : 0)
  isOn.set({ kind: 'proof' }, backup?.embedded ? 1 : 0)
  return (reading: Reading | null) => {
    good.clear()
    if (!backup || !reading) return
    for (const kind of ['base', 'proof'] as const) {
      const on = reading[kind]?.good
      if (on) good.set({ kind }, Date.parse(on) / 1000)
    }
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** Seconds since the instant; 0 if there is none. */
const secondsSince = (instant: string | null) =>
  instant === null ? 0 : Math.max(0, (epochMs() - Date.parse(instant)) / 1000)
