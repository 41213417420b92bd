// The job that sends queued mail: every minute, and at once when `sendMailSoon` is called.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import { mostTries, sendQueuedMail } from './mailQueue.ts'
import type { GivenUpMail } from './mailQueue.ts'
import { MailRefused } from './mailRefused.ts'
import type { Mailer } from './mailer.ts'

type MailBackend<DB> = { jobs: Jobs; db: Kysely<DB>; mail: Mailer; log: FastifyBaseLogger }

type Handlers<DB> = {
  /** Notifies users that a mail was given up. */
  tell: (tx: Transaction<DB>, mail: GivenUpMail) => Promise<void>
  /** After a mail server has accepted a mail for this address. */
  clear: (db: Kysely<DB>, to: string) => Promise<unknown>
}

export function mailJob<DB>(
  { jobs, db, mail, log }: MailBackend<DB>,
  { tell, clear }: Handlers<DB>,
): void {
  const onFailure = (error: unknown, id: number, tries: number) =>
    tries < mostTries && !(error instanceof MailRefused)
      ? log.warn({ err: error, id, tries }, 'a mail was not taken, and is sent again later')
      : log.error({ err: error, id, tries }, 'a mail was never taken, and is given up')
  const onAccepted = (to: string) =>
    clear(db, to).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'a mail was sent, and its address stays marked'),
    )
  const handlers = { onFailure, tell, onAccepted }
  jobs.define('sendMail', async () => void (await sendQueuedMail(db, mail, handlers)), {
    oneWaiting: true,
  })
  jobs.schedule('sendMail', '* * * * *')
}

/** Starts the job without waiting for it. Never throws: if it cannot start, mail stays in the queue. */
export const sendMailSoon = ({ jobs, log }: Pick<MailBackend<unknown>, 'jobs' | 'log'>) =>
  void jobs.send('sendMail').catch((error: unknown) => {
    log.warn({ err: error }, 'mail waits for the next minute')
  })
