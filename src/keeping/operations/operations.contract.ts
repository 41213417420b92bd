// How the installation is: what administrators need to keep it running. Nothing in an answer is about a client, and errors have
// codes in place of their texts.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { file, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { failures } from '#records/stay-calendars/calendarFailure.contract.ts'

const count = z.int()
const bytes = z.number()

const shownError = z.object({
  /** What its code means and what to do, in the language of the person. */
  text: z.string(),
  /** Such as `ECONNREFUSED`, `23505` of PostgreSQL, or `550 5.1.1` of a mail server; null if it is not known. */
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
  ...(['mailsDelayed', 'mailsUndelivered', 'calendarsOld'] as const),
] as const

const problem = z.object({
  kind: z.enum(problemKinds),
  /** Of jobs, mails or calendars. */
  count: count.nullable(),
  /** Since when it is so; null if it was never otherwise, or if that is not known. */
  since: instant.nullable(),
  /** The folder with little room. */
  disk: z.object({ path: z.string(), freeBytes: bytes, stopBytes: bytes }).nullable(),
  error: shownError.nullable(),
})

const product = z.object({
  version: z.string(),
  /** The commit that the server was made from; null if that is not known. */
  commit: z.string().nullable(),
  /** The number of the newest migration that this release brings, such as `0198`. */
  schema: z.string(),
  node: z.string(),
  postgres: z.string(),
  isEmbedded: z.boolean(),
  startedOn: instant,
  /** Servers on this database that run jobs; null when that cannot be seen. */
  servers: count.nullable(),
  /** The newest migration that the database has, such as `0198_mail_failed.sql`. */
  migration: z.string().nullable(),
})

const replica = z.object({
  /** Its host and port. */
  name: z.string(),
  leftOut: z.enum(['away', 'behind', 'notReceiving', 'another', 'primary']).nullable(),
})

const sizes = z.object({
  database: bytes,
  /** The largest; rows are PostgreSQL's estimate, null before its first look. */
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
  /** Null while it goes on, and for one that was killed. */
  ok: z.boolean().nullable(),
  error: shownError.nullable(),
})

const backup = z.object({
  isOn: z.boolean(),
  /** Whether it holds the database too, or the files alone. */
  withDatabase: z.boolean(),
  isSealed: z.boolean(),
  place: z.enum(['folder', 's3']).nullable(),
  runs: z.array(backupRun),
  /** Up to then what was written is in the backup, a minute more or less; null before the first time, or on another server. */
  sentOn: instant.nullable(),
  trouble: z.object({ since: instant, error: shownError }).nullable(),
  /** What can be restored; null on a server that has not looked yet. */
  restorable: z
    .object({
      /** The newest first. */
      bases: z.array(z.object({ finishedOn: instant, size: bytes, stored: bytes })),
      /** Every moment from here to there. */
      from: instant.nullable(),
      upTo: instant.nullable(),
    })
    .nullable(),
})

const queue = z.object({
  name: z.string(),
  /** To run now or as soon as a server is free, retries included. */
  waiting: count,
  retrying: count,
  running: count,
  /** Given up after several tries, and not made good since by a later run of the same work. */
  failed: count,
  /** Since when the oldest waiting job could run, while no server runs another of the queue. */
  oldestOn: instant.nullable(),
  lastDoneOn: instant.nullable(),
  /** Of the newest that failed or is retried. */
  failedOn: instant.nullable(),
  error: shownError.nullable(),
  /** When it is scheduled next; null when it is not. */
  nextOn: instant.nullable(),
})

const mails = z.object({
  /** Not yet sent, retries included. */
  waiting: count,
  /** Of these, the ones that no mail server has taken so far. */
  delayed: count,
  /** Given up within a week. */
  undelivered: count,
  /** When the oldest waiting mail was written. */
  oldestOn: instant.nullable(),
  failures: z.array(
    z.object({
      /** The kind of record that they are about. */
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
  /** Private calendars that staff read elsewhere, and when the newest was fetched. */
  handedOut: z.object({ count, lastUsedOn: instant.nullable() }),
  /** Those that failed or are old, and then the others, at most some of them. */
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
  /** The worst first; none when all is well. */
  problems: z.array(problem),
  product,
  /** Of the database; heavy reads go to those that are not left out. */
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
    /** The host that is asked; null without one. */
    geocoder: z.string().nullable(),
  }),
  sessions,
})
export type Operations = z.output<typeof operations>
export type Problem = z.output<typeof problem>
export type ShownError = z.output<typeof shownError>

const retried = z.object({
  /** How many are tried again; 0 when there was nothing left to try. */
  retried: count,
})

export const operationsApi = {
  getOperations: get('/api/operations', {
    may: admin,
    shows: ['operations', 'object', 'occupancy', 'alert'],
    answer: operations,
  }),
  retryJobs: post('/api/operations/retryJobs', {
    may: admin,
    changes: ['operations', 'actionLog'],
    body: z.strictObject({ queue: z.string().min(1).max(100) }),
    answer: retried,
  }),
  /** Mails that no mail server has taken so far. Those that were given up are not kept. */
  retryMails: post('/api/operations/retryMails', {
    may: admin,
    changes: ['operations', 'actionLog'],
    answer: retried,
  }),
  /** A zip for support, without anything personal in it. */
  getBundle: get('/api/operations/bundle', { may: admin, answer: file }),
}
