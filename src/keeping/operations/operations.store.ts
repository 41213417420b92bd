// Puts the answer together; a dozen small queries.
import { instantNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { retryMail } from '#kit/mail/mailQueue.ts'
import { failures } from '#records/stay-calendars/calendarFailure.contract.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { countFeeds, feedAges, handedOutFeeds } from './feedAges.store.ts'
import {
  constraintNames,
  databaseBytes,
  largestTables,
  readInstallation,
  storedFiles,
} from './installation.store.ts'
import { jobQueues } from './jobQueues.store.ts'
import { mailFailures, mailsWaiting } from './mailsWaiting.store.ts'
import { nextRuns } from './nextRuns.store.ts'
import { openSessions } from './openSessions.store.ts'
import type { Operations } from './operations.contract.ts'
import { problemsOf } from './problems.ts'
import { readBackup } from './readBackup.store.ts'
import { reducedError } from './reducedError.ts'
import { noteRetry } from './retryJobs.store.ts'

const mostTables = 10
const mostFailures = 10
const mostFeeds = 20

export async function getOperations(backend: Backend, language: string): Promise<Operations> {
  const { db, server, room } = backend
  const [product, sizes, { backup, problems }, jobs, mails, calendars, sessions] =
    await Promise.all([
      readInstallation(db),
      readSizes(db),
      readBackup(backend),
      readJobs(db),
      readMails(db),
      readCalendars(db, language),
      openSessions(db),
    ])
  const disks = [...room.all()]
  const replicas = backend.replicas.now()
  return {
    readOn: instantNow(),
    problems: problemsOf({ replicas, disks, jobs, mails, calendars }, problems),
    product: {
      ...product,
      version: server.version,
      commit: server.commit,
      schema: server.schema,
      node: process.versions.node,
      isEmbedded: server.isEmbedded,
      startedOn: server.startedOn,
    },
    replicas,
    sizes,
    disks,
    backup,
    jobs,
    mails,
    calendars,
    services: {
      mailBy: server.mailBy,
      filesIn: server.filesIn,
      map: server.map,
      geocoder: backend.geocoder && (URL.parse(backend.geocoder.url)?.host ?? null),
    },
    sessions,
  }
}

async function readSizes(db: Db): Promise<Operations['sizes']> {
  const [database, tables, files] = await Promise.all([
    databaseBytes(db),
    largestTables(db, mostTables),
    storedFiles(db),
  ])
  return { database, tables, files }
}

async function readJobs(db: Db): Promise<Operations['jobs']> {
  const [queues, next] = await Promise.all([jobQueues(db), nextRuns(db)])
  const known = queues.some(({ error }) => error?.constraint)
    ? await constraintNames(db)
    : undefined
  return queues.map((queue) => ({
    ...queue,
    error: queue.error && reducedError(queue.error, known),
    nextOn: next.get(queue.name) ?? null,
  }))
}

async function readMails(db: Db): Promise<Operations['mails']> {
  const [waiting, ofMails] = await Promise.all([mailsWaiting(db), mailFailures(db, mostFailures)])
  return {
    ...waiting,
    failures: ofMails.map(({ said, entity, ...failure }) => ({
      ...failure,
      entity: entity !== null && isRecordKind(entity) ? entity : null,
      error: said === null ? null : reducedError({ message: said }),
    })),
  }
}

async function readCalendars(db: Db, language: string): Promise<Operations['calendars']> {
  const [{ count, old }, feeds, handedOut] = await Promise.all([
    countFeeds(db),
    feedAges(db, language, mostFeeds),
    handedOutFeeds(db),
  ])
  return {
    count,
    old,
    handedOut,
    feeds: feeds.map(({ failure, ...feed }) => ({
      ...feed,
      failure: failures.find((known) => known === failure) ?? null,
    })),
  }
}

const isRecordKind = (entity: string) => (recordKinds() as readonly string[]).includes(entity)

/** Returns how many are tried again. */
export const retryMails = (db: Db, actor: Actor): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const retried = await retryMail(tx)
    if (retried > 0) await noteRetry(tx, `mails: ${retried}`, actor)
    return retried
  })
