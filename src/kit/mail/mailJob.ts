// The job that sends what is in the queue: looked at each minute, and at once after something came into it.
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Jobs } from '../jobs/jobs.ts'
import { mostTries, sendQueuedMail } from './mailQueue.ts'
import type { GivenUpMail } from './mailQueue.ts'
import { MailRefused } from './mailRefused.ts'
import type { Mailer } from './mailer.ts'

type Parts<DB> = { jobs: Jobs; db: Kysely<DB>; mail: Mailer; log: FastifyBaseLogger }

/** `tell` says to people that a mail was given up. */
export function mailJob<DB>(
  { jobs, db, mail, log }: Parts<DB>,
  tell: (tx: Transaction<DB>, mail: GivenUpMail) => Promise<void>,
): void {
  const onFailure = (error: unknown, id: number, tries: number) =>
    tries < mostTries && !(error instanceof MailRefused)
      ? log.warn({ err: error, id, tries }, 'a mail was not taken, and is sent again later')
      : log.error({ err: error, id, tries }, 'a mail was never taken, and is given up')
  jobs.define('sendMail', async () => void (await sendQueuedMail(db, mail, { onFailure, tell })), {
    oneWaiting: true,
  })
  jobs.schedule('sendMail', '* * * * *')
}

/** Nobody waits for it; what cannot be sent for now is in the queue. */
export const sendMailSoon = ({ jobs, log }: Pick<Parts<unknown>, 'jobs' | 'log'>) =>
  void jobs.send('sendMail').catch((error: unknown) => {
    log.warn({ err: error }, 'mail waits for the next minute')
  })
