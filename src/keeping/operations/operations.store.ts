// Combines the response from a dozen small queries.
import { instantNow } from '#kit/clock.ts'
import type { Actor } from '#kit/http/endpoint.ts'
import { retryMail } from '#kit/mail/mailQueue.ts'
import { mailInUse } from '#base/mail/server/storedMailer.ts'
import { recordKinds } from '#base/register/records.contract.ts'
import type { Backend, Db } from '#base/backend/backend.ts'
import { countFeeds, feedAges, handedOutFeeds } from './feedAges.store.ts'
import { readInstallation, readSizes } from './installation.store.ts'
import { jobQueues } from './jobQueues.store.ts'
import { mailFailures, mailsWaiting } from './mailsWaiting.store.ts'
import { openSessions } from './openSessions.store.ts'
import type { Operations } from './operations.contract.ts'
import { problemsOf } from './problems.ts'
import { readBackup } from './readBackup.store.ts'
import { noteRetry } from './retryJobs.store.ts'
import { shownError } from './shownError.ts'
import type { StoredError } from './shownError.ts'

const mostFailures = 10
const mostFeeds = 20

/** @param language of the names of objects and the explanations of errors */
export async function getOperations(backend: Backend, language: string): Promise<Operations> {
  const { db, server, room, replicas, geocoder, translate } = backend
  const shown = (error: StoredError) => shownError(error, language, translate)
  const [
    mail,
    installation,
    sizes,
    { backup, problems },
    queues,
    mails,
    failures,
    calendars,
    sessions,
  ] = await Promise.all([
    mailInUse(backend),
    readInstallation(db),
    readSizes(db),
    readBackup(backend, shown),
    jobQueues(db),
    mailsWaiting(db),
    mailFailures(db, mostFailures),
    readCalendars(db, language),
    openSessions(db),
  ])
  const { version, commit, schema, isEmbedded, startedOn, filesIn, map } = server
  const read = {
    readOn: instantNow(),
    product: {
      ...installation,
      version,
      commit,
      schema,
      isEmbedded,
      startedOn,
      node: process.versions.node,
    },
    replicas: replicas.now(),
    sizes,
    disks: [...room.all()],
    backup,
    jobs: queues.map((queue) => ({ ...queue, error: queue.error && shown(queue.error) })),
    mails: {
      ...mails,
      failures: failures.map(({ code, entity, ...failure }) => ({
        ...failure,
        entity: entity !== null && isRecordKind(entity) ? entity : null,
        error: code === null ? null : shown({ code }),
      })),
    },
    calendars,
    services: {
      mailBy: mail.by,
      filesIn,
      map,
      geocoder: geocoder && (URL.parse(geocoder.url)?.host ?? null),
    },
    sessions,
  }
  return { ...read, problems: problemsOf(read, problems, mail.consentLostOn) }
}

async function readCalendars(db: Db, language: string): Promise<Operations['calendars']> {
  const [{ count, old }, feeds, handedOut] = await Promise.all([
    countFeeds(db),
    feedAges(db, language, mostFeeds),
    handedOutFeeds(db),
  ])
  return { count, old, feeds, handedOut }
}

const isRecordKind = (entity: string) => (recordKinds() as readonly string[]).includes(entity)

/** Returns the number of retried items. */
export const retryMails = (db: Db, actor: Actor): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const retried = await retryMail(tx)
    if (retried > 0) await noteRetry(tx, `mails: ${retried}`, actor)
    return retried
  })
