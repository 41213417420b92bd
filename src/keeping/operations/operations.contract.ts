// The state of the installation, which administrators need to keep it running. Responses contain nothing about clients, and
// codes instead of error texts.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { file, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { failures } from '#records/stay-calendars/calendarFailure.contract.ts'

const count = z.int()
const bytes = z.number()

const shownError = z.object({
  /** The meaning of the code and a solution, in the user's language. */
  text: z.string(),
  /** Such as `ECONNREFUSED`, PostgreSQL's `23505`, or `550 5.1.1` of a mail server; null if unknown. */
  code: z.string().nullable(),
  /** The innermost file and line of this program, such as `src/base/mail/mail.routes.ts:12`. */
  place: z.string().nullable(),
  /** The violated constraint. */
  constraint: z.string().nullable(),
})

const problemKinds = [
  ...(['roomFull', 'roomLow', 'backupOff', 'filesBackupOff'] as const),
  ...(['backup.never', 'backup.old', 'backup.failed', 'backup.notProven'] as const),
  ...(['backup.differs', 'backup.notSent', 'backup.refused', 'backup.lowSpace'] as const),
  ...(['replicasLeftOut', 'jobsFailed', 'jobsStuck'] as const),
  ...(['mailsDelayed', 'mailsUndelivered', 'mailConsentLost', 'calendarsOld'] as const),
] as const

const problem = z.object({
  kind: z.enum(problemKinds),
  /** Number of jobs, mails or calendars. */
  count: count.nullable(),
  /** Start of the problem; null if it has always existed, or if unknown. */
  since: instant.nullable(),
  /** The folder that is short of space. */
  disk: z.object({ path: z.string(), freeBytes: bytes, stopBytes: bytes }).nullable(),
  error: shownError.nullable(),
})

const product = z.object({
  version: z.string(),
  /** The commit that the server was built from; null if unknown. */
  commit: z.string().nullable(),
  /** The number of the newest migration in this release, such as `0198`. */
  schema: z.string(),
  node: z.string(),
  postgres: z.string(),
  isEmbedded: z.boolean(),
  startedOn: instant,
  /** Number of servers that run jobs on this database; null if unknown. */
  servers: count.nullable(),
  /** The newest applied migration, such as `0198_mail_failed.sql`. */
  migration: z.string().nullable(),
})

const replica = z.object({
  /** Its host and port. */
  name: z.string(),
  leftOut: z.enum(['away', 'behind', 'notReceiving', 'another', 'primary']).nullable(),
})

const sizes = z.object({
  database: bytes,
  /** The largest tables; row counts are PostgreSQL's estimates, null before its first ANALYZE. */
  tables: z.array(z.object({ name: z.string(), rows: z.number().nullable(), bytes })),
  files: z.object({ count: z.number(), bytes, isEstimate: z.boolean() }),
})

const disk = z.object({
  holds: z.string().nullable(),
  path: z.string(),
  freeBytes: bytes,
  totalBytes: bytes,
  stopBytes: bytes,
  state: z.enum(['plenty', 'low', 'full']),
})

const backupRun = z.object({
  kind: z.enum(['base', 'proof']),
  startedOn: instant,
  finishedOn: instant.nullable(),
  /** Null while it runs, and for a run that was killed. */
  ok: z.boolean().nullable(),
  error: shownError.nullable(),
})

const backup = z.object({
  isOn: z.boolean(),
  /** Whether it includes the database, or only the files. */
  withDatabase: z.boolean(),
  isSealed: z.boolean(),
  place: z.enum(['folder', 's3']).nullable(),
  runs: z.array(backupRun),
  /**
   * Everything written before this time is in the backup, within a minute; null before the first time, or on another server.
   */
  sentOn: instant.nullable(),
  trouble: z.object({ since: instant, error: shownError }).nullable(),
  /** What can be restored; null on a server that has not checked yet. */
  restorable: z
    .object({
      /** Newest first. */
      bases: z.array(z.object({ finishedOn: instant, size: bytes, stored: bytes })),
      /** Every moment in this range can be restored. */
      from: instant.nullable(),
      upTo: instant.nullable(),
    })
    .nullable(),
})

const queue = z.object({
  name: z.string(),
  /** Due now or as soon as a server is free, including retries. */
  waiting: count,
  retrying: count,
  running: count,
  /** Failed for good, without a later successful run of the same work. */
  failed: count,
  /** When the oldest waiting job was due, if no server runs another one of the queue. */
  oldestOn: instant.nullable(),
  lastDoneOn: instant.nullable(),
  /** The error of the newest job that failed or is retried. */
  failedOn: instant.nullable(),
  error: shownError.nullable(),
  /** The next scheduled run; null without a schedule. */
  nextOn: instant.nullable(),
})

const mails = z.object({
  /** Not sent yet, including retries. */
  waiting: count,
  /** Of these, those that no mail server has accepted so far. */
  delayed: count,
  /** Given up within the last week. */
  undelivered: count,
  /** When the oldest waiting mail was queued. */
  oldestOn: instant.nullable(),
  failures: z.array(
    z.object({
      /** The kind of record that the mails are about. */
      entity: z.string().nullable(),
      isGivenUp: z.boolean(),
      count,
      failedOn: instant,
      /** Null: there was no address. */
      error: shownError.nullable(),
    }),
  ),
})

const calendars = z.object({
  count,
  old: count,
  /** Calendar feeds that staff subscribe to, and the time of the latest fetch. */
  handedOut: z.object({ count, lastUsedOn: instant.nullable() }),
  /** Failed and old ones first, limited to a few. */
  feeds: z.array(
    z.object({
      id,
      objectId: id,
      object: z.string(),
      name: z.string(),
      fetchedOn: instant.nullable(),
      failure: z.enum(failures).nullable(),
      isOld: z.boolean(),
    }),
  ),
})

const sessions = z.array(
  z.object({
    /** `client`: the payments-only variant. */
    who: z.enum(['admin', 'employee', 'client']),
    sessions: count,
    people: count,
    newestOn: instant,
  }),
)

export const operations = z.object({
  readOn: instant,
  /** Most serious first; empty without problems. */
  problems: z.array(problem),
  product,
  /** Replicas of the database; expensive reads use those that are not left out. */
  replicas: z.array(replica),
  sizes,
  disks: z.array(disk),
  backup,
  jobs: z.array(queue),
  mails,
  calendars,
  services: z.object({
    mailBy: z.enum(['smtp', 'outbox']),
    filesIn: z.enum(['folder', 's3']),
    map: z.enum(['outline', 'usual', 'own']),
    /** The host of the service; null without one. */
    geocoder: z.string().nullable(),
  }),
  sessions,
})
export type Operations = z.output<typeof operations>
export type Problem = z.output<typeof problem>
export type ShownError = z.output<typeof shownError>

const retried = z.object({
  /** Number of retried items; 0 if there was nothing to retry. */
  retried: count,
})

export const operationsApi = {
  getOperations: get('/api/operations', {
    may: admin,
    shows: ['operations', 'object', 'occupancy', 'alert', 'mailSettings'],
    answer: operations,
  }),
  retryJobs: post('/api/operations/retryJobs', {
    may: admin,
    changes: ['operations', 'actionLog'],
    body: z.strictObject({ queue: z.string().min(1).max(100) }),
    answer: retried,
  }),
  /** Retries mails that no mail server has accepted so far. Mails that were given up no longer exist. */
  retryMails: post('/api/operations/retryMails', {
    may: admin,
    changes: ['operations', 'actionLog'],
    answer: retried,
  }),
  /** A ZIP for support, without personal data. */
  getBundle: get('/api/operations/bundle', { may: admin, answer: file }),
}
